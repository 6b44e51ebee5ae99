import { Suspense } from 'react';
import type { ShownProduct as Product } from '../platform/shown-product';
import { useLoggedIn } from '../platform/session/use-session';
import About from '../ui/about';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { type Selection, pricesOf } from './variants';

/** For whoever is logged in alone. */
const OwnPrices = lazily(() => import('./own-prices'));

/** What stands beside the price: about how much it is elsewhere, and what it is for whoever is logged in. */
export default function PriceNotes({ product, selection }: { product: Product; selection: Selection }) {
  const loggedIn = useLoggedIn();
  return (
    <>
      <About amount={pricesOf(product, selection).price} />
      {loggedIn && (
        <ErrorBoundary quiet>
          <Suspense>
            <OwnPrices product={product} selection={selection} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
