import { Currency } from '../../../kernel/currency.js';
import { member, textOf } from '../../../platform/outbound/call.js';
import type { RefundState } from '../../application/ports.js';

/** One payment as Flutterwave tells it. `status` is its own word. */
export interface Transaction {
  id: string;
  txRef: string;
  /** Null for what is no amount of the currency. */
  amountCents: number | null;
  currency: string;
  status: string;
  processorResponse: string | null;
  createdAt: Date | null;
}

/** Amounts are decimals in the currency's main unit; one that is none of its smallest units is not ours. */
export function centsOf(amount: unknown, currency: string): number | null {
  if (typeof amount !== 'number' || !Currency.codes().includes(currency)) return null;
  const { unit } = Currency.of(currency);
  const cents = Math.round(amount * unit);
  return Math.abs(cents - amount * unit) < 1e-6 * unit ? cents : null;
}

/** Undefined for what is no transaction. */
export function transactionOf(data: unknown): Transaction | undefined {
  const [id, txRef, status] = ['id', 'tx_ref', 'status'].map((name) => textOf(member(data, name)));
  const currency = textOf(member(data, 'currency')) ?? '';
  const amountCents = centsOf(member(data, 'amount'), currency);
  const told = new Date(textOf(member(data, 'created_at')) ?? '');
  const createdAt = Number.isNaN(told.getTime()) ? null : told;
  if (!id || !txRef || !status) return undefined;
  const processorResponse = textOf(member(data, 'processor_response'));
  return { id, txRef, amountCents, currency, status, processorResponse, createdAt };
}

/** Our id of a refund, which travels in its comment: Flutterwave keeps no key of ours. */
export const commentOf = (refundId: string): string => `refund ${refundId}`;
const OURS = /^refund ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Undefined for what is no refund of a payment in this currency. */
export function refundOf(data: unknown, currency: string): RefundState | undefined {
  const ref = textOf(member(data, 'id'));
  const amountCents = centsOf(member(data, 'amount_refunded'), currency);
  if (!ref || amountCents === null) return undefined;
  const comment = textOf(member(data, 'comment')) ?? textOf(member(data, 'comments')) ?? '';
  const status = textOf(member(data, 'status')) ?? '';
  return {
    ref: `${ref}:${currency}`,
    refundId: OURS.exec(comment)?.[1] ?? null,
    intentRef: textOf(member(data, 'tx_id')),
    amountCents,
    currency,
    status: /^completed/.test(status) ? 'succeeded' : status === 'failed' ? 'failed' : 'pending',
    failureMessage: status === 'failed' ? 'Flutterwave could not give the money back.' : null,
    createdAt: new Date(textOf(member(data, 'created_at')) ?? 0),
  };
}
