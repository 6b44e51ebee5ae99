import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../config/config.js';
import type { SessionClaim } from './sessions.js';

export const ISSUER = 'duka';
export const AUDIENCE = 'duka-shop';
export const ALGORITHM = 'HS256';

/** Makes bearer tokens: a signed name of a session row, nothing more. */
@Injectable()
export class Tokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
  ) {}

  /** `expiresAt` is the longest the token can live; the session row may end it sooner. */
  sign(claim: SessionClaim, expiresAt: Date): Promise<string> {
    return this.jwt.signAsync(
      { sid: claim.sessionId, exp: Math.floor(expiresAt.getTime() / 1000) },
      {
        secret: this.config.env.JWT_SECRET,
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: claim.accountId,
      },
    );
  }
}
