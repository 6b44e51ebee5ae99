import { Link } from 'react-router';
import { listRelatedProducts } from '../platform/api/catalogue';
import { cartTexts } from '../platform/messages/en/cart';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { productPath } from '../platform/product-path';
import { useLoad } from '../platform/use-load';
import { Picture } from '../ui/picture';
import { TilePrice } from '../ui/tile-price';
import { QuickAdd } from './quick-add';

const MOST = 2;

type GoesWithProps = { productId: string; inCart: readonly string[] };

/** A few products that go with the newest line and are not in the cart yet; nothing when they do not come. */
export function GoesWith({ productId, inCart }: GoesWithProps) {
  const loaded = useLoad((signal) => listRelatedProducts(productId, { signal }), productId);
  if (loaded.state !== 'ready') return null;
  const others = loaded.data.data.filter(({ _id, inStock }) => inStock && !inCart.includes(_id));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="goes-with" className="mt-6">
      <h3 id="goes-with" className="mb-2 text-base">
        {cartPageTexts.goesWith}
      </h3>
      <ul className="grid gap-2">
        {others.slice(0, MOST).map((product) => (
          <li key={product._id} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4">
            <span className="plate block aspect-square rounded-m">
              <Picture image={product.images[0]} sizes="3.5rem" small alt="" />
            </span>
            <span className="min-w-0 text-sm">
              <Link
                to={productPath(product)}
                replace
                className="block truncate font-semibold underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
              <span className="tnum block text-ink-soft">
                <TilePrice product={product} brief />
              </span>
              {!product.defaultVariantId && (
                <span className="block text-ink-soft">{cartTexts.chooseOptions}</span>
              )}
            </span>
            <QuickAdd product={product} className="-me-2.5" replace />
          </li>
        ))}
      </ul>
    </section>
  );
}
