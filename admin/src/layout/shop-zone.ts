import { spoken } from '../spoken';

const DAY = /^\d{4}-\d\d-\d\d$/;

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });

const inZone = (timeZone: string) => ({
  timeZone,
  clock: clockOf(timeZone),
  day: new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' }),
  moment: new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
});

const utc = inZone('UTC');
let current = utc;

/** In which the shop counts days, by its IANA name; UTC until the settings are read. */
export const shopZone = (): string => current.timeZone;

/** An old browser may not know a young zone: it shows UTC then, and says so. */
export function setShopZone(timeZone: string): void {
  try {
    current = inZone(timeZone);
  } catch {
    current = utc;
  }
}

/** What the shop's clocks show at a moment: `2026-11-28T01:30`. */
export function shopClock(moment: Date): string {
  const parts = new Map(current.clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [year = '', month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((name) =>
    parts.get(name as Intl.DateTimeFormatPartTypes),
  );
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** The moment at which the shop's clocks show this, the first one where they show it twice. */
export function momentOf(clock: string): Date {
  const shown = Date.parse(`${clock.slice(0, 16)}:00.000Z`);
  const ahead = (at: number) =>
    Date.parse(`${shopClock(new Date(at))}:00.000Z`) - Math.floor(at / 60_000) * 60_000;
  const offset = ahead(shown - 86_400_000);
  return new Date(shown - (ahead(shown - offset) === offset ? offset : ahead(shown + 86_400_000)));
}

/** The shop's day that a moment is of; a day is itself. */
export const shopDay = (iso: string): string => (DAY.test(iso) ? iso : shopClock(new Date(iso)).slice(0, 10));

/** So many days on, or back; days of the calendar know no zone. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** `Nov 28, 2026` */
export const writtenDay = (iso: string): string =>
  spoken
    ? spoken.longDay(new Date(`${shopDay(iso)}T00:00:00.000Z`))
    : (DAY.test(iso) ? utc : current).day.format(new Date(iso));

/** `Nov 28, 2026, 1:30 AM` */
export const writtenMoment = (iso: string): string =>
  spoken
    ? spoken.writeMoment(new Date(`${shopClock(new Date(iso))}:00.000Z`))
    : current.moment.format(new Date(iso));
