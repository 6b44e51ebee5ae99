import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { chosenPath } from '../platform/product-path';
import { usePrices } from '../platform/stores/prices';
import { Badge } from '../ui/badge';
import { cx } from '../ui/cx';
import { percentOff } from '../ui/price';
import { Stars } from '../ui/stars';
import { TilePrice } from '../ui/tile-price';
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
  const { swatches, chosen } = product;
  const off = percentOff(usePrices().goods(product), product.discount);
  const under = JSON.stringify(chosen);
  const [pressed, setPressed] = useState<{ colour: string; under: string | undefined }>();
  // a colour was pressed in one list; another choice of filters says anew which is shown
  const colour = pressed?.under === under ? pressed?.colour : undefined;
  const other = swatches.find(({ value }) => value === colour)?.image;
  const to = colour ? inColour(product, colour) : chosenPath(product, chosen);
  return (
    <article className={cx('tile', row && 'tile-row')}>
      <div className="tile-picture" data-sold-out={product.inStock ? undefined : ''}>
        <PictureStrip
          key={colour}
          pictures={other ? [other] : product.images}
          to={to}
          sizes={sizes}
          priority={priority}
        />
        <div className="absolute top-3 start-3 flex flex-col items-start gap-1.5">
          {off > 0 && <Badge look="sale">-{off}%</Badge>}
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
        <TilePrice product={product} />
        {product.ratingCount > 0 && <Stars rating={product.rating} ratings={product.ratingCount} />}
        <Swatches
          swatches={swatches}
          colour={colour ?? swatches.find(({ value }) => isChosen(product, value))?.value}
          onChoose={(pick) => setPressed({ colour: pick, under })}
        />
      </div>
    </article>
  );
}

const isChosen = ({ chosen = {} }: TileProduct, value: string) => Object.values(chosen).includes(value);

/** The same choice in another colour; the name of the option is known where a colour was chosen. */
function inColour(product: TileProduct, colour: string): string {
  const { swatches, chosen = {} } = product;
  const isColour = ([, value]: [string, string]) => swatches.some((swatch) => swatch.value === value);
  const others = Object.fromEntries(Object.entries(chosen).filter((pair) => !isColour(pair)));
  const path = chosenPath(product, others);
  return `${path}${path.includes('?') ? '&' : '?'}colour=${encodeURIComponent(colour)}`;
}

type SwatchesProps = {
  swatches: TileProduct['swatches'];
  colour: string | undefined;
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
