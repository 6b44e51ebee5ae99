import { Link } from 'react-router';
import type { CartLine } from '../platform/api/types';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { productPath } from '../platform/product-path';
import { usePrices } from '../platform/stores/prices';
import { BundleParts } from '../ui/bundle-parts';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Thumb } from '../ui/picture';
import { UnitPrice } from '../ui/price';
import { Stepper } from '../ui/stepper';
import { isShort } from './cart-state';

const MOST = 99;

/** `Colour: Ecru · Size: M` */
export const optionLabel = (options: Record<string, string>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');

export type LineProps = {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** One thing in the cart. Its quantity saves itself; down to nothing it is removed. */
export function CartLineRow({ line, onQuantity, onRemove }: LineProps) {
  const to = productPath({ _id: line.productId, name: line.name });
  const { goods, text } = usePrices();
  const { price } = goods(line);
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <Link to={to} tabIndex={-1} aria-hidden="true" className="plate block aspect-square rounded-m">
        <Thumb url={line.image} sizes="(width >= 40rem) 7rem, 5.5rem" />
      </Link>
      <div className="min-w-0 wrap-anywhere">
        <Link to={to} className="card-link font-semibold underline-offset-4 hover:underline">
          {line.name}
        </Link>
        {Object.keys(line.options).length > 0 && (
          <p className="text-sm text-ink-soft">{optionLabel(line.options)}</p>
        )}
        {line.parts && (
          <p className="text-sm text-ink-soft">
            <BundleParts parts={line.parts} />
          </p>
        )}
        {line.isDownload && <p className="text-sm text-ink-soft">{cartPageTexts.download}</p>}
        <p className="tnum mt-1 text-sm text-ink-soft">
          {text(price)} {cartPageTexts.each}
        </p>
        {line.unitPrice && <UnitPrice {...line.unitPrice} price={price} />}
        <StockNote line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:col-span-1 sm:grid sm:justify-items-end">
        <div className="flex items-center gap-1">
          <LineQuantity {...{ line, onQuantity, onRemove }} removeClass="sm:-me-2.5" />
        </div>
        <p className="tnum ms-auto font-bold">{text(price * line.quantity)}</p>
      </div>
    </li>
  );
}

/** How many of it, and none of it. */
export const LineQuantity = ({
  line,
  onQuantity,
  onRemove,
  removeClass,
}: LineProps & { removeClass: string }) => (
  <>
    <Stepper
      label={cartPageTexts.quantityOf(line.name)}
      value={line.quantity}
      min={0}
      max={Math.min(MOST, Math.max(line.stock ?? MOST, 1))}
      onChange={onQuantity}
    />
    <IconButton label={cartPageTexts.remove(line.name)} onClick={onRemove} className={removeClass}>
      <Icon name="trash" />
    </IconButton>
  </>
);

const FEW = 5;

export function StockNote({ line }: { line: CartLine }) {
  if (line.stock === null) return null;
  if (line.stock === 0) return <p className="mt-1 text-sm font-semibold text-bad">{cartPageTexts.soldOut}</p>;
  if (isShort(line))
    return <p className="mt-1 text-sm font-semibold text-bad">{cartPageTexts.tooMany(line.stock)}</p>;
  return line.stock <= FEW ? (
    <p className="mt-1 text-sm text-warn">{cartPageTexts.onlyLeft(line.stock)}</p>
  ) : null;
}
