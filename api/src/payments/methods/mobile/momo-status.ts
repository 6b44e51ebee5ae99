import type { MobileState } from './mobile-money-gateway.js';
import { fromDecimalText } from './amounts.js';
import { member, textOf } from '../../../platform/outbound/call.js';

const STATES: Readonly<Record<string, MobileState['state']>> = {
  PENDING: 'pending',
  SUCCESSFUL: 'paid',
  FAILED: 'failed',
};

/** MTN's result in the shop's words, or null when the body is none. A failure, too, is answered with 200. */
export function readResult(body: unknown): MobileState | null {
  const state = STATES[String(member(body, 'status'))];
  if (!state) return null;
  const currency = textOf(member(body, 'currency'));
  return {
    state,
    attemptId: textOf(member(body, 'externalId')),
    amountCents: currency ? fromDecimalText(member(body, 'amount'), currency) : null,
    currency,
    transactionRef: textOf(member(body, 'financialTransactionId')),
    failureCode: state === 'failed' ? (reasonOf(member(body, 'reason')) ?? 'FAILED') : null,
  };
}

/** A reason comes as a text or as `{ code, message }`: MTN's pages and the clients differ. */
export function reasonOf(reason: unknown): string | null {
  return textOf(reason) ?? textOf(member(reason, 'code'));
}
