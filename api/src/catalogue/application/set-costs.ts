import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { BundleHasNoCost, NoSuchVariants, ProductNotFound } from '../domain/refusals.js';
import type { VariantCost, VariantCosts, WantedCost } from './variant-costs.js';

/** What the variants of a product cost the shop, as staff who may know it sets it. */
export class SetCosts {
  constructor(
    private readonly costs: VariantCosts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Those that are not named stay; of one that is named twice the last cost counts. @throws ProductNotFound, NoSuchVariants, BundleHasNoCost */
  setCosts(actor: Caller, productId: string, sent: readonly WantedCost[]): Promise<VariantCost[]> {
    const wanted = [...new Map(sent.map((one) => [one.variantId, one])).values()];
    return this.unitOfWork.run(async () => {
      const before = await this.costs.ofProduct(productId);
      if (!before) throw new ProductNotFound();
      const known = new Map(before.map((one) => [one.variantId, one]));
      const strangers = sent.flatMap(({ variantId }, index) => (known.has(variantId) ? [] : [index]));
      if (strangers.length > 0) throw new NoSuchVariants(strangers);
      const bundles = sent.flatMap(({ variantId, costCents }, index) => {
        const one = known.get(variantId);
        return one?.isBundle && one.costCents !== costCents ? [index] : [];
      });
      if (bundles.length > 0) throw new BundleHasNoCost(bundles);
      const changed = wanted.filter(
        ({ variantId, costCents }) => known.get(variantId)?.costCents !== costCents,
      );
      if (changed.length > 0) await this.costs.set(changed);
      // whoever reads the audit log need not know what goods cost
      const costs = changed.map(({ variantId }) => known.get(variantId)?.sku ?? variantId);
      const changes = { costs };
      await this.audit.record({
        ...{ actor, action: 'adminSetProductCosts', entity: 'product', entityId: productId, changes },
      });
      return (await this.costs.ofProduct(productId)) ?? [];
    });
  }
}
