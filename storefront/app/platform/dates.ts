import { longDay } from './messages/en/days';
import { shopClock } from './shop-clock';

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
