import { shortDay } from './messages/en/days';

/** Two days: `Tue, Nov 24 – Thu, Nov 26`; one when both are the same. */
export function dateRange(from: string, to: string): string {
  const [first, second] = [shortDay(new Date(from)), shortDay(new Date(to))];
  return first === second ? first : `${first} – ${second}`;
}
