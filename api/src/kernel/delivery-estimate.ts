import { dayOfWork, plusWorkingDays } from './working-days.js';

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

/** The shop's promise, on product and order pages alike: when an order placed then arrives; days of the shop, as ISO dates. */
export function deliveryEstimate(placed: Date, { daysFrom, daysTo }: DeliveryDays = STANDARD): Period {
  const begun = dayOfWork(placed);
  const from = plusWorkingDays(begun, daysFrom);
  const isLater = daysFrom > 0 && daysTo > daysFrom;
  return { from, to: isLater ? plusWorkingDays(from, daysTo - daysFrom) : plusWorkingDays(begun, daysTo) };
}
