import { Refusal } from './refusal.js';

/** Whole days in UTC: `until` is the moment after the last one. */
export interface Period {
  from: Date;
  until: Date;
}

export class PeriodWrong extends Refusal {
  constructor(message: string) {
    super('invalid', 'period_wrong', message, { fields: [{ field: 'from', message }] });
  }
}

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

/** The asked days, both included; the last 30 up to today by itself. @throws PeriodWrong */
export function periodOf(from: string | undefined, to: string | undefined, now: Date): Period {
  const last = startOf(to ?? now.toISOString().slice(0, 10));
  const until = new Date(last.getTime() + DAY_MS);
  const first = from ? startOf(from) : new Date(until.getTime() - USUAL_DAYS * DAY_MS);
  if (first >= until) throw new PeriodWrong('from must not be after to');
  if (until.getTime() - first.getTime() > MOST_DAYS * DAY_MS)
    throw new PeriodWrong(`The period may have at most ${MOST_DAYS} days`);
  return { from: first, until };
}

/** A day as written, at midnight UTC; the 31st of a month without one is refused. */
function startOf(day: string): Date {
  const date = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new PeriodWrong(`${day} is not a day`);
  return date;
}
