const FASTEST_DAYS = 3;
const SLOWEST_DAYS = 5;
const DAY_MS = 86_400_000;

/** The days on which an order placed `now` arrives: three to five working days on, as ISO dates. */
export function deliveryEstimate(now: Date): { from: string; to: string } {
  return { from: workingDay(now, FASTEST_DAYS), to: workingDay(now, SLOWEST_DAYS) };
}

function workingDay(from: Date, days: number): string {
  let day = from;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
