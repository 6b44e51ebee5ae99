import type { WireAnswer } from '../../adapters/wire/wire-call.js';

export type Asked = Readonly<Record<string, unknown>>;

/** Where the payer goes from PayPal's page, and as whom the payer has approved there. */
export interface Ways {
  back: string;
  out: string;
  account?: string;
}

/** Undefined where an order does not name both. */
export function waysOf(asked: Asked): Ways | undefined {
  const source = asked['payment_source'] as { paypal?: { experience_context?: Asked } } | undefined;
  const context = source?.paypal?.experience_context;
  const [back, out] = [String(context?.['return_url']), String(context?.['cancel_url'])];
  return URL.canParse(back) && URL.canParse(out) ? { back, out } : undefined;
}

/** PayPal's objects, as far as the shop speaks of them. */
export interface Amount {
  currency_code: string;
  value: string;
}
export interface Link {
  rel: string;
  href: string;
}
export interface Unit {
  amount: Amount;
  custom_id?: string;
  invoice_id?: string;
  description?: string;
}
export interface Order {
  id: string;
  intent: 'CAPTURE';
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  purchase_units: readonly Unit[];
  create_time: string;
  links: readonly Link[];
}
export interface Capture extends Omit<Unit, 'description'> {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  status_details?: { reason: string };
  create_time: string;
  supplementary_data: { related_ids: { order_id: string } };
}
export interface Refund {
  id: string;
  status: 'COMPLETED';
  amount: Amount;
  custom_id?: string;
  create_time: string;
  links: readonly Link[];
}

/** A payer's claim, which takes the money away until it is decided. */
export const claimOf = ({ id, amount }: Capture, disputeId: string): object => ({
  ...{ dispute_id: `PP-D-${disputeId}`, dispute_amount: amount, status: 'UNDER_REVIEW' },
  ...{ dispute_life_cycle_stage: 'CHARGEBACK', reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' },
  disputed_transactions: [{ seller_transaction_id: id }],
});

const API = 'https://api-m.paypal.com';
export const linkTo = (rel: string, path: string): Link => ({ rel, href: `${API}${path}` });

/** https://developer.paypal.com/reference/currency-codes/: what it takes in whole units alone. */
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);
const TAKEN =
  /^(AUD|BRL|CAD|CHF|CZK|DKK|EUR|GBP|HKD|HUF|ILS|JPY|MXN|MYR|NOK|NZD|PHP|PLN|SEK|SGD|THB|TWD|USD)$/;

/** Why an amount is none of PayPal's; undefined where it is. */
export function wrongWith(amount: Amount | undefined): string | undefined {
  const { currency_code: currency = '', value = '' } = amount ?? {};
  if (!TAKEN.test(currency)) return 'CURRENCY_NOT_SUPPORTED';
  const pattern = WHOLE.has(currency) ? /^\d{1,9}$/ : /^\d{1,9}\.\d{2}$/;
  if (!pattern.test(value)) return 'DECIMAL_PRECISION';
  return Number(value) > 0 ? undefined : 'CANNOT_BE_ZERO_OR_NEGATIVE';
}

/** In hundredths, of whole units as well: to compare sums without floats. */
export const hundredths = ({ value }: Amount): number => Math.round(Number(value) * 100);

const ISSUES: Readonly<Record<string, string>> = {
  CURRENCY_NOT_SUPPORTED: 'Currency code is not supported.',
  DECIMAL_PRECISION: 'The value of the field should not be more than two decimal places.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  DUPLICATE_INVOICE_ID: 'Duplicate Invoice ID detected.',
  INSTRUMENT_DECLINED: 'The instrument presented was either declined by the processor or bank.',
  INVALID_RESOURCE_ID: 'Specified resource ID does not exist.',
  ORDER_ALREADY_CAPTURED: 'Order already captured.',
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  REFUND_AMOUNT_EXCEEDED: 'The refund amount must be less than or equal to the capture amount.',
};

export const yes = (body: object, status = 200): WireAnswer => ({ status, body, headers: {} });
export const no = (status: 404 | 422, issue: string): WireAnswer => ({
  ...{ status, headers: {} },
  body: {
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    details: [{ issue, description: ISSUES[issue] ?? issue }],
  },
});
