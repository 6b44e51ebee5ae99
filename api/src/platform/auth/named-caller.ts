import { SetMetadata, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { NamedCaller } from '../../kernel/caller.js';
import type { Bucket } from '../rate-limit/rate-limits.js';
import { NotLoggedIn } from './refusals.js';
import type { SessionClaim, Sessions } from './sessions.js';

export const READ_BY_STATEMENT = 'duka:read-by-statement';

/** A caller whose session nobody has read yet; the call's own statement does, and counts the call (decision 0034). */
export class UnreadCaller implements NamedCaller {
  /** True once a statement that reads the session was sent, whatever came of it. */
  isAsked = false;
  readonly accountId: string;
  readonly sessionId: string;

  constructor(
    claim: SessionClaim,
    readonly buckets: readonly Bucket[],
  ) {
    this.accountId = claim.accountId;
    this.sessionId = claim.sessionId;
  }
}

/** The caller of a route that is `CallerReadByStatement`. */
export const CurrentNamedCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): NamedCaller =>
    context.switchToHttp().getRequest<{ user: NamedCaller }>().user,
);

/**
 * The route's only work is one statement of `Sessions.guarded`, which reads the session and counts the limits itself: one
 * trip to PostgreSQL instead of two. For routes that any account may call; with an `Idempotency-Key` the session is read
 * before, as everywhere else.
 */
export const CallerReadByStatement = () => SetMetadata(READ_BY_STATEMENT, true);

/**
 * What to answer when something went wrong before such a statement was sent, a bad body say: the session is read and the
 * call counted as on every other route, and their refusal comes first.
 */
export async function sessionFirst(
  caller: UnreadCaller,
  sessions: Sessions,
  error: unknown,
): Promise<unknown> {
  try {
    return (await sessions.callerOf(caller, caller.buckets)) ? error : new NotLoggedIn();
  } catch (refusal) {
    return refusal;
  }
}
