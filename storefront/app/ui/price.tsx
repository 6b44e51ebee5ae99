import { type Goods, usePrices } from '../platform/stores/prices';
import { crossesOutLowest } from '../platform/former-prices';
import { controlTexts } from '../platform/messages/en/controls';
import { Badge } from './badge';
import { cx } from './cx';

type PriceProps = Goods & { large?: boolean };

/** What is charged, with the crossed-out original when the product is on sale; "From" when variants differ. */
export function Price({ large, ...goods }: PriceProps) {
  const prices = usePrices();
  const { price, originalPrice, maxPrice } = prices.goods(goods);
  const onSale = originalPrice !== null && originalPrice !== undefined && originalPrice > price;
  return (
    <span className="tnum inline-flex flex-wrap items-baseline gap-x-2">
      <span className={cx('font-bold', large && 'font-display text-xl', onSale && 'text-accent-text')}>
        {onSale && <span className="visually-hidden">{controlTexts.now} </span>}
        {maxPrice !== undefined && maxPrice > price && (
          <span className="text-sm font-medium">{controlTexts.from} </span>
        )}
        {prices.text(price)}
      </span>
      {onSale && (
        <s className="text-sm text-ink-soft">
          <span className="visually-hidden">
            {crossesOutLowest() ? controlTexts.lowest : controlTexts.was}{' '}
          </span>
          {prices.text(originalPrice)}
        </s>
      )}
      {onSale && large && crossesOutLowest() && (
        <span className="w-full text-sm text-ink-soft">{controlTexts.lowestNote}</span>
      )}
    </span>
  );
}

type SavingProps = Goods & { discount: number; className?: string };

/** The percentage of a sale, where a crossed-out price stands: told from the lowest one, where that is what stands there. */
export function Saving({ discount, className, ...goods }: SavingProps) {
  const { price, originalPrice } = usePrices().goods(goods);
  if (!originalPrice || originalPrice <= price) return null;
  const percent = crossesOutLowest() ? percentOf(originalPrice - price, originalPrice) : Math.round(discount);
  if (percent < 1) return null;
  const badge = <Badge look="sale">-{percent}%</Badge>;
  return className ? <span className={className}>{badge}</span> : badge;
}

/** Whole percents, rounded down; of decimals, whose last places may be off. */
const percentOf = (part: number, whole: number): number => Math.floor(100 * (part / whole) + 1e-6);
