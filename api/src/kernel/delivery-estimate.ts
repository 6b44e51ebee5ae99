const FASTEST_DAYS = 3;
const SLOWEST_DAYS = 5;
const DAY_MS = 86_400_000;

/** The shop's promise, on product and order pages alike: an order placed then arrives three to five working days on; ISO dates. */
export function deliveryEstimate(placed: Date): { from: string; to: string } {
  return { from: workingDay(placed, FASTEST_DAYS), to: workingDay(placed, SLOWEST_DAYS) };
}

function workingDay(from: Date, days: number): string {
  let day = from;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
