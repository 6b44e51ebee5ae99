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
import { hitsAllowed } from '../rate-limit/hits-allowed.js';
import type { BucketsOf, CountedAlong } from '../rate-limit/rate-limit.guard.js';
import { Sessions } from './sessions.js';

const LEEWAY_SECONDS = 30;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What a token says of itself. */
interface Claims {
  sub?: unknown;
  sid?: unknown;
}

/** With the limits of its route, where its session's statement may count them along. */
export type Asked = Request & { limitsAlong?: BucketsOf | undefined; counted?: CountedAlong };

/** A text for a secret would be tried as a public key first, on every request. */
const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));
/** jsonwebtoken takes a KeyObject; the types of passport-jwt are older than that. */
type KeyTaker = (error: unknown, key: KeyObject) => void;

/** passport-jwt with everything pinned, then the session and the account are read from the database. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    private readonly config: Config,
    private readonly sessions: Sessions,
  ) {
    const key = keyOf(config.env.JWT_SECRET);
    const previous = config.env.JWT_SECRET_PREVIOUS ? keyOf(config.env.JWT_SECRET_PREVIOUS) : undefined;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: unknown) =>
        (done as KeyTaker)(null, previous && isSignedWith(previous, token) ? previous : key),
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      passReqToCallback: true,
      jsonWebTokenOptions: { clockTolerance: LEEWAY_SECONDS },
    });
  }

  async validate(request: Asked, { sub, sid }: Claims): Promise<Caller | false> {
    if (typeof sub !== 'string' || typeof sid !== 'string' || !UUID.test(sub) || !UUID.test(sid))
      return false;
    const buckets = request.limitsAlong?.(request, sub);
    const [first] = buckets ?? [];
    if (buckets && first)
      request.counted = { buckets, most: hitsAllowed(first.limit, this.config.env.RATE_LIMIT_FACTOR) };
    const claim = { accountId: sub, sessionId: sid };
    return (await onceMore(() => this.sessions.callerOf(claim, request.counted))) ?? false;
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
