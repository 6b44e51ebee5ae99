import type { ShopCurrency } from '../../shop-currency';

/**
 * How English writes numbers and days. By hand: a page's first `Intl` formatter takes a browser 15 ms and more, on the
 * main thread and before the page answers, while public pages need no more than this.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A whole number: `1,234`. */
export const whole = (n: number): string => n.toLocaleString('en-US');

/** An amount with the decimals of its currency: `$1,234.50`, `RWF 1,500`. */
export function amountIn({ sign, decimals }: ShopCurrency, amount: number): string {
  const [units = '', parts] = Math.abs(amount).toFixed(decimals).split('.');
  return `${amount < 0 ? '-' : ''}${sign}${whole(Number(units))}${parts ? `.${parts}` : ''}`;
}

/** `November 21, 2026`, as the day is in Greenwich. */
export const longDay = (at: Date): string =>
  `${months[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;

/** `Sat, Nov 21`, as the day is in Greenwich. */
export const shortDay = (at: Date): string =>
  `${weekdays[at.getUTCDay()]}, ${months[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCDate()}`;
