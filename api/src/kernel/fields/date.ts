import { type FieldOf, type KindOfField, Wrong, plainText } from './field.js';

const DAY = /^(?:1[6-9]|2\d)\d\d-\d\d-\d\d$/;

/** Whether there is such a day: no 30th of February. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A day of the calendar, in no time zone. */
export const date: KindOfField<FieldOf<'date'>> = {
  read: (sent, { label }) =>
    typeof sent === 'string' && isDay(sent) ? sent : new Wrong(`${label} must be a day like 2026-11-28`),
  readCell: (cell, field) => date.read(cell, field),
  cell: plainText,
  text: (value) => {
    const at = new Date(`${plainText(value)}T00:00:00Z`);
    return at.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  },
  schema: () => ({ type: 'string', format: 'date' }),
};
