import { QuickAdd } from '../../cart/quick-add';
import { ProductTile } from '../../catalogue/product-tile';
import { FavoriteButton } from '../../favorites/favorite-button';
import type { TileProduct } from '../../catalogue/tile-product';

export type ShopTileProps = { product: TileProduct; sizes?: string; priority?: boolean; row?: boolean };

const gridSizes =
  '(width >= 100rem) 21rem, (width >= 75rem) 23vw, (width >= 48rem) 31vw, calc(50vw - 1.5rem)';

/** A product with its heart and its cart button. */
export function ShopTile({ product, sizes = gridSizes, priority, row }: ShopTileProps) {
  const actions = (
    <>
      <FavoriteButton productId={product._id} name={product.name} className="tile-button top-2 end-2" />
      <QuickAdd product={product} className="tile-button end-2 bottom-2" />
    </>
  );
  return <ProductTile product={product} sizes={sizes} priority={priority} row={row} actions={actions} />;
}
