import { Currency } from '../../../kernel/currency.js';
import { member, textOf } from '../../../platform/outbound/call.js';
import type { DisputeState, RefundState } from '../../application/ports.js';
import type { Attempt } from '../../domain/payment.js';

/** Which PayPal collects: https://developer.paypal.com/reference/currency-codes/ */
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
);
/** Of which it takes whole units alone, whatever ISO 4217 says (there as well). */
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);

export const isCollected = (currency: string): boolean => CURRENCIES.has(currency);

/** Smallest units of ours that every amount must be a multiple of: 100 fillér, one cent. */
export const stepOf = (currency: string): number => (WHOLE.has(currency) ? Currency.of(currency).unit : 1);

/** `25.49`, or `1050` of what has no decimals at PayPal. */
export function amountOf(cents: number, currency: string): { currency_code: string; value: string } {
  const { unit, decimals } = Currency.of(currency);
  const whole = String(Math.floor(cents / unit));
  const isWhole = WHOLE.has(currency) || decimals === 0;
  const value = isWhole ? whole : `${whole}.${String(cents % unit).padStart(decimals, '0')}`;
  return { currency_code: currency, value };
}

/** What is asked for: PayPal repeats `custom_id` wherever it tells of the money, and lets an `invoice_id` be paid once. */
export function orderRequest({ id, providerRef, amount, request }: Attempt): object {
  const { orderNumber, shopUrl } = request as Record<string, string>;
  const unit = {
    ...{ custom_id: providerRef, invoice_id: id, description: `Order ${orderNumber}` },
    amount: amountOf(amount.cents, amount.currency.code),
  };
  const experience_context = {
    return_url: `${shopUrl}/payment-success?session_id=${providerRef}`,
    cancel_url: `${shopUrl}/cart`,
    ...{ user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' },
  };
  return { intent: 'CAPTURE', purchase_units: [unit], payment_source: { paypal: { experience_context } } };
}

/** Money as PayPal tells it; `amountCents` is null for what has no whole number of our smallest units. */
export interface Told {
  amountCents: number | null;
  currency: string;
  /** Our own reference, which PayPal repeats. */
  customId: string | null;
}

export interface Capture extends Told {
  id: string;
  /** PayPal's own word: `COMPLETED`, `PENDING`, `DECLINED` … */
  status: string;
  reason: string | null;
  createdAt: Date | null;
}

export interface Order extends Told {
  id: string;
  status: string;
  /** Where the payer approves it; absent once that is done. */
  page: string | null;
  captures: readonly Capture[];
  refunds: readonly RefundState[];
}

/** Undefined for what is no order of a single purchase. */
export function orderOf(body: unknown): Order | undefined {
  const [id, status] = [textOf(member(body, 'id')), textOf(member(body, 'status'))];
  const units = listOf(member(body, 'purchase_units'));
  if (!id || !status || units.length !== 1) return undefined;
  const [payments, told] = [member(units[0], 'payments'), toldOf(units[0])];
  return {
    ...{ id, status, ...told },
    page: linkOf(body, 'payer-action') ?? linkOf(body, 'approve'),
    captures: listOf(member(payments, 'captures')).flatMap((one) => captureOf(one, told.customId) ?? []),
    refunds: listOf(member(payments, 'refunds')).flatMap((one) => refundOf(one) ?? []),
  };
}

/** Undefined for what is no captured payment; one that does not repeat our reference has that of its order. */
export function captureOf(body: unknown, ofOrder: string | null = null): Capture | undefined {
  const [id, status] = [textOf(member(body, 'id')), textOf(member(body, 'status'))];
  if (!id || !status) return undefined;
  const reason = textOf(member(member(body, 'status_details'), 'reason'));
  const told = toldOf(body);
  const customId = told.customId ?? ofOrder;
  return { id, status, reason, ...told, customId, createdAt: dateOf(member(body, 'create_time')) };
}

/** What makes it other money than that of the attempt; null where nothing does. */
export function mismatch(
  { amount, providerRef }: Attempt,
  { amountCents, currency, customId }: Told,
): string | null {
  if (currency !== amount.currency.code) return `currency ${currency}`;
  if (amountCents !== amount.cents) return `amount ${amountCents ?? 'unknown'}, ours ${amount.cents}`;
  return customId === providerRef ? null : `reference ${customId}`;
}

/** Our id of a refund, as it travels; a bare one could be that of the payment, which PayPal repeats as well. */
export const customIdOf = (refundId: string): string => `refund-${refundId}`;
const OURS = /^refund-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const STATES: Readonly<Record<string, RefundState['status']>> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  PENDING: 'pending',
};

