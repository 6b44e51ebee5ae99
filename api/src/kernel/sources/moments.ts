import { momentOfShop } from '../shop-days.js';

/** Whether a file writes `28/11/2026` or `11/28/2026`; undefined where none of its days tells, or they contradict each other. */
export type DayOrder = 'day first' | 'month first' | undefined;

const CLOCK = String.raw`(?:(?:T|, ?| )(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d{1,9})?)?(?: ?(?<half>[ap]m))?(?: ?(?<zone>Z|UTC|GMT|[+-]\d\d(?::?\d\d)?))?)?`;
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${CLOCK}$`,
  'i',
);
const DOTTED = new RegExp(String.raw`^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})${CLOCK}$`, 'i');
const EITHER = new RegExp(String.raw`^(?<one>\d{1,2})[/-](?<other>\d{1,2})[/-](?<year>\d{4})${CLOCK}$`, 'i');
const MONTHS = 12;

const inOneLine = (cell: string): string => cell.trim().replaceAll(/\s+/g, ' ');

/** How a file writes days that begin with neither the year nor dots. Pure. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const orders = new Set<DayOrder>();
  for (const cell of cells) {
    const { one, other } = EITHER.exec(inOneLine(cell))?.groups ?? {};
    if (Number(one) > MONTHS) orders.add('day first');
    if (Number(other) > MONTHS) orders.add('month first');
  }
  const [order] = orders;
  return orders.size === 1 ? order : undefined;
}

type Read = { moment: string } | { fault: string };

/**
 * A moment as ISO 8601 in UTC, of whatever files write: with a zone, or by the shop's clock; a day alone is its first moment.
 * What is no day, or may be two, is told.
 */
export function readMoment(cell: string, order: DayOrder): Read {
  const text = inOneLine(cell);
  const groups = (YEAR_FIRST.exec(text) ?? DOTTED.exec(text) ?? EITHER.exec(text))?.groups;
  const fault = `“${text}” is no day; write it as 2026-11-28 or 2026-11-28 14:30`;
  if (!groups) return { fault };
  if (groups['one'] !== undefined && order === undefined && groups['one'] !== groups['other'])
    return { fault: `“${text}” may be two days; write it as 2026-11-28` };
  const [first, second] = [Number(groups['one']), Number(groups['other'])];
  const isDayFirst = order === 'day first';
  const year = Number(groups['year']);
  const month = Number(groups['month'] ?? (isDayFirst ? second : first));
  const day = Number(groups['day'] ?? (isDayFirst ? first : second));
  const clock = new Date(
    Date.UTC(
      year,
      month - 1,
      day,
      hourOf(groups),
      Number(groups['minute'] ?? 0),
      Number(groups['second'] ?? 0),
    ),
  );
  // 31 February, 25 o'clock
  const isReal =
    clock.getUTCMonth() === month - 1 && clock.getUTCDate() === day && clock.getUTCHours() === hourOf(groups);
  if (!isReal || year < 1990) return { fault };
  return { moment: inZone(clock, groups['zone']).toISOString() };
}

function hourOf({ hour = '0', half = '' }: Record<string, string | undefined>): number {
  if (!half) return Number(hour);
  return (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

function inZone(clock: Date, zone: string | undefined): Date {
  if (zone === undefined) return momentOfShop(clock.toISOString().slice(0, 19));
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (sign === undefined) return clock;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(clock.getTime() - (sign === '-' ? -ahead : ahead));
}
