import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import jwt from 'jsonwebtoken';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Caller } from '../../kernel/caller.js';
import { Config } from '../config/config.js';
import { ALGORITHM, AUDIENCE, ISSUER } from './tokens.js';
import { Sessions } from './sessions.js';

const LEEWAY_SECONDS = 30;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** passport-jwt with everything pinned, then the session and the account are read from the database. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    config: Config,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: (error: unknown, key?: string) => void) =>
        done(null, keyFor(token, config)),
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      jsonWebTokenOptions: { clockTolerance: LEEWAY_SECONDS },
    });
  }

  async validate(payload: { sub?: unknown; sid?: unknown }): Promise<Caller | false> {
    const { sub, sid } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || !UUID.test(sub) || !UUID.test(sid))
      return false;
    return (await this.sessions.callerOf({ accountId: sub, sessionId: sid })) ?? false;
  }
}

/** During a key rotation tokens signed with the previous key still count. */
function keyFor(token: string, config: Config): string {
  const previous = config.env.JWT_SECRET_PREVIOUS;
  if (!previous) return config.env.JWT_SECRET;
  try {
    jwt.verify(token, previous, { algorithms: [ALGORITHM], ignoreExpiration: true });
    return previous;
  } catch {
    return config.env.JWT_SECRET;
  }
}
