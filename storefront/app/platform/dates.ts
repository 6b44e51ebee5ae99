import { longDay, shortDay } from './messages/en/days';
import { shopClock } from './shop-zone';

/** `November 21, 2026`: a day, or that of a moment in the time zone of the shop, on the server as in every browser. */
export const date = (iso: string): string =>
  longDay(iso.includes('T') ? shopClock(new Date(iso)) : new Date(iso));

/** Made when first needed: see writing.ts. */
let moment: Intl.DateTimeFormat | undefined;

/** `Nov 21, 2026, 2:05 PM` by the shop's clock, as its days are. */
export const dateTime = (iso: string): string =>
  (moment ??= new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })).format(shopClock(new Date(iso)));

/** Two days: `Tue, Nov 24 – Thu, Nov 26`; one when both are the same. */
export function dateRange(from: string, to: string): string {
  const [first, second] = [shortDay(new Date(from)), shortDay(new Date(to))];
  return first === second ? first : `${first} – ${second}`;
}
