import { longDay } from './messages/en/days';
import { writeMoment } from './messages/en/moment';
import { shopClock } from './shop-clock';

/** `November 21, 2026`: a day, or that of a moment in the time zone of the shop, on the server as in every browser. */
export const date = (iso: string): string =>
  longDay(iso.includes('T') ? shopClock(new Date(iso)) : new Date(iso));

/** `Nov 21, 2026, 2:05 PM` by the shop's clock, as its days are. */
export const dateTime = (iso: string): string => writeMoment(shopClock(new Date(iso)));
