import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Caller } from '../../kernel/caller.js';
import { Config } from '../config/config.js';
import { onceMore } from '../database/cut-connection.js';
import { ALGORITHM, AUDIENCE, ISSUER } from './tokens.js';
import type { BucketsOf } from '../rate-limit/rate-limit.guard.js';
import { TokenReservation, type CountedAlong } from '../rate-limit/token-reservation.js';
import { Sessions, type SessionClaim } from './sessions.js';
import { VerifiedTokens } from './verified-tokens.js';

const LEEWAY_SECONDS = 30;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What a token says of itself. */
interface Claims {
  sub?: unknown;
  sid?: unknown;
  exp?: unknown;
}

/** With the limits of its route, where its session's statement may count them along. */
export type Asked = Request & { limitsAlong?: BucketsOf | undefined; counted?: CountedAlong };

/** A text for a secret would be tried as a public key first, on every request. */
const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));
/** jsonwebtoken takes a KeyObject; the types of passport-jwt are older than that. */
type KeyTaker = (error: unknown, key: KeyObject) => void;

const tokenIn = ExtractJwt.fromAuthHeaderAsBearerToken();

/** passport-jwt with everything pinned, then the session and the account are read from the database. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  private readonly verified = new VerifiedTokens(LEEWAY_SECONDS);

  constructor(
    config: Config,
    private readonly sessions: Sessions,
    private readonly reservation: TokenReservation,
  ) {
    const key = keyOf(config.env.JWT_SECRET);
    const previous = config.env.JWT_SECRET_PREVIOUS ? keyOf(config.env.JWT_SECRET_PREVIOUS) : undefined;
    super({
      jwtFromRequest: tokenIn,
      secretOrKeyProvider: (_request: unknown, token: string, done: unknown) =>
        (done as KeyTaker)(null, previous && isSignedWith(previous, token) ? previous : key),
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      passReqToCallback: true,
      jsonWebTokenOptions: { clockTolerance: LEEWAY_SECONDS },
    });
  }

  /** A token that was verified of late is not verified again; its session is asked for as ever. */
  override authenticate(request: Asked, options?: object): void {
    const token = tokenIn(request);
    const claim = token ? this.verified.claimOf(token) : undefined;
    if (!claim) return super.authenticate(request, options);
    this.callerOf(request, claim).then(
      (caller) => (caller ? this.success(caller) : this.fail(401)),
      (error: unknown) => this.error(error as Error),
    );
  }

  async validate(request: Asked, { sub, sid, exp }: Claims): Promise<Caller | false> {
    if (typeof sub !== 'string' || typeof sid !== 'string' || !UUID.test(sub) || !UUID.test(sid))
      return false;
    const claim = { accountId: sub, sessionId: sid };
    const caller = await this.callerOf(request, claim);
    const token = tokenIn(request);
    if (caller && token) this.verified.keep(token, claim, exp);
    return caller ?? false;
  }

  private callerOf(request: Asked, claim: SessionClaim): Promise<Caller | undefined> {
    const counted = this.reservation.along(request.limitsAlong?.(request, claim.accountId) ?? []);
    if (counted) request.counted = counted;
    return onceMore(() => this.sessions.callerOf(claim, counted));
  }
}

/** During a key rotation tokens signed with the previous key still count. */
function isSignedWith(key: KeyObject, token: string): boolean {
  try {
    jwt.verify(token, key, { algorithms: [ALGORITHM], ignoreExpiration: true });
    return true;
  } catch {
    return false;
  }
}
