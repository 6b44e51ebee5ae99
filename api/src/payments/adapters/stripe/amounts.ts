/**
 * Stripe counts in the smallest unit of ISO 4217 as we do, with two exceptions: ISK and UGX travel with two decimals that
 * are zero, as they once had them (https://docs.stripe.com/currencies#special-cases).
 */
const WITH_TWO_ZEROS = new Set(['ISK', 'UGX']);

/** Smallest units of ours as Stripe's. `currency` in capitals. */
export const toStripe = (smallest: number, currency: string): number =>
  WITH_TWO_ZEROS.has(currency) ? smallest * 100 : smallest;

/** Stripe's units as ours; NaN for hundredths of what has none, so that it equals no amount of ours. */
export function fromStripe(amount: number, currency: string): number {
  if (!WITH_TWO_ZEROS.has(currency)) return amount;
  return amount % 100 === 0 ? amount / 100 : Number.NaN;
}

/** Whether Stripe takes the amount at all: three-decimal currencies only in steps of ten. */
export const isChargeable = (smallest: number, decimals: number): boolean =>
  decimals < 3 || smallest % 10 === 0;
