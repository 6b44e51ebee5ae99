import type { ShownProduct as Product } from '../platform/shown-product';
import { useLoggedIn } from '../platform/session/use-session';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { Price } from '../ui/price';
import { type Selection, pricesOf } from './variants';

/** For whoever is logged in alone. */
const OwnPrices = lazily(() => import('./own-prices'));

/** What the goods cost whoever looks, in one line: in the bar that stands in for the buy box. */
export function BarPrice({ product, selection }: { product: Product; selection: Selection }) {
  const price = <Price {...pricesOf(product, selection)} />;
  if (!useLoggedIn()) return price;
  return (
    <ErrorBoundary quiet fallback={price}>
      <OwnPrices brief product={product} selection={selection} inPlaceOf={price} />
    </ErrorBoundary>
  );
}
