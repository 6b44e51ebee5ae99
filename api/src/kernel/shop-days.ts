import { clockIn, dayIn, endOfDay, momentAt, startOfDay } from './world/days.js';
import { UTC } from './world/time-zones.js';

let zone = UTC;
let ofTheWorkAtHand: () => string | undefined = () => undefined;

/**
 * The time zone that the shop's days are counted in, by its IANA name. As with its currency, a call of the back office or one
 * that writes counts in what the settings said when it began; whoever only looks, in what was read last.
 */
export const shopZone = (): string => ofTheWorkAtHand() ?? zone;

/** For the settings alone, which know what was decided: what was read last. */
export function setShopZone(name: string): void {
  zone = name;
}

/** For the settings alone: what the work at hand was begun in; undefined where nobody keeps that. */
export function countDaysBy(source: () => string | undefined): void {
  ofTheWorkAtHand = source;
}

/** The shop's day that a moment is of, like `2026-11-28`. */
export const shopDay = (moment: Date): string => dayIn(moment, shopZone());

/** What the shop's clocks show then, as if it were UTC. */
export const shopClock = (moment: Date): Date => clockIn(moment, shopZone());

/** A moment of ISO 8601 by the shop's clock, with its offset: `2026-11-28T01:30:00+03:00`; in UTC as it is. */
export function shopMoment(iso: string): string {
  if (shopZone() === UTC) return iso;
  const at = new Date(iso);
  const clock = shopClock(at);
  const minutes = Math.round((clock.getTime() - at.getTime()) / 60_000);
  const two = (n: number) => String(Math.trunc(n)).padStart(2, '0');
  const offset = `${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
  return `${clock.toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** When the shop's clocks show that: `2026-11-28T01:30:00`. */
export const momentOfShop = (clock: string): Date => momentAt(clock, shopZone());

/** The first moment of a day of the shop. */
export const startOfShopDay = (day: string): Date => startOfDay(day, shopZone());

/** The last millisecond of a day of the shop: what holds until a day holds to its end. */
export const endOfShopDay = (day: string): Date => endOfDay(day, shopZone());

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether it names a day and no time of it. */
export const isWholeDay = (moment: string): boolean => DAY.test(moment);
