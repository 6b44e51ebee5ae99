const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const OFFSET = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(zone: string): Intl.DateTimeFormat {
  const known = writers.get(zone);
  if (known) return known;
  const writer = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  writers.set(zone, writer);
  return writer;
}

/** Milliseconds by which the clocks of the zone are ahead of UTC at that moment. @throws RangeError for no zone */
function ahead(at: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const [, sign, hours, minutes, seconds = '0'] = OFFSET.exec(writerOf(zone).format(at)) ?? [];
  const ms = (Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds)) * 1_000;
  return sign === '-' ? -ms : ms;
}

/** What the clocks of the zone show then, as if it were UTC: `2026-11-28T01:30:00.000Z` for 22:30 the day before in Kampala. */
export const clockIn = (moment: Date, zone: string): Date =>
  new Date(moment.getTime() + ahead(moment.getTime(), zone));

/**
 * When the clocks of the zone show that: `2026-11-28T01:30:00`. An hour that they show twice is the first one; one that they
 * leave out is as far behind the hour before it.
 */
export function momentAt(clock: string, zone: string): Date {
  const shown = Date.parse(`${clock}Z`);
  const offsets = [ahead(shown - DAY_MS, zone), ahead(shown + DAY_MS, zone)];
  const fitting = offsets.find((offset) => ahead(shown - offset, zone) === offset);
  return new Date(shown - (fitting ?? offsets[0] ?? 0));
}

/** The day that a moment is of in the zone, like `2026-11-28`. */
export const dayIn = (moment: Date, zone: string): string => clockIn(moment, zone).toISOString().slice(0, 10);

/** Its first moment in the zone: midnight, or the end of the hour that is left out where clocks go forward then. */
export function startOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const [before, after] = [ahead(midnight - DAY_MS, zone), ahead(midnight + DAY_MS, zone)];
  for (const offset of [before, after]) {
    const at = midnight - offset;
    if (ahead(at, zone) === offset) return new Date(at);
  }
  return firstAfter(
    midnight - Math.max(before, after),
    midnight - Math.min(before, after),
    (at) => clockIn(new Date(at), zone).getTime() >= midnight,
  );
}

/** The first whole minute from which `isSo` holds, which is so at `late`. */
function firstAfter(early: number, late: number, isSo: (at: number) => boolean): Date {
  let [no, yes] = [early - MINUTE_MS, late];
  while (yes - no > MINUTE_MS) {
    const middle = no + Math.floor((yes - no) / 2 / MINUTE_MS) * MINUTE_MS;
    if (isSo(middle)) yes = middle;
    else no = middle;
  }
  return new Date(yes);
}

/** Every month has so many days. */
const SHORTEST_MONTH = 28;

/** So many days on, or back; days of the calendar know no zone. */
export function plusDays(day: string, days: number): string {
  const ofMonth = Number(day.slice(8)) + days;
  if (ofMonth >= 1 && ofMonth <= SHORTEST_MONTH) return day.slice(0, 8) + String(ofMonth).padStart(2, '0');
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last millisecond of a day in the zone. */
export const endOfDay = (day: string, zone: string): Date =>
  new Date(startOfDay(plusDays(day, 1), zone).getTime() - 1);

/** 0 is Sunday, 6 is Saturday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay();

/** Days from the first to the last, both included. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
