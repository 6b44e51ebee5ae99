import type { Caller } from '../../kernel/caller.js';
import type { CountedAlong } from '../rate-limit/token-reservation.js';

/** What a verified token claims: the session it names. */
export type SessionClaim = Pick<Caller, 'accountId' | 'sessionId'>;

/** Port: reads the session and its account from the database. Implemented by the accounts feature. */
export abstract class Sessions {
  /**
   * The caller, or undefined when the session ended, was revoked, or the account is disabled. Slides the expiry. Hits of the
   * first two buckets of `along` are counted for a caller by the same statement.
   */
  abstract callerOf(claim: SessionClaim, along?: CountedAlong): Promise<Caller | undefined>;
}
