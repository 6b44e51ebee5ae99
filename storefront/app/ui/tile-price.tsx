import { useLoggedIn } from '../platform/session/use-session';
import { type PricedProduct, usePrices } from '../platform/stores/prices';
import { ErrorBoundary, lazily } from './error-boundary';
import { Price } from './price';

/** For whoever is logged in alone. */
const OwnTilePrice = lazily(() => import('./own-tile-price'));

/**
 * What a product among others costs; `brief`: the amount alone. Pages are the same for all: what it costs whoever is
 * logged in takes its place once that is known.
 */
export function TilePrice({ product, brief }: { product: PricedProduct; brief?: boolean }) {
  const { goods, text } = usePrices();
  const price = brief ? text(goods(product).price) : <Price {...product} />;
  if (!useLoggedIn()) return price;
  return (
    <ErrorBoundary quiet fallback={price}>
      <OwnTilePrice product={product} brief={brief} inPlaceOf={price} />
    </ErrorBoundary>
  );
}
