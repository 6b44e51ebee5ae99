import { usePrices } from '../platform/stores/prices';
import { controlTexts } from '../platform/messages/en/controls';
import { cx } from './cx';

type PriceProps = { price: number; originalPrice?: number | null; maxPrice?: number; large?: boolean };

/** What is charged, with the crossed-out original when the product is on sale; "From" when variants differ. */
export function Price({ price, originalPrice, maxPrice, large }: PriceProps) {
  const { of, text } = usePrices();
  const onSale = originalPrice !== null && originalPrice !== undefined && originalPrice > price;
  return (
    <span className="tnum inline-flex flex-wrap items-baseline gap-x-2">
      <span className={cx('font-bold', large && 'font-display text-xl', onSale && 'text-accent-text')}>
        {onSale && <span className="visually-hidden">{controlTexts.now} </span>}
        {maxPrice !== undefined && maxPrice > price && (
          <span className="text-sm font-medium">{controlTexts.from} </span>
        )}
        {text(of(price))}
      </span>
      {onSale && (
        <s className="text-sm text-ink-soft">
          <span className="visually-hidden">{controlTexts.was} </span>
          {text(of(originalPrice))}
        </s>
      )}
    </span>
  );
}
