/** Working days until something is there. */
export interface DeliveryDays {
  daysFrom: number;
  daysTo: number;
}

/** The first and the last day, as ISO dates. */
export interface Period {
  from: string;
  to: string;
}

/** Of orders from before there were methods to choose from. */
const STANDARD: DeliveryDays = { daysFrom: 3, daysTo: 5 };
const DAY_MS = 86_400_000;

/** The shop's promise, on product and order pages alike: when an order placed then arrives; ISO dates. */
export function deliveryEstimate(placed: Date, days: DeliveryDays = STANDARD): Period {
  return { from: workingDay(placed, days.daysFrom), to: workingDay(placed, days.daysTo) };
}

function workingDay(from: Date, days: number): string {
  let day = from;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
