import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BuyBox } from '../../cart/buy-box';
import { Gallery } from '../../catalogue/gallery';
import { ProductSummary } from '../../catalogue/product-summary';
import { WANTED, picturesFor, pricesOf, readSelection } from '../../catalogue/variants';
import { FavoriteButton } from '../../favorites/favorite-button';
import type { ShownProduct as Product } from '../../platform/shown-product';
import { ErrorBoundary, lazily } from '../../ui/error-boundary';

/** Rendered by the server; its code comes after the page. */
const TellWhenBack = lazily(() => import('../../catalogue/tell-when-back'));
const BarWords = lazily(() => import('../../catalogue/bar-words'));

/** Moves to the option that wants a choice: what was pressed cannot be done before. */
function askForChoice(): void {
  const group = document.getElementById(WANTED);
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('a')?.focus({ preventScroll: true });
}

/** Pictures, name, price, choice and buy box of one product. The address says what is chosen. */
export function ProductView({ product }: { product: Product }) {
  const [params] = useSearchParams();
  const [asked, setAsked] = useState(false);
  const selection = readSelection(product, params);
  const { variant, missing } = selection;
  const images = picturesFor(product.images, selection);
  const price = pricesOf(product, selection);
  useEffect(() => {
    void import('../../catalogue/seen').then(({ rememberSeen }) => rememberSeen(product));
  }, [product]);
  return (
    <div className="product">
      <Gallery images={images} />
      <ProductSummary
        product={product}
        selection={selection}
        asked={asked}
        heart={<FavoriteButton productId={product._id} name={product.name} />}
        buyBox={
          <>
            <BuyBox
              offer={{
                productId: product._id,
                variantId: variant?._id ?? null,
                inStock: price.inStock,
                stock: price.stock,
                missing,
                words: (
                  <ErrorBoundary quiet>
                    <BarWords product={product} selection={selection} />
                  </ErrorBoundary>
                ),
              }}
              onMissing={() => {
                setAsked(true);
                askForChoice();
              }}
            />
            {!price.inStock && (
              <ErrorBoundary quiet>
                <TellWhenBack key={variant?._id} productId={product._id} variantId={variant?._id ?? null} />
              </ErrorBoundary>
            )}
          </>
        }
      />
    </div>
  );
}
