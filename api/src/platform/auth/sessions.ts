import type { RawBuilder } from 'kysely';
import type { Caller, NamedCaller } from '../../kernel/caller.js';
import type { Slot } from '../database/statement.js';
import type { Bucket } from '../rate-limit/rate-limits.js';

/** What a verified token claims: the session it names. */
export type SessionClaim = NamedCaller;

/** A statement in two parts: what stands in its `with`, and the select that answers one row or none. */
export interface GuardedParts<Row> {
  ctes: RawBuilder<unknown>;
  answer: RawBuilder<Row>;
}

/**
 * Puts a statement together around `allowed`, a condition that holds when the session is open and no limit is passed;
 * every write of the statement must depend on it.
 */
export type GuardedBuild<Values, Row> = (
  slot: Slot<Values>,
  allowed: RawBuilder<boolean>,
) => GuardedParts<Row>;

/** A statement that reads whether its caller may. */
export interface GuardedStatement<Values, Row> {
  /** @throws NotLoggedIn, TooMany; then nothing was written but the count of the call */
  run(caller: NamedCaller, values: Values): Promise<Row | undefined>;
}

/** Port: reads the session and its account from the database. Implemented by the accounts feature. */
export abstract class Sessions {
  /**
   * The caller, or undefined when the session ended, was revoked, or the account is disabled. Slides the expiry. A caller
   * is counted in the `buckets` in the same look. @throws TooMany
   */
  abstract callerOf(claim: SessionClaim, buckets: readonly Bucket[]): Promise<Caller | undefined>;
  /** The same look as part of a statement of the call's own, see `CallerReadByStatement`. */
  abstract guarded<Values extends object, Row extends object>(
    build: GuardedBuild<Values, Row>,
  ): GuardedStatement<Values, Row>;
}
