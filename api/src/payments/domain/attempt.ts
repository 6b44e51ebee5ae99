/** Where one try to collect money stands. */
export type AttemptState =
  | 'creating'
  | 'open'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'unknown';

/** What was learned about it from the provider. */
export type AttemptEvent = 'opened' | 'unclear' | 'in_progress' | 'paid' | 'failed' | 'expired';

/** In these states the shopper may still pay, or may have paid: nobody else may start another try. */
export const LIVE: readonly AttemptState[] = ['creating', 'open', 'processing', 'unknown'];

/**
 * The state table of an attempt. What is not listed changes nothing. Money is a fact: a failed or expired attempt
 * that turns out to be paid is paid; a paid one never changes again.
 */
export const ATTEMPT_TABLE: Readonly<
  Record<AttemptState, Readonly<Partial<Record<AttemptEvent, AttemptState>>>>
> = {
  creating: {
    opened: 'open',
    unclear: 'unknown',
    in_progress: 'processing',
    paid: 'succeeded',
    failed: 'failed',
    expired: 'expired',
  },
  unknown: {
    opened: 'open',
    in_progress: 'processing',
    paid: 'succeeded',
    failed: 'failed',
    expired: 'expired',
  },
  open: { in_progress: 'processing', paid: 'succeeded', failed: 'failed', expired: 'expired' },
  processing: { paid: 'succeeded', failed: 'failed', expired: 'expired' },
  failed: { paid: 'succeeded' },
  expired: { paid: 'succeeded' },
  succeeded: {},
};

/** The state after an event: the same one when it says nothing new. */
export function attemptStateAfter(state: AttemptState, event: AttemptEvent): AttemptState {
  return ATTEMPT_TABLE[state][event] ?? state;
}

export const isLive = (state: AttemptState): boolean => LIVE.includes(state);
