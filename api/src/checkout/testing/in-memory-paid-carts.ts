import { Carts } from '../application/ports.js';

/** Carts as far as paying for them goes, in memory: pieces by variant. */
export class InMemoryPaidCarts extends Carts {
  private readonly pieces = new Map<string, Map<string, number>>();

  put(accountId: string, variantId: string, quantity: number): void {
    this.of(accountId).set(variantId, quantity);
  }

  of(accountId: string): Map<string, number> {
    const own = this.pieces.get(accountId) ?? new Map<string, number>();
    this.pieces.set(accountId, own);
    return own;
  }

  override takeOut(
    accountId: string,
    bought: readonly { variantId: string; quantity: number }[],
  ): Promise<void> {
    const own = this.of(accountId);
    for (const { variantId, quantity } of bought) {
      const left = (own.get(variantId) ?? 0) - quantity;
      if (left > 0) own.set(variantId, left);
      else own.delete(variantId);
    }
    return Promise.resolve();
  }
}
