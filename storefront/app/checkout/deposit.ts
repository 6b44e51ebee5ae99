import { fromSmallest, smallest } from '../platform/format';

/** What a cash order costs now and on delivery: the deposit is rounded half up, both add up to the total. */
export function splitDeposit(total: number, percent: number): { now: number; later: number } {
  const whole = smallest(total);
  const now = Math.floor((whole * percent + 50) / 100);
  return { now: fromSmallest(now), later: fromSmallest(whole - now) };
}
