import type { AdminProductDto } from '@duka/client';
import type {
  BundleInput,
  GroupPriceInput,
  GroupPrices,
  PriceChange,
  ProductBundles,
  ProductCosts,
  StockMovement,
} from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** What the panel asks of products besides their records. */
export const productCalls = (get: Get, send: Send) => ({
  priceChanges: (id: unknown) =>
    get<PriceChange[]>(`/products/${encodeURIComponent(String(id))}/price-changes`),
  stockMovements: (id: unknown) =>
    get<StockMovement[]>(`/products/${encodeURIComponent(String(id))}/stock-movements`),
  productCosts: (id: string) => get<ProductCosts>(`/products/${encodeURIComponent(id)}/costs`),
  setProductCosts: (id: string, costs: readonly { variantId: string; cost: number | null }[]) =>
    send<ProductCosts>('PUT', `/products/${encodeURIComponent(id)}/costs`, { costs }),
  groupPrices: (id: string) => get<GroupPrices>(`/products/${encodeURIComponent(id)}/group-prices`),
  setGroupPrices: (id: string, prices: readonly GroupPriceInput[]) =>
    send<GroupPrices>('PUT', `/products/${encodeURIComponent(id)}/group-prices`, { prices }),
  bundles: (id: string) => get<ProductBundles>(`/products/${encodeURIComponent(id)}/bundles`),
  setBundles: (id: string, bundles: readonly BundleInput[]) =>
    send<ProductBundles>('PUT', `/products/${encodeURIComponent(id)}/bundles`, { bundles }),
  placeFeatured: (id: string, place: number) =>
    send<AdminProductDto>('PUT', `/products/${encodeURIComponent(id)}/featured-place`, { place }),
});
