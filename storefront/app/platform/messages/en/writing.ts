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

/** An amount in dollars with two decimals: `$1,234.50`. */
export function dollars(amount: number): string {
  const [units = '', cents = ''] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}$${whole(Number(units))}.${cents}`;
}

/** `November 21, 2026`, as the day is in Greenwich. */
export const longDay = (at: Date): string =>
  `${months[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;

/** `Sat, Nov 21`, as the day is in Greenwich. */
export const shortDay = (at: Date): string =>
  `${weekdays[at.getUTCDay()]}, ${months[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCDate()}`;
