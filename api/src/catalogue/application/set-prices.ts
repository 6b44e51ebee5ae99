import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import { baseCurrency } from '../../kernel/currency.js';
import type { GroupMembership } from '../../kernel/customer-groups.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { isFault, keysOf, variantsByName } from '../domain/named-variant.js';
import {
  faultOfPrice,
  readPrice,
  type PriceFault,
  type PricedVariant,
  type SentPrice,
} from '../domain/sent-price.js';
import { TooManyGroupPrices } from '../domain/refusals.js';
import { MOST_GROUP_PRICES, type GroupPriceLists } from './group-price-lists.js';
import type { PriceBook } from './price-book.js';

/** What became of one price, at its place in what was sent. */
export type PriceResult =
  | { index: number; ok: true; variantId: string; sku: string }
  | ({ index: number; ok: false } & PriceFault);

interface Found {
  price: SentPrice;
  variant: PricedVariant;
}

/** Prices as another system keeps them. One that is wrong is told at its place, and the others are set. */
export class SetPrices {
  constructor(
    private readonly book: PriceBook,
    private readonly lists: GroupPriceLists,
    private readonly groups: GroupMembership,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A result for each price, in order. */
  setPrices(actor: Caller, sent: readonly unknown[]): Promise<PriceResult[]> {
    return this.unitOfWork.run(async () => {
      const found = await this.find(sent.map(readPrice));
      const known = await this.ofGroups(found);
      const taken = found.flatMap((one) => (isFault(one) ? [] : [one]));
      const changed = taken
        .filter(({ price, variant }) => price.groupId === null && nowOf(price, variant) !== price.priceCents)
        .map(({ price, variant }) => ({ variant, currency: price.currency, priceCents: price.priceCents }));
      if (changed.length > 0) await this.book.set(changed, actor.accountId);
      const ofGroups = taken.flatMap(({ price: { groupId, currency, from, priceCents }, variant }) =>
        groupId === null ? [] : [{ groupId, variantId: variant.variantId, currency, from, priceCents }],
      );
      if (ofGroups.length > 0) await this.lists.set(ofGroups);
      await this.record(actor, taken, known);
      return found.map(resultOf);
    });
  }

  /** What groups pay now where these prices are to be, by `keyOf`; a product has no more than so many when they are set. */
  private async ofGroups(found: (Found | PriceFault)[]): Promise<ReadonlyMap<string, number>> {
    const wanted = found.flatMap((one) => (isFault(one) || one.price.groupId === null ? [] : [one]));
    if (wanted.length === 0) return new Map();
    const named = wanted.map(({ price: { groupId, currency, from }, variant: { variantId } }) => ({
      ...{ groupId: groupId ?? '', variantId, currency, from },
    }));
    const known = new Map((await this.lists.named(named)).map((one) => [keyOf(one), one.priceCents]));
    const counts = new Map(
      await this.lists.counts([...new Set(wanted.map(({ variant }) => variant.productId))]),
    );
    for (const [index, one] of found.entries()) {
      if (isFault(one) || one.price.groupId === null) continue;
      const { productId, variantId } = one.variant;
      const [many, isThere] = [counts.get(productId) ?? 0, known.has(keyOf({ ...one.price, variantId }))];
      const after = many + (one.price.priceCents === null ? 0 : 1) - (isThere ? 1 : 0);
      if (after > many && after > MOST_GROUP_PRICES)
        found[index] = { field: 'price', message: new TooManyGroupPrices(MOST_GROUP_PRICES).message };
      else counts.set(productId, after);
    }
    return known;
  }

  /** Each price before and after, by product, so that it can be told and put back. */
  private async record(actor: Caller, taken: readonly Found[], known: ReadonlyMap<string, number>) {
    const products = new Map<string, object[]>();
    for (const { price, variant } of taken) {
      const { groupId, currency, from, priceCents: after } = price;
      const key = keyOf({ ...price, variantId: variant.variantId });
      const before = groupId === null ? nowOf(price, variant) : (known.get(key) ?? null);
      if (before === after) continue;
      const change = { sku: variant.sku, currency, ...(groupId && { groupId, from }), before, after };
      products.set(variant.productId, [...(products.get(variant.productId) ?? []), change]);
    }
    const entry = { actor, action: 'adminSetPrices', entity: 'price' } as const;
    await this.audit.record(
      ...[...products].map(([entityId, prices]) => ({ ...entry, entityId, changes: { prices } })),
    );
  }

  /** Each price with its variant, the first one of each alone; of a group that there is, until the transaction ends. */
  private async find(read: readonly (SentPrice | PriceFault)[]): Promise<(Found | PriceFault)[]> {
    const variantOf = variantsByName(await this.book.lock(keysOf(read, 'variantId'), keysOf(read, 'sku')));
    const named = read.flatMap((one) => (isFault(one) || one.groupId === null ? [] : [one.groupId]));
    const groups = new Set(named.length > 0 ? await this.groups.hold([...new Set(named)]) : []);
    const firsts = new Map<string, number>();
    return read.map((price, index): Found | PriceFault => {
      if (isFault(price)) return price;
      const variant = variantOf(price.of);
      if (isFault(variant)) return variant;
      const { groupId, currency, from } = price;
      if (groupId !== null && !groups.has(groupId))
        return { field: 'groupId', message: 'The shop has no such group of customers' };
      const key = keyOf({ variantId: variant.variantId, groupId, currency, from });
      const first = firsts.get(key) ?? index;
      firsts.set(key, first);
      if (first !== index)
        return {
          field: price.of.by,
          message: `Price ${first} is of the same variant, currency, group and pieces`,
        };
      return faultOfPrice(price, variant) ?? { price, variant };
    });
  }
}

const keyOf = (one: { variantId: string; groupId: string | null; currency: string; from: number }): string =>
  [one.variantId, one.groupId, one.currency, one.from].join(' ');

const isOther = ({ currency }: SentPrice): boolean => currency !== baseCurrency().code;

/** What it costs everybody in that currency; null where it follows the rate. */
const nowOf = (price: SentPrice, { priceCents, ownPrices }: PricedVariant): number | null =>
  isOther(price) ? (ownPrices[price.currency] ?? null) : priceCents;

function resultOf(one: Found | PriceFault, index: number): PriceResult {
  if (isFault(one)) return { index, ok: false, field: one.field, message: one.message };
  const { variantId, sku } = one.variant;
  return { index, ok: true, variantId, sku };
}
