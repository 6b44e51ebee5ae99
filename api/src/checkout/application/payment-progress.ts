import type { AttemptState } from '../../payments/domain/attempt.js';
import type { Attempt, Payment } from '../../payments/domain/payment.js';

/** What the waiting page is told about a payment. */
export type PaymentProgress = 'pending' | 'processing' | 'paid' | 'failed' | 'expired';

const WORDS: Readonly<Record<AttemptState, PaymentProgress>> = {
  creating: 'processing',
  unknown: 'processing',
  processing: 'processing',
  open: 'pending',
  succeeded: 'paid',
  failed: 'failed',
  expired: 'expired',
};

/** From the payment where it is decided, else from its last attempt. */
export function paymentProgress(payment: Payment, attempt: Attempt | undefined): PaymentProgress {
  if (payment.status === 'paid' || payment.status === 'refunded') return 'paid';
  if (payment.status === 'cancelled' && attempt?.state !== 'succeeded') return 'expired';
  return attempt ? WORDS[attempt.state] : 'pending';
}
