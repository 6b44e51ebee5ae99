import { Money } from './money.js';
import type { ReceiptRules } from './receipt-rules.js';
import type { ReceiptLine } from './receipt.js';

/** The field of a product that is sold as a gift card: each of its variants is an amount. */
export const GIFT_CARD_FIELD = 'isGiftCard';

interface Sold {
  lines: readonly Pick<ReceiptLine, 'total'>[];
  rules?: Pick<ReceiptRules, 'goods'>;
}

/** The places of the gift cards among the lines of a receipt. */
export const giftCardPlaces = ({ rules }: Pick<Sold, 'rules'>): number[] =>
  (rules?.goods ?? []).flatMap(({ isGiftCard }, at) => (isGiftCard ? [at] : []));

/** What the gift cards of a receipt cost: no gift card pays for that. */
export const costOfGiftCards = (receipt: Sold, none: Money): Money =>
  giftCardPlaces(receipt).reduce((sum, at) => sum.plus(receipt.lines[at]?.total ?? none), none);
