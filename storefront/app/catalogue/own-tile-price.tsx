import { ownPriceTexts } from '../platform/messages/en/own-prices';
import { usePrices } from '../platform/stores/prices';
import { Price, UnitPrice } from '../ui/price';
import { useLowestPrice } from './lowest-prices';
import { ownPriceSaid } from './own-price-said';
import type { TileProduct } from './tile-product';

/** What a product of a list costs whoever is logged in; where that is what it costs everybody, just that. */
export default function OwnTilePrice({ product }: { product: TileProduct }) {
  const { goods, text } = usePrices();
  const own = useLowestPrice(product._id);
  const { price, maxPrice } = goods(product);
  // another variant may cost everybody less
  if (!own || (own.netPrice === null && own.price >= price)) return <Price {...product} />;
  const said = ownPriceSaid(own, text);
  const isLeast = maxPrice !== undefined && maxPrice > price;
  return (
    <span className="tnum font-bold">
      {isLeast ? ownPriceTexts.least(said) : ownPriceTexts.yours(said)}
      {product.unitPrice && <UnitPrice {...product.unitPrice} price={own.price} />}
    </span>
  );
}
