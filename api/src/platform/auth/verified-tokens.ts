/** What a token says of itself. */
export interface Claims {
  sub?: unknown;
  sid?: unknown;
  /** Seconds since 1970. */
  exp?: unknown;
}

const MOST = 5_000;

/**
 * Tokens whose signature this process has checked, until they expire: a shopper sends the same one with each request. It
 * saves arithmetic and decides nothing; whether the session still stands is read from the database each time.
 */
export class VerifiedTokens {
  private readonly claims = new Map<string, Claims>();

  constructor(private readonly leewaySeconds: number) {}

  claimsOf(header: string | undefined): Claims | undefined {
    const known = header === undefined ? undefined : this.claims.get(header);
    if (!known || header === undefined) return undefined;
    if (Number(known.exp) + this.leewaySeconds > Date.now() / 1_000) return known;
    this.claims.delete(header);
    return undefined;
  }

  /** Only what expires; the oldest makes room. */
  remember(header: string | undefined, claims: Claims): void {
    if (header === undefined || typeof claims.exp !== 'number' || this.claims.has(header)) return;
    const oldest = this.claims.size < MOST ? undefined : this.claims.keys().next().value;
    if (oldest !== undefined) this.claims.delete(oldest);
    this.claims.set(header, claims);
  }
}
