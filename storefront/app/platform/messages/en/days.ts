/** How English writes days, without a formatter of the browser: see `writing.ts`. Apart from it, as lists need no days. */
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

/** `November 21, 2026`, as the day is in Greenwich. */
export const longDay = (at: Date): string =>
  `${months[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;

/** `Sat, Nov 21`, as the day is in Greenwich. */
export const shortDay = (at: Date): string =>
  `${weekdays[at.getUTCDay()]}, ${months[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCDate()}`;