/** Undefined for what is no refund. */
export function refundOf(body: unknown): RefundState | undefined {
  const ref = textOf(member(body, 'id'));
  const status = STATES[textOf(member(body, 'status')) ?? ''];
  const { amountCents, currency, customId } = toldOf(body);
  if (!ref || !status || amountCents === null) return undefined;
  return {
    ...{ ref, status, amountCents, currency },
    refundId: OURS.exec(customId ?? '')?.[1] ?? null,
    intentRef: capturedBy(body),
    failureMessage:
      status === 'failed' || status === 'cancelled' ? 'PayPal could not give the money back.' : null,
    createdAt: dateOf(member(body, 'create_time')) ?? new Date(0),
  };
}

/** The capture that a refund is of, which its links alone name. */
export const capturedBy = (body: unknown): string | null =>
  /\/captures\/([A-Z0-9]+)$/.exec(linkOf(body, 'up') ?? '')?.[1] ?? null;

/** Who keeps the money; what is called otherwise is still open (`dispute_outcome` of the Disputes API). */
const OUTCOMES: Readonly<Record<string, DisputeState['status']>> = {
  ...{ RESOLVED_BUYER_FAVOUR: 'lost', ACCEPTED: 'lost', RESOLVED_SELLER_FAVOUR: 'won', DENIED: 'won' },
  ...{ CANCELED_BY_BUYER: 'won', RESOLVED_WITH_PAYOUT: 'won', NONE: 'won' },
};

/**
 * Undefined while buyer and shop talk it over (an inquiry takes no money), and for what is no dispute of one payment:
 * https://developer.paypal.com/disputes/disputes-lifecycle
 */
export function disputeOf(body: unknown): DisputeState | undefined {
  const [payment, ...more] = listOf(member(body, 'disputed_transactions'));
  const [ref, intentRef] = [
    textOf(member(body, 'dispute_id')),
    textOf(member(payment, 'seller_transaction_id')),
  ];
  const { amountCents, currency } = toldOf({ amount: member(body, 'dispute_amount') });
  const isInquiry = member(body, 'dispute_life_cycle_stage') === 'INQUIRY';
  if (!ref || !intentRef || more.length > 0 || amountCents === null || isInquiry) return undefined;
  const outcome = textOf(member(member(body, 'dispute_outcome'), 'outcome_code')) ?? '';
  const status = member(body, 'status') === 'RESOLVED' ? (OUTCOMES[outcome] ?? 'open') : 'open';
  return { ref, intentRef, amountCents, currency, status };
}

function toldOf(body: unknown): Told {
  const amount = member(body, 'amount');
  const currency = textOf(member(amount, 'currency_code')) ?? '';
  return {
    amountCents: centsOf(member(amount, 'value'), currency),
    currency,
    customId: textOf(member(body, 'custom_id')),
  };
}

/** No float is multiplied. */
function centsOf(value: unknown, currency: string): number | null {
  const found = typeof value === 'string' ? /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(value) : null;
  if (!found || !isCollected(currency)) return null;
  const [, whole = '', fraction = ''] = found;
  const { unit, decimals } = Currency.of(currency);
  if (Number(fraction.slice(decimals)) !== 0) return null;
  return Number(whole) * unit + Number(fraction.slice(0, decimals).padEnd(decimals, '0'));
}

function linkOf(body: unknown, rel: string): string | null {
  const found = listOf(member(body, 'links')).find((link) => member(link, 'rel') === rel);
  return textOf(member(found, 'href'));
}

function dateOf(value: unknown): Date | null {
  const date = new Date(textOf(value) ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
