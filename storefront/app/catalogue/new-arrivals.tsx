import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productPath } from '../platform/product-path';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { TilePrice } from '../ui/tile-price';
import type { TileProduct } from './tile-product';

type ArrivalsProps = {
  products: TileProduct[];
  heading: ReactNode;
  /** Its large tile is the picture of the page. */
  leads: boolean;
};

/** One large tile with four small ones beside it, and whatever is beyond five below them. */
export function NewArrivals({ products, heading, leads }: ArrivalsProps) {
  const [led, more] = [products.slice(0, 5), products.slice(5)];
  return (
    <section>
      <div className="mb-6 md:mb-9">{heading}</div>
      <ul className="arrivals arrivals-led">
        {led.map((product, index) => (
          <Arrival key={product._id} product={product} isLarge={index === 0} leads={leads && index === 0} />
        ))}
      </ul>
      {more.length > 0 && (
        <ul className="arrivals arrivals-more">
          {more.map((product) => (
            <Arrival key={product._id} product={product} isLarge={false} leads={false} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Arrival({ product, isLarge, leads }: { product: TileProduct; isLarge: boolean; leads: boolean }) {
  return (
    <li>
      <Link to={productPath(product)} prefetch="intent" viewTransition className="arrival plate group">
        <Picture
          image={product.images[0]}
          sizes={isLarge ? '(width >= 48rem) 48vw, 94vw' : '(width >= 48rem) 24vw, 46vw'}
          priority={leads}
          alt=""
        />
        <span className="arrival-words">
          <span
            className={isLarge ? 'font-display text-xl font-bold' : 'leading-snug font-semibold text-balance'}
          >
            {product.name}
          </span>
          <span className="flex items-center justify-between gap-3">
            <span className="tnum">
              <TilePrice product={product} brief />
            </span>
            <Icon
              name="arrow"
              className="arrival-go transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
            />
          </span>
        </span>
      </Link>
    </li>
  );
}
