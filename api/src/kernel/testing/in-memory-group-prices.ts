import { GroupPrices, type GroupPrice } from '../group-price.js';

/** Prices of groups by account and variant. */
export class InMemoryGroupPrices extends GroupPrices {
  private readonly kept = new Map<string, Map<string, GroupPrice[]>>();

  put(accountId: string, variantId: string, ...prices: readonly GroupPrice[]): void {
    const own = this.kept.get(accountId) ?? new Map<string, GroupPrice[]>();
    own.set(variantId, [...(own.get(variantId) ?? []), ...prices]);
    this.kept.set(accountId, own);
  }

  override of(
    accountId: string,
    variantIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly GroupPrice[]>> {
    const own = [...(this.kept.get(accountId) ?? [])];
    return Promise.resolve(new Map(own.filter(([variantId]) => variantIds.includes(variantId))));
  }
}
