import { type Goods, usePrices } from '../platform/stores/prices';
import { crossesOutLowest } from '../platform/former-prices';
import { controlTexts } from '../platform/messages/en/controls';
import { unitPriceOf } from '../platform/unit-price';
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
        <bdi>{prices.text(price)}</bdi>
      </span>
      {onSale && (
        <s className="text-sm text-ink-soft">
          <span className="visually-hidden">
            {crossesOutLowest() ? controlTexts.lowest : controlTexts.was}{' '}
          </span>
          {prices.text(originalPrice)}
        </s>
      )}
      {goods.unitPrice && <UnitPrice {...goods.unitPrice} price={price} />}
      {onSale && large && crossesOutLowest() && (
        <span className="w-full text-sm text-ink-soft">{controlTexts.lowestNote}</span>
      )}
    </span>
  );
}

type UnitProps = { price: number; content: number; per: string };

/** `$3.98 / kg`, in the currency in which the price is shown. */
export const UnitPrice = ({ price, content, per }: UnitProps) => (
  <span className="w-full text-sm text-ink-soft">
    {usePrices().text(unitPriceOf(price, content))} / {per}
  </span>
);

/** The percentage of a sale as it is told beside a crossed-out price: of the lowest one, where that is what stands there; else 0. */
export const percentOff = ({ price, originalPrice: was }: Goods, discount: number): number =>
  !was || was <= price
    ? 0
    : crossesOutLowest()
      ? Math.floor(100 - (100 * price) / was + 1e-6)
      : Math.round(discount);
