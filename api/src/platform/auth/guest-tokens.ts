import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Caller } from '../../kernel/caller.js';
import { Config } from '../config/config.js';
import { Sessions } from './sessions.js';
import { ALGORITHM, AUDIENCE, ISSUER } from './tokens.js';

interface Claims {
  sub: string;
  sid: string;
}

/** Whose a guest's token is when somebody who has logged in brings it. */
@Injectable()
export class GuestTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
    private readonly sessions: Sessions,
  ) {}

  /** Undefined when the token names no guest's session that stands. */
  async guestOf(token: string): Promise<Caller | undefined> {
    const claims = await this.claimsOf(token);
    if (!claims) return undefined;
    const caller = await this.sessions.callerOf({ accountId: claims.sub, sessionId: claims.sid });
    return caller?.role === 'guest' ? caller : undefined;
  }

  /** During a key rotation the previous key counts. */
  private async claimsOf(token: string): Promise<Claims | undefined> {
    const { JWT_SECRET, JWT_SECRET_PREVIOUS } = this.config.env;
    return (
      (await this.signedWith(JWT_SECRET, token)) ??
      (JWT_SECRET_PREVIOUS ? await this.signedWith(JWT_SECRET_PREVIOUS, token) : undefined)
    );
  }

  private signedWith(secret: string, token: string): Promise<Claims | undefined> {
    const algorithms: [typeof ALGORITHM] = [ALGORITHM];
    const pinned = { secret, algorithms, issuer: ISSUER, audience: AUDIENCE };
    return this.jwt.verifyAsync<Claims>(token, pinned).catch(() => undefined);
  }
}
