import { Link } from 'react-router';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { productPath } from '../platform/product-path';
import { usePrices } from '../platform/stores/prices';
import { BundleParts } from '../ui/bundle-parts';
import { Thumb } from '../ui/picture';
import { UnitPrice } from '../ui/price';
import { LineQuantity, StockNote, type LineProps } from './cart-line-row';

/** One thing in the narrow cart beside the page. */
export function DrawerLine({ line, onQuantity, onRemove }: LineProps) {
  const { goods, text } = usePrices();
  const { price } = goods(line);
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-start gap-4">
      <span className="plate block aspect-square rounded-m">
        <Thumb url={line.image} />
      </span>
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            to={productPath({ _id: line.productId, name: line.name })}
            replace
            className="font-semibold underline-offset-4 hover:underline"
          >
            {line.name}
          </Link>
          <span className="tnum font-semibold">{text(price * line.quantity)}</span>
        </div>
        <p className="text-sm text-ink-soft">
          {Object.values(line.options).join(' · ')}
          <BundleParts parts={line.parts} />
        </p>
        {line.unitPrice && <UnitPrice {...line.unitPrice} price={price} />}
        {line.isDownload && <p className="text-sm text-ink-soft">{cartPageTexts.download}</p>}
        <StockNote line={line} />
        <div className="mt-2 flex items-center justify-between gap-1">
          <LineQuantity {...{ line, onQuantity, onRemove }} removeClass="-me-2.5" />
        </div>
      </div>
    </li>
  );
}
