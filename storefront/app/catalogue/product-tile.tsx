import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { Badge } from '../ui/badge';
import { cx } from '../ui/cx';
import { Picture } from '../ui/picture';
import { Price } from '../ui/price';
import { Stars } from '../ui/stars';
import type { TileProduct } from './tile-product';

type TileProps = {
  product: TileProduct;
  sizes: string;
  /** Buttons over the picture: favorite, add to cart. The page puts them in, as features do not know one another. */
  actions?: ReactNode;
  priority?: boolean;
  row?: boolean;
};

/** A product on a list: pictures, name, price, stars, colours. All of it leads to the product. */
export function ProductTile({ product, sizes, actions, priority, row }: TileProps) {
  const to = `/product/${product._id}`;
  return (
    <article className={cx('tile', row && 'tile-row')}>
      <div className="tile-picture" data-sold-out={product.inStock ? undefined : ''}>
        <PictureStrip product={product} to={to} sizes={sizes} priority={priority} />
        <div className="absolute top-3 left-3 flex flex-col items-start gap-1.5">
          {product.discount > 0 && <Badge look="sale">-{Math.round(product.discount)}%</Badge>}
          {!product.inStock && <Badge look="ink">{catalogueTexts.soldOut}</Badge>}
        </div>
        {actions}
      </div>
      <div className="grid content-start gap-1 pt-3">
        <h3 className="font-sans text-md font-semibold tracking-normal">
          <Link to={to} prefetch="intent" viewTransition className="tile-link">
            {product.name}
          </Link>
        </h3>
        <Price price={product.price} originalPrice={product.originalPrice} maxPrice={product.maxPrice} />
        <Stars rating={product.rating} ratings={product.ratingCount} />
        <Swatches swatches={product.swatches} />
      </div>
    </article>
  );
}

function Swatches({ swatches }: { swatches: TileProduct['swatches'] }) {
  if (swatches.length < 2) return null;
  return (
    <ul className="flex gap-1.5 pt-1" aria-label={catalogueTexts.colours(swatches.length)}>
      {swatches.slice(0, 6).map(({ value, colour }) => (
        <li key={value} title={value} className="swatch" style={{ backgroundColor: colour }}>
          <span className="visually-hidden">{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** Up to three pictures: by swipe on touch screens, by pointing at the left, middle or right third with a mouse. */
function PictureStrip({
  product,
  to,
  sizes,
  priority,
}: Pick<TileProps, 'product' | 'sizes' | 'priority'> & { to: string }) {
  const strip = useRef<HTMLAnchorElement>(null);
  // on its way to or from its page, where the picture stands large
  const moving = useViewTransitionState(to);
  const [awake, setAwake] = useState(false);
  const pictures = awake ? product.images.slice(0, 3) : product.images.slice(0, 1);
  const point = (event: PointerEvent) => {
    setAwake(true);
    const element = strip.current;
    if (event.pointerType !== 'mouse' || !element) return;
    const { left, width } = element.getBoundingClientRect();
    const third = Math.floor(((event.clientX - left) / width) * pictures.length);
    element.scrollLeft = third * width;
  };
  return (
    <Link
      ref={strip}
      to={to}
      prefetch="intent"
      viewTransition
      tabIndex={-1}
      aria-hidden="true"
      className={cx('strip', moving && 'strip-moving')}
      onPointerMove={point}
      onTouchStart={() => setAwake(true)}
      onPointerLeave={() => strip.current?.scrollTo({ left: 0 })}
    >
      {pictures.length === 0 && <Picture image={null} sizes={sizes} alt="" />}
      {pictures.map((image, index) => (
        <Picture key={image.url} image={image} sizes={sizes} priority={priority && index === 0} alt="" />
      ))}
    </Link>
  );
}
