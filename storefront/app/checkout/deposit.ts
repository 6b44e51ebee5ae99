/** Whole cents of an amount in dollars. */
export const cents = (amount: number): number => Math.round(amount * 100);

/** What a cash order costs now and on delivery: the deposit is rounded half up to cents, both add up to the total. */
export function splitDeposit(total: number, percent: number): { now: number; later: number } {
  const whole = cents(total);
  const now = Math.floor((whole * percent + 50) / 100);
  return { now: now / 100, later: (whole - now) / 100 };
}
