import { daysBetween, dayIn, plusDays, startOfDay } from '../../kernel/world/days.js';

/** Days of a time zone in a row, and the moments at which they begin; one moment more than days, at which the last one ends. */
export interface Days {
  days: readonly string[];
  starts: readonly Date[];
}

/** Every day of the zone from that of one moment to that of another. */
export function daysOfZone(zone: string, from: Date, to: Date): Days {
  const first = dayIn(from, zone);
  const length = daysBetween(first, dayIn(to, zone));
  const days = Array.from({ length: length + 1 }, (_, index) => plusDays(first, index));
  return { days: days.slice(0, -1), starts: days.map((day) => startOfDay(day, zone)) };
}
