import type { ReactNode } from 'react';
import { useLowestPrice } from '../platform/lowest-prices';
import { ownPriceTexts } from '../platform/messages/en/own-prices';
import { ownPriceSaid } from '../platform/own-price-said';
import { type PricedProduct, usePrices } from '../platform/stores/prices';
import { UnitPrice } from './price';

type OwnTilePriceProps = { product: PricedProduct; brief?: boolean; inPlaceOf: ReactNode };

/** What a product of a list costs whoever is logged in; where that is what it costs everybody, what stood there. */
export default function OwnTilePrice({ product, brief, inPlaceOf }: OwnTilePriceProps) {
  const { goods, text } = usePrices();
  const own = useLowestPrice(product._id);
  const { price, maxPrice } = goods(product);
  // another variant may cost everybody less
  if (!own || (own.netPrice === null && own.price >= price)) return inPlaceOf;
  const said = ownPriceSaid(own, text);
  const isLeast = maxPrice !== undefined && maxPrice > price;
  const words = isLeast ? ownPriceTexts.least(said) : ownPriceTexts.yours(said);
  if (brief) return words;
  return (
    <span className="tnum font-bold">
      {words}
      {product.unitPrice && <UnitPrice {...product.unitPrice} price={own.price} />}
    </span>
  );
}
