import { baseCurrency } from './currency.js';
import { converted, type Exchange } from './exchange.js';
import type { Money } from './money.js';
import { pricedIn, type Priced } from './own-price.js';
import type { RuleName } from './receipt-rules.js';

/** What customers of a group pay for one piece of a variant, whoever buys at least so many of it at once. */
export interface GroupPrice extends RuleName {
  groupId: string;
  /** What the group is called. */
  group: string;
  /** From so many pieces on. */
  from: number;
  /** In the shop's currency, or in another one in place of that by the rate. */
  unitPrice: Money;
}

/** What goods cost everybody, and what the groups of a buyer pay. */
export interface Sellable extends Priced {
  ownPrice: Priced | null;
  groupPrices?: readonly GroupPrice[];
}

export interface PricedForBuyer extends Priced {
  /** By which the price came about; left out where it is what everybody pays. */
  groupPrice?: GroupPrice;
}

/** The prices of the groups in the currency of an order, null being the shop's own. */
function inCurrency(prices: readonly GroupPrice[], to: Exchange | null): GroupPrice[] {
  const base = baseCurrency().code;
  const code = to?.code ?? base;
  const own = prices.filter(({ unitPrice }) => unitPrice.currency.code === code);
  if (!to) return own;
  const isOwn = (one: GroupPrice) =>
    own.some(({ groupId, from }) => groupId === one.groupId && from === one.from);
  const byRate = prices.filter((one) => one.unitPrice.currency.code === base && !isOwn(one));
  return [...own, ...byRate.map((one) => ({ ...one, unitPrice: converted(one.unitPrice, to) }))];
}

/** What so many pieces cost each: the lowest of what everybody pays and what the buyer's groups do. */
export function pricedFor(goods: Sellable, quantity: number, to: Exchange | null): PricedForBuyer {
  const everybody = pricedIn(goods, goods.ownPrice, to);
  const lower = inCurrency(goods.groupPrices ?? [], to)
    .filter(({ from, unitPrice }) => from <= quantity && unitPrice.lessThan(everybody.unitPrice))
    .toSorted((one, other) => one.unitPrice.cents - other.unitPrice.cents || (one.id < other.id ? -1 : 1));
  const [lowest] = lower;
  if (!lowest) return everybody;
  return { unitPrice: lowest.unitPrice, listPrice: lowest.unitPrice, groupPrice: lowest };
}

/** The numbers of pieces from which on another price counts, 1 the first of them. */
export const stepsOf = ({ groupPrices = [] }: Pick<Sellable, 'groupPrices'>): number[] =>
  [...new Set([1, ...groupPrices.map(({ from }) => from)])].toSorted((one, other) => one - other);

/** What groups of customers pay for goods in place of what everybody does. */
export abstract class GroupPrices {
  /** By variant, of the groups that the account belongs to at this moment; of nobody else’s, and nothing for guests. */
  abstract of(
    accountId: string,
    variantIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly GroupPrice[]>>;
}

/** Goods with the prices of the buyer's groups, asked for only where a variant has some. */
export async function withGroupPrices<G extends { variantId: string; hasGroupPrices: boolean }>(
  goods: readonly G[],
  accountId: string,
  prices: GroupPrices,
): Promise<(Omit<G, 'hasGroupPrices'> & { groupPrices?: readonly GroupPrice[] })[]> {
  const asked = goods.flatMap(({ variantId, hasGroupPrices }) => (hasGroupPrices ? [variantId] : []));
  const found = asked.length > 0 ? await prices.of(accountId, asked) : new Map<string, GroupPrice[]>();
  return goods.map(({ hasGroupPrices: _, ...one }) => {
    const groupPrices = found.get(one.variantId);
    return groupPrices ? { ...one, groupPrices } : one;
  });
}
