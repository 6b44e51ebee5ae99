import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Caller } from '../../kernel/caller.js';
import { SecurityLog } from '../../kernel/security-log.js';
import { onceMore } from '../database/cut-connection.js';
import { currentRequest } from '../logging/log.js';
import type { Access } from './allow.js';
import { KEY_PREFIX, KeyCallers, TOKEN_PREFIX, TokenCallers } from './key-callers.js';
import { KeyNotForThis, KeyRefused, ScopeMissing } from './refusals.js';

const SCHEME = /^bearer +/i;
/** By RFC 6750, so that libraries read it. */
const CHALLENGE = 'WWW-Authenticate';

/** The secret of an API key or an access token in the header `Authorization`; undefined where something else stands. */
export function keyIn(header: string): string | undefined {
  const secret = header.replace(SCHEME, '').trim();
  const isOne = secret.startsWith(KEY_PREFIX) || secret.startsWith(TOKEN_PREFIX);
  return SCHEME.test(header) && isOne ? secret : undefined;
}

/** Lets other systems in by their keys and tokens: to what needs a permission, as far as the scopes of the key reach. */
@Injectable()
export class KeyGate {
  constructor(
    private readonly keys: KeyCallers,
    private readonly tokens: TokenCallers,
    private readonly security: SecurityLog,
  ) {}

  /** @throws KeyRefused, KeyElsewhere, KeyNotForThis, ScopeMissing */
  async admit(request: Request, response: Response, access: Access, secret: string): Promise<Caller> {
    const known = secret.startsWith(KEY_PREFIX) ? this.keys : this.tokens;
    const caller = await onceMore(() => known.callerOf(secret, request.ip ?? ''));
    if (!caller?.key) {
      response.setHeader(CHALLENGE, 'Bearer error="invalid_token"');
      await this.security.record({ kind: 'api-key', outcome: 'refused', about: 'unknown' });
      throw new KeyRefused();
    }
    const current = currentRequest.getStore();
    const { scopes: _, ...named } = caller.key;
    if (current) current.apiKey = named;
    if (access === 'public' || access === 'customer') throw new KeyNotForThis();
    if (caller.permissions.includes(access)) return caller;
    const { accountId, email, key } = caller;
    await this.security.record({
      ...{ kind: 'permission', outcome: 'refused', actorId: accountId, accountId, email, about: access },
    });
    response.setHeader(CHALLENGE, `Bearer error="insufficient_scope", scope="${access}"`);
    throw new ScopeMissing(access, key.scopes.includes(access));
  }
}
