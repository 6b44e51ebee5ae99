import { ValidateBy } from 'class-validator';
import { isWholeDay } from '../../kernel/shop-days.js';
import { isTimestamp } from './timestamps.js';

const isDay = (value: unknown) => isTimestamp(value) && isWholeDay(value);

/** A day by ISO 8601 that is in the calendar. */
export const Day = (name: string) =>
  ValidateBy(
    { name: 'isDay', validator: { validate: isDay } },
    { message: `${name} must be a day like 2026-01-31` },
  );
