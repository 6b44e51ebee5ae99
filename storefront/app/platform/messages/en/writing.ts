import type { ShopCurrency } from '../../shop-currency';

/**
 * How English writes numbers. By hand, as in `days.ts`: a page's first `Intl` formatter takes a browser 15 ms and more, on the
 * main thread and before the page answers, while public pages need no more than this.
 */
/** A whole number: `1,234`. */
export const whole = (n: number): string => n.toLocaleString('en-US');

/** A number with one decimal: `4.5`. */
export const tenths = (n: number): string => n.toFixed(1);

/** A number with the decimals that it has: `8.1`. */
export const plain = (n: number): string => String(n);

/** An amount with the decimals of its currency: `$1,234.50`, `RWF 1,500`. */
export function amountIn({ sign, decimals }: ShopCurrency, amount: number): string {
  const [units = '', parts] = Math.abs(amount).toFixed(decimals).split('.');
  return `${amount < 0 ? '-' : ''}${sign}${whole(Number(units))}${parts ? `.${parts}` : ''}`;
}
