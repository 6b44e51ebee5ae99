import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Caller } from '../../kernel/caller.js';
import { SecurityLog } from '../../kernel/security-log.js';
import { onceMore } from '../database/cut-connection.js';
import { currentRequest } from '../logging/log.js';
import type { Access } from './allow.js';
import { KEY_PREFIX, KeyCallers } from './key-callers.js';
import { KeyNotForThis, KeyRefused, ScopeMissing } from './refusals.js';

const SCHEME = /^bearer +/i;
/** By RFC 6750, so that libraries read it. */
const CHALLENGE = 'WWW-Authenticate';

/** The secret of an API key in the header `Authorization`; undefined where something else stands. */
export function keyIn(header: string): string | undefined {
  const secret = header.replace(SCHEME, '').trim();
  return SCHEME.test(header) && secret.startsWith(KEY_PREFIX) ? secret : undefined;
}

/** Lets other systems in by their keys: to what needs a permission, as far as the scopes of the key reach. */
@Injectable()
export class KeyGate {
  constructor(
    private readonly keys: KeyCallers,
    private readonly security: SecurityLog,
  ) {}

  /** @throws KeyRefused, KeyElsewhere, KeyNotForThis, ScopeMissing */
  async admit(request: Request, response: Response, access: Access, secret: string): Promise<Caller> {
    const caller = await onceMore(() => this.keys.callerOf(secret, request.ip ?? ''));
    if (!caller?.key) {
      await this.security.record({ kind: 'api-key', outcome: 'refused', about: 'unknown' });
      throw new KeyRefused();
    }
    const current = currentRequest.getStore();
    if (current) current.apiKey = { id: caller.key.id, name: caller.key.name };
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
