import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { productPath } from '../platform/product-path';
import { Badge } from '../ui/badge';
import { cx } from '../ui/cx';
import { Price } from '../ui/price';
import { Stars } from '../ui/stars';
import { PictureStrip } from './picture-strip';
import type { TileProduct } from './tile-product';

type TileProps = {
  product: TileProduct;
  sizes: string;
  /** Buttons over the picture: favorite, add to cart. The page puts them in, as features do not know one another. */
  actions?: ReactNode;
  priority?: boolean;
  row?: boolean;
};

/** A product on a list: pictures, name, price, stars, colours. All of it leads to the product, in the colour that is shown. */
export function ProductTile({ product, sizes, actions, priority, row }: TileProps) {
  const [colour, setColour] = useState<string | null>(null);
  const chosen = product.swatches.find(({ value }) => value === colour)?.image;
  const to = `${productPath(product._id, product.name)}${colour ? `?colour=${encodeURIComponent(colour)}` : ''}`;
  return (
    <article className={cx('tile', row && 'tile-row')}>
      <div className="tile-picture" data-sold-out={product.inStock ? undefined : ''}>
        <PictureStrip
          key={colour}
          pictures={chosen ? [chosen] : product.images}
          to={to}
          sizes={sizes}
          priority={priority}
        />
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
        <Price {...product} />
        <Stars rating={product.rating} ratings={product.ratingCount} />
        <Swatches swatches={product.swatches} colour={colour} onChoose={setColour} />
      </div>
    </article>
  );
}

type SwatchesProps = {
  swatches: TileProduct['swatches'];
  colour: string | null;
  onChoose: (colour: string) => void;
};

/** The colours; a press shows the product in it. Without scripts they only tell. */
function Swatches({ swatches, colour, onChoose }: SwatchesProps) {
  if (swatches.length < 2) return null;
  return (
    <ul className="swatches" aria-label={catalogueTexts.colours(swatches.length)}>
      {swatches.map(({ value, colour: paint }) => (
        <li key={value}>
          <button
            type="button"
            className="swatch-press"
            title={value}
            aria-label={value}
            aria-pressed={value === colour}
            onClick={() => onChoose(value)}
          >
            <span className="swatch" style={{ backgroundColor: paint }} />
          </button>
        </li>
      ))}
    </ul>
  );
}
