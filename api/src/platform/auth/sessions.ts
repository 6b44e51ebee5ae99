import type { Caller } from '../../kernel/caller.js';
import type { Bucket } from '../rate-limit/rate-limits.js';

/** What a verified token claims: the session it names. */
export interface SessionClaim {
  sessionId: string;
  accountId: string;
}

/** Port: reads the session and its account from the database. Implemented by the accounts feature. */
export abstract class Sessions {
  /**
   * The caller, or undefined when the session ended, was revoked, or the account is disabled. Slides the expiry. A caller
   * is counted in the `buckets` in the same look. @throws TooMany
   */
  abstract callerOf(claim: SessionClaim, buckets: readonly Bucket[]): Promise<Caller | undefined>;
}
