import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BuyBox } from '../../cart/buy-box';
import { Gallery } from '../../catalogue/gallery';
import { ProductSummary } from '../../catalogue/product-summary';
import { WANTED, picturesFor, pricesOf, readSelection } from '../../catalogue/variants';
import { FavoriteButton } from '../../favorites/favorite-button';
import type { ShownProduct as Product } from '../../platform/shown-product';
import { common } from '../../platform/messages/en/common';
import { productTexts } from '../../platform/messages/en/product';
import { type ShopInfo, useShopInfo } from '../../platform/shop-info';
import { ErrorBoundary, lazily } from '../../ui/error-boundary';

/** Rendered by the server; its code comes after the page. */
const TellWhenBack = lazily(() => import('../../catalogue/tell-when-back'));
const BarPrice = lazily(() => import('../../catalogue/bar-price'));

/** Moves to the option that wants a choice: what was pressed cannot be done before. */
function askForChoice(): void {
  const group = document.getElementById(WANTED);
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('a')?.focus({ preventScroll: true });
}

/** What the bar says beside the price: `Free · 30-day returns`; when it arrives stands on the page above. Nothing of what is not sent. */
const promiseOf = ({ isShipped }: Product, inStock: boolean, shop: ShopInfo): string =>
  isShipped ? promisesOf(inStock, shop) : '';

const promisesOf = (inStock: boolean, shop: ShopInfo): string =>
  `${shop.delivery.isAlwaysFree && inStock ? `${common.free} · ` : ''}${productTexts.returns(shop.returnDays)}`;

/** Pictures, name, price, choice and buy box of one product. The address says what is chosen. */
export function ProductView({ product }: { product: Product }) {
  const shop = useShopInfo();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState(false);
  const selection = readSelection(product, params);
  const { values, variant, missing } = selection;
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
                choice: missing ? productTexts.select(missing) : Object.values(values).join(' · '),
                price: (
                  <ErrorBoundary quiet>
                    <BarPrice product={product} selection={selection} />
                  </ErrorBoundary>
                ),
                promise: promiseOf(product, price.inStock, shop),
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
