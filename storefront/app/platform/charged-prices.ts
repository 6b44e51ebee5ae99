import { amountIn } from './messages/en/writing';
import type { ShopCurrency } from './shop-currency';
import type { DisplayCurrency } from './shop-info';
import type { Goods, Prices } from './stores/prices';

/** Digits that a number has for sure. */
const DIGITS = 14;

/** What a price of the shop is in a currency that orders are placed in: the same arithmetic as the server's, to the cent. */
export function converted(price: number, shop: ShopCurrency, to: DisplayCurrency): number {
  const unit = 10 ** to.decimals;
  const cents = BigInt(Math.round(price * 10 ** shop.decimals));
  const [digits = '', power = ''] = to.rate.toExponential(DIGITS).split('e');
  const shift = DIGITS - Number(power);
  const rate = BigInt(digits.replace('.', '')) * 10n ** BigInt(Math.max(0, -shift));
  const whole = cents * rate * BigInt(unit);
  const perUnit = 10n ** BigInt(Math.max(0, shift) + shop.decimals);
  let step = BigInt(Math.max(1, Math.round(to.roundTo * unit)));
  while (step > 1n && whole < 10n * step * perUnit) step = step % 10n === 0n ? step / 10n : 1n;
  const divisor = perUnit * step;
  const steps = (2n * whole + divisor) / (2n * divisor);
  return Number((steps === 0n && cents > 0n ? 1n : steps) * step) / unit;
}

/** The prices of a shop that counts in `shop`, in a currency that is charged. */
export function pricesIn(shop: ShopCurrency, to: DisplayCurrency): Prices {
  const of = (price: number) => converted(price, shop, to);
  const goods: Prices['goods'] = ({ price, originalPrice, maxPrice, prices, among = [] }: Goods) => {
    const [cheapest, ...dearer] = among.map(goods).sort((a, b) => a.price - b.price);
    if (cheapest) return { ...cheapest, maxPrice: dearer.at(-1)?.price ?? cheapest.price };
    const own = prices?.find(({ currency }) => currency === to.code);
    if (own) return own;
    return {
      price: of(price),
      originalPrice: originalPrice && of(originalPrice),
      ...(maxPrice === undefined ? {} : { maxPrice: of(maxPrice) }),
    };
  };
  return { code: to.code, of, goods, text: (amount) => amountIn(to, amount) };
}
