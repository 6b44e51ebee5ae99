import { Kept } from '@duka/serving/kept.js';
import type { SessionClaim } from './sessions.js';

interface Verified {
  claim: SessionClaim;
  /** Milliseconds since 1970, with the leeway. */
  endsAt: number;
}

/** Some hundred bytes each: 2 MiB at the most. */
const MOST = 4_000;

/**
 * Tokens whose signature was found right and whose session stood, by their whole text, until they end. Whether the session
 * still stands, and what its account may do, is asked of the database at each call as ever.
 */
export class VerifiedTokens {
  private readonly tokens: Kept<Verified>;

  constructor(
    private readonly leewaySeconds: number,
    now: () => number = () => Date.now(),
  ) {
    this.tokens = new Kept({ most: MOST, freshMs: ({ endsAt }) => endsAt - now(), now });
  }

  claimOf(token: string): SessionClaim | undefined {
    return this.tokens.known(token)?.claim;
  }

  /** One that says of itself no end is not kept. */
  keep(token: string, claim: SessionClaim, exp: unknown): void {
    if (typeof exp !== 'number') return;
    this.tokens.keep(token, { claim, endsAt: (exp + this.leewaySeconds) * 1_000 });
  }
}
