import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { GroupMembership } from '../../kernel/customer-groups.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NoSuchGroups, NoSuchVariants, ProductNotFound, TooManyGroupPrices } from '../domain/refusals.js';
import {
  MOST_GROUP_PRICES,
  type GroupPriceList,
  type GroupPriceLists,
  type WantedGroupPrice,
} from './group-price-lists.js';

const keyOf = ({ groupId, variantId, currency, from }: Omit<WantedGroupPrice, 'priceCents'>): string =>
  [groupId, variantId, currency, from].join(' ');

/** What groups of customers pay for the variants of a product, as the staff sets it. */
export class SetGroupPrices {
  constructor(
    private readonly lists: GroupPriceLists,
    private readonly groups: GroupMembership,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Prices that are not named stay; of one that is named twice the last counts.
   * @throws ProductNotFound, NoSuchVariants, NoSuchGroups, TooManyGroupPrices
   */
  setGroupPrices(
    actor: Caller,
    productId: string,
    sent: readonly WantedGroupPrice[],
  ): Promise<GroupPriceList> {
    const wanted = [...new Map(sent.map((one) => [keyOf(one), one])).values()];
    return this.unitOfWork.run(async () => {
      const before = await this.lists.ofProduct(productId);
      if (!before) throw new ProductNotFound();
      this.checkVariants(before, sent);
      await this.checkGroups(sent);
      const known = new Map(before.prices.map((one) => [keyOf(one), one.priceCents]));
      const changed = wanted.filter((one) => (known.get(keyOf(one)) ?? null) !== one.priceCents);
      if (changed.length > 0) await this.lists.set(changed);
      const after = (await this.lists.ofProduct(productId)) ?? before;
      const isMore = after.prices.length > before.prices.length;
      if (isMore && after.prices.length > MOST_GROUP_PRICES) throw new TooManyGroupPrices(MOST_GROUP_PRICES);
      const skus = new Map(before.variants.map(({ variantId, sku }) => [variantId, sku]));
      const names = new Map(
        [...before.prices, ...after.prices].map(({ groupId, group }) => [groupId, group]),
      );
      const groupPrices = changed.map((one) => ({
        ...{ sku: skus.get(one.variantId), group: names.get(one.groupId), currency: one.currency },
        ...{ from: one.from, before: known.get(keyOf(one)) ?? null, after: one.priceCents },
      }));
      await this.audit.record({
        ...{ actor, action: 'adminSetGroupPrices', entity: 'product', entityId: productId },
        changes: { groupPrices },
      });
      return after;
    });
  }

  private checkVariants({ variants }: GroupPriceList, sent: readonly WantedGroupPrice[]): void {
    const known = new Set(variants.map(({ variantId }) => variantId));
    const strangers = sent.flatMap(({ variantId }, index) => (known.has(variantId) ? [] : [index]));
    if (strangers.length > 0) throw new NoSuchVariants(strangers, 'prices');
  }

  /** None of them is deleted before the transaction ends. */
  private async checkGroups(sent: readonly WantedGroupPrice[]): Promise<void> {
    const known = new Set(await this.groups.hold([...new Set(sent.map(({ groupId }) => groupId))]));
    const strangers = sent.flatMap(({ groupId }, index) => (known.has(groupId) ? [] : [index]));
    if (strangers.length > 0) throw new NoSuchGroups(strangers);
  }
}
