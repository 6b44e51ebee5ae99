import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NoSuchVariants, ProductNotFound } from '../domain/refusals.js';
import type { BundledVariant, BundleLists } from './bundle-lists.js';
import { makeBundles, type WantedBundle } from './make-bundles.js';

/** Makes variants of a product of others, or of nothing but themselves again. */
export class SetBundles {
  constructor(
    private readonly bundles: BundleLists,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Variants that are not named stay as they are. @throws ProductNotFound, NoSuchVariants, BundleWrong */
  setBundles(
    actor: Caller,
    productId: string,
    sent: readonly WantedBundle[],
  ): Promise<readonly BundledVariant[]> {
    return this.unitOfWork.run(async () => {
      const before = await this.bundles.ofProduct(productId);
      if (!before) throw new ProductNotFound();
      const own = new Set(before.map(({ variantId }) => variantId));
      const strangers = sent.flatMap(({ variantId }, index) => (own.has(variantId) ? [] : [index]));
      if (strangers.length > 0) throw new NoSuchVariants(strangers, 'bundles');
      await makeBundles(this.bundles, sent, (index, part) =>
        part === undefined ? `bundles.${index}.variantId` : `bundles.${index}.parts.${part}.variantId`,
      );
      const after = (await this.bundles.ofProduct(productId)) ?? before;
      await this.audit.record({
        ...{ actor, action: 'adminSetBundles', entity: 'product', entityId: productId },
        changes: { bundles: { before: told(before), after: told(after) } },
      });
      return after;
    });
  }
}

/** As the audit log says it: `2 × TEE-S`. */
const told = (variants: readonly BundledVariant[]) =>
  variants.flatMap(({ sku, parts }) =>
    parts.length === 0 ? [] : [{ sku, parts: parts.map((part) => `${part.quantity} × ${part.sku}`) }],
  );
