import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Caller, CallingKey } from '../../kernel/caller.js';
import type { Permission } from '../../kernel/permission.js';
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

const challenge = (...parts: readonly (string | undefined)[]): string =>
  `Bearer ${parts.filter(Boolean).join(', ')}`;

/** Another system. */
export type KeyCaller = Caller & { key: CallingKey };

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
    const caller = await this.know(request, response, secret);
    if (access === 'public' || access === 'customer') throw new KeyNotForThis();
    if (!caller.permissions.includes(access)) await this.refuse(response, caller, access);
    return caller;
  }

  /** Who it is, whatever it may do; `more` is told beside a refusal. @throws KeyRefused, KeyElsewhere */
  async know(request: Request, response: Response, secret: string, more?: string): Promise<KeyCaller> {
    const known = secret.startsWith(KEY_PREFIX) ? this.keys : this.tokens;
    const caller = await onceMore(() => known.callerOf(secret, request.ip ?? ''));
    if (!caller?.key) {
      response.setHeader(CHALLENGE, challenge('error="invalid_token"', more));
      await this.security.record({ kind: 'api-key', outcome: 'refused', about: 'unknown' });
      throw new KeyRefused();
    }
    const current = currentRequest.getStore();
    const { scopes: _, ...named } = caller.key;
    if (current) current.apiKey = named;
    return { ...caller, key: caller.key };
  }

  /** @throws ScopeMissing */
  async refuse(response: Response, caller: KeyCaller, access: Permission, more?: string): Promise<never> {
    const { accountId, email, key } = caller;
    await this.security.record({
      ...{ kind: 'permission', outcome: 'refused', actorId: accountId, accountId, email, about: access },
    });
    response.setHeader(CHALLENGE, challenge('error="insufficient_scope"', `scope="${access}"`, more));
    throw new ScopeMissing(access, key.scopes.includes(access));
  }
}
