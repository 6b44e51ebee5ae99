import type { AttemptState } from '../../payments/domain/attempt.js';
import type { Attempt } from '../../payments/domain/payment.js';
import type { Tender } from '../../payments/domain/tender.js';

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

/** From the tender where it is decided, else from its last attempt. */
export function paymentProgress(tender: Tender, attempt: Attempt | undefined): PaymentProgress {
  if (tender.state === 'paid' || tender.state === 'refunded') return 'paid';
  if (tender.state === 'cancelled' && attempt?.state !== 'succeeded') return 'expired';
  return attempt ? WORDS[attempt.state] : 'pending';
}
