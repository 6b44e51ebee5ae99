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
import type { GroupPriceLists } from './group-price-lists.js';
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
      const taken = found.flatMap((one) => (isFault(one) ? [] : [one]));
      const changed = taken
        .filter(({ price, variant }) => price.groupId === null && nowOf(price, variant) !== price.priceCents)
        .map(({ price, variant }) => ({ variant, currency: price.currency, priceCents: price.priceCents }));
      if (changed.length > 0) await this.book.set(changed, actor.accountId);
      const ofGroups = taken.flatMap(({ price: { groupId, currency, from, priceCents }, variant }) =>
        groupId === null ? [] : [{ groupId, variantId: variant.variantId, currency, from, priceCents }],
      );
      if (ofGroups.length > 0) await this.lists.set(ofGroups);
      const refused = sent.length - taken.length;
      const changes = { prices: sent.length, changed: changed.length, ofGroups: ofGroups.length, refused };
      await this.audit.record({ actor, action: 'adminSetPrices', entity: 'price', entityId: '', changes });
      return found.map(resultOf);
    });
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
      const key = [variant.variantId, groupId, currency, from].join(' ');
      const first = firsts.get(key) ?? index;
      firsts.set(key, first);
      if (first !== index) return { field: price.of.by, message: `Price ${first} is of the same` };
      return faultOfPrice(price, variant) ?? { price, variant };
    });
  }
}

const isOther = ({ currency }: SentPrice): boolean => currency !== baseCurrency().code;

/** What it costs everybody in that currency; null where it follows the rate. */
const nowOf = (price: SentPrice, { priceCents, ownPrices }: PricedVariant): number | null =>
  isOther(price) ? (ownPrices[price.currency] ?? null) : priceCents;

function resultOf(one: Found | PriceFault, index: number): PriceResult {
  if (isFault(one)) return { index, ok: false, field: one.field, message: one.message };
  const { variantId, sku } = one.variant;
  return { index, ok: true, variantId, sku };
}
