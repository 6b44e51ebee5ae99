import type { Request } from 'express';
import type { Written } from '../../application/open-sessions.js';
import { RequestWrong } from '../../domain/refusals.js';
import type { Release } from '../../domain/releases.js';

const LONGEST_KEY = 255;

const headerOf = (request: Request, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Who calls, from where, by which key. @throws RequestWrong for a key that is none */
export function callOf(request: Request, release: Release, shop: string): Written {
  const key = headerOf(request, 'idempotency-key');
  if (key.length > LONGEST_KEY) throw new RequestWrong('$', 'Idempotency-Key must have 1 to 255 characters.');
  const agent = headerOf(request, 'ucp-agent');
  return { release, shop, agent, key: key === '' ? undefined : key, ip: request.ip ?? '' };
}
