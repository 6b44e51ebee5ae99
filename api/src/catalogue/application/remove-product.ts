import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ProductNotFound } from '../domain/refusals.js';
import { Products } from './product-store.js';

/**
 * Takes a product out of the shop. One that orders or carts refer to is archived: past orders stay as they were, and carts
 * tell what is gone from them.
 */
export class RemoveProduct {
  constructor(
    private readonly products: Products,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws ProductNotFound */
  removeProduct(id: string, actorId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const stored = await this.products.lock(id);
      if (!stored) throw new ProductNotFound();
      if (await this.products.delete(id)) return;
      await this.products.save(stored.state, { ...stored.state, status: 'archived' }, actorId);
    });
  }
}
