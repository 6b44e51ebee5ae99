import { Kept } from '@duka/serving/kept.js';
import type { SessionClaim } from './sessions.js';

interface Verified {
  claim: SessionClaim;
  /** Seconds since 1970, with the leeway. */
  endsAt: number;
}

/** Some hundred bytes each: 2 MiB at the most. */
const MOST = 4_000;
const FOR_MS = 600_000;

/**
 * Tokens whose signature was found right and whose session stood, by their whole text: verified again after ten minutes. Whether the session
 * still stands, and what its account may do, is asked of the database at each call as ever.
 */
export class VerifiedTokens {
  private readonly tokens: Kept<Verified>;

  constructor(
    private readonly leewaySeconds: number,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.tokens = new Kept({ most: MOST, freshMs: FOR_MS });
  }

  claimOf(token: string): SessionClaim | undefined {
    const verified = this.tokens.known(token);
    return verified && this.now() / 1_000 < verified.endsAt ? verified.claim : undefined;
  }

  /** One that says of itself no end is not kept. */
  keep(token: string, claim: SessionClaim, exp: unknown): void {
    if (typeof exp === 'number') this.tokens.keep(token, { claim, endsAt: exp + this.leewaySeconds });
  }
}
