import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { endOfShopDay, isWholeDay, startOfShopDay } from '../../kernel/shop-days.js';

const SHAPE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/** A day, or a moment with its zone, of ISO 8601: one that is in the calendar and that the database can keep. */
export function isTimestamp(value: unknown): value is string {
  const [, day] = (typeof value === 'string' && SHAPE.exec(value)) || [];
  return day !== undefined && isDay(day) && momentsOf(String(value)).every(isKept);
}

/** A day like 2026-11-21 that is in the calendar. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00.000Z`);
  return isKept(date) && date.toISOString().startsWith(day);
}

/** The one that is told, or both ends of a day. */
const momentsOf = (timestamp: string): Date[] =>
  isWholeDay(timestamp) ? [startOfShopDay(timestamp), endOfShopDay(timestamp)] : [new Date(timestamp)];

function isKept(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9_999;
}

/** In UTC, as times cross the wire; a day begins at midnight in the time zone of the shop. */
export const inUtc = (timestamp: string): string =>
  (isWholeDay(timestamp) ? startOfShopDay(timestamp) : new Date(timestamp)).toISOString();

/** In UTC, where something ends or is looked for until then: a day to its end. */
export const untilInUtc = (timestamp: string): string =>
  isWholeDay(timestamp) ? endOfShopDay(timestamp).toISOString() : inUtc(timestamp);

/** A member that is such a moment; it is kept in UTC. */
export const TimestampField = (message: string, kept = inUtc) =>
  applyDecorators(
    ValidateBy({ name: 'isTimestamp', validator: { validate: isTimestamp } }, { message }),
    Transform(({ value }: { value: unknown }) => (isTimestamp(value) ? kept(value) : value)),
  );

/** The last moment of something; a day alone holds to its end. */
export const UntilField = (message: string) => TimestampField(message, untilInUtc);
