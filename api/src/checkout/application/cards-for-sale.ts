import type { CardForSale } from '../../credit/application/sell-cards.js';
import { GiftRecipientWrong } from '../../credit/domain/refusals.js';
import type { Buy, GiftRecipient } from './buy.js';
import type { Quote } from './quote.js';

type Said = Pick<Buy, 'name' | 'contact' | 'giftRecipients'>;

/**
 * The gift cards of a purchase, piece by piece: those that the buyer has named a recipient for go there, the others to the buyer.
 * @throws GiftRecipientWrong where more are named than are bought
 */
export function cardsForSale(
  orderId: string,
  { lines, receipt }: Pick<Quote, 'lines' | 'receipt'>,
  said: Said,
) {
  const named = (said.giftRecipients ?? []).map((one, at) => ({ ...one, at }));
  const cards = lines.flatMap(({ offer, quantity }, line): CardForSale[] => {
    if (!offer.isGiftCard) return [];
    const { variantId, listPrice: face } = offer;
    const shares = receipt.lines[line]?.total.allocate(Array.from({ length: quantity }, () => 1)) ?? [];
    const recipients = named.filter((one) => one.variantId === variantId);
    return shares.map((paid, piece) => ({
      bought: { orderId, line, piece, variantId, face, paid },
      ...(recipients[piece] ? toOther(recipients[piece], said) : toBuyer(said)),
    }));
  });
  const surplus = named.find(({ at }) => !cards.some((one) => one.at === at));
  if (surplus) throw new GiftRecipientWrong(surplus.at, 'variantId', 'This gift card is not in your order');
  return cards;
}

const toOther = (
  { at, variantId: _of, from = '', ...to }: GiftRecipient & { at: number },
  { name }: Said,
) => ({ to, from: from || name, at });

const toBuyer = ({ name, contact }: Said) => ({
  to: { email: contact.email, name, message: '', sendOn: null },
  from: '',
});
