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
    return this.isExpired(known) ? undefined : known;
  }

  /** Only what expires; what has expired and the oldest make room. */
  remember(header: string | undefined, claims: Claims): void {
    if (header === undefined || typeof claims.exp !== 'number' || this.claims.has(header)) return;
    for (const [oldest, known] of this.claims) {
      if (this.claims.size < MOST && !this.isExpired(known)) break;
      this.claims.delete(oldest);
    }
    this.claims.set(header, claims);
  }

  /** How many are remembered. */
  get size(): number {
    return this.claims.size;
  }

  private isExpired({ exp }: Claims): boolean {
    return Number(exp) + this.leewaySeconds <= Date.now() / 1_000;
  }
}
