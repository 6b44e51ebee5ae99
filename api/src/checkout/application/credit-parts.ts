import { coinOf } from '../../kernel/cash-rounding.js';
import { costOfGiftCards, giftCardPlaces } from '../../kernel/gift-card-goods.js';
import { Money } from '../../kernel/money.js';
import type { Receipt } from '../../kernel/receipt.js';
import { GiftCardRefused } from '../../credit/domain/refusals.js';
import type { FindCredit, FoundCredit } from '../../credit/application/find-credit.js';
import type { TenderPart } from '../../payments/domain/tender.js';
import { definitionOf } from '../../payments/methods/known.js';
import type { Buy } from './buy.js';
import type { Carts } from './ports.js';
import { lineIdsOf, type Quote } from './quote.js';

/** Gift cards and store credit that an order is to be paid with. */
export type UsedCredit = Pick<Buy, 'accountId' | 'giftCards' | 'useStoreCredit'>;

/** What one of them has, and pays. */
export interface CreditPart extends FoundCredit {
  amount: Money;
}

/** What there is for a purchase. */
export type SeenCredit = Awaited<ReturnType<FindCredit['findCredit']>>;

/** How much gift cards and store credit pay of an order: each as much as it has, one after the other. */
export class CreditParts {
  constructor(
    private readonly credit: FindCredit,
    private readonly carts: Carts,
  ) {}

  /** Those of a purchase, in its transaction, in which those that it replaces have given back what they held. @throws GiftCardRefused */
  async partsOf(buy: Buy, { receipt }: Pick<Quote, 'receipt'>): Promise<TenderPart[]> {
    const { total } = receipt;
    const { accountId, giftCards = [], useStoreCredit: withOwn = false } = buy;
    if (giftCards.length === 0 && !withOwn) return [];
    const { currency } = total;
    const replaced = () => Promise.resolve([]);
    const seen = await this.credit.findCredit({ accountId, giftCards, withOwn, currency, replaced });
    checkGoods(giftCards, receipt);
    return (
      paidOf(usedOf(seen, buy), receipt, definitionOf(buy.method)?.inCoins === true)
        .filter(({ amount }) => !amount.isZero)
        // whoever spends two cards locks them in one order, so that no two purchases wait for each other
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ id, kind, amount }) => ({ method: kind, amount, source: id }))
    );
  }

  /**
   * For a quote, with the store credit of the account whether it is used or not. What an earlier try of the same cart lines holds is
   * there, too, since this purchase replaces it. @throws GiftCardRefused
   */
  seen({ accountId, giftCards = [] }: UsedCredit, quote: Quote): Promise<SeenCredit> {
    checkGoods(giftCards, quote.receipt);
    const { currency } = quote.receipt.total;
    const replaced = () => this.replacedBy(accountId, quote);
    return this.credit.findCredit({ accountId, giftCards, withOwn: true, currency, replaced });
  }

  private async replacedBy(accountId: string, quote: Quote): Promise<string[]> {
    const lineIds = lineIdsOf(quote.lines);
    const ordered = await this.carts.ordered(accountId);
    const waiting = ordered.filter(({ lineId, isWaiting }) => isWaiting && lineIds.includes(lineId));
    return [...new Set(waiting.map(({ orderId }) => orderId))];
  }
}

/** Coins may pay less than the gift cards cost. */
const notBelow = (amount: Money): Money => (amount.cents < 0 ? amount.times(0) : amount);

type Paid = Pick<Receipt, 'total' | 'lines' | 'rules'>;

/** @throws GiftCardRefused where nothing but gift cards is bought */
function checkGoods(giftCards: readonly string[], receipt: Paid): void {
  if (giftCards.length === 0 || giftCardPlaces(receipt).length === 0) return;
  if (giftCardPlaces(receipt).length === receipt.lines.length) throw new GiftCardRefused('goods');
}

/** What of it pays: store credit where it is switched on. */
export const usedOf = ({ cards, own }: SeenCredit, { useStoreCredit }: UsedCredit): FoundCredit[] => [
  ...cards,
  ...(own && useStoreCredit ? [own] : []),
];

/**
 * What each pays of the total; none pays anything of what gift cards cost, else credit would never end. What is left in coins is an
 * amount that coins can pay: the last one pays less for it.
 */
export function paidOf(found: readonly FoundCredit[], receipt: Paid, inCoins: boolean): CreditPart[] {
  const { total } = receipt;
  let left = total;
  let byCredit = notBelow(total.minus(costOfGiftCards(receipt, total.times(0))));
  const parts = found.map((one): CreditPart => {
    const amount = one.available.lessThan(byCredit) ? one.available : byCredit;
    left = left.minus(amount);
    byCredit = byCredit.minus(amount);
    return { ...one, amount };
  });
  const over = inCoins ? left.cents % coinOf(total) : 0;
  if (over === 0) return parts;
  let missing = Money.ofCents(coinOf(total) - over, total.currency);
  for (const part of parts.toReversed()) {
    const less = part.amount.lessThan(missing) ? part.amount : missing;
    part.amount = part.amount.minus(less);
    missing = missing.minus(less);
  }
  return parts;
}
