import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrices } from '../platform/stores/prices';
import { productPath } from '../platform/product-path';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import type { TileProduct } from './tile-product';

/** The five newest products: one large tile and four small ones. */
export function NewArrivals({ products, heading }: { products: TileProduct[]; heading: ReactNode }) {
  const { goods, text } = usePrices();
  return (
    <section>
      <div className="mb-6 md:mb-9">{heading}</div>
      <ul className="arrivals">
        {products.slice(0, 5).map((product, index) => (
          <li key={product._id}>
            <Link
              to={productPath(product._id, product.name)}
              prefetch="intent"
              viewTransition
              className="arrival plate group"
            >
              <Picture
                image={product.images[0]}
                sizes={index === 0 ? '(width >= 48rem) 48vw, 94vw' : '(width >= 48rem) 24vw, 46vw'}
                alt=""
              />
              <span className="arrival-words">
                <span
                  className={
                    index === 0 ? 'font-display text-xl font-bold' : 'leading-snug font-semibold text-balance'
                  }
                >
                  {product.name}
                </span>
                <span className="flex items-center justify-between gap-3">
                  <span className="tnum">{text(goods(product).price)}</span>
                  <Icon
                    name="arrow"
                    className="arrival-go transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
                  />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
