import type { RequestHandler, Response } from 'express';
import { isCut, onceMore } from '../database/cut-connection.js';
import { isFromHere } from '../http/from-here.js';
import { TokenReservation } from './token-reservation.js';
import { networksOf } from './network.js';
import { TooMany, type RateLimits, type Standing } from './rate-limits.js';

const TEN_MINUTES = 600;
/** Twenty pages' worth of calls a second, and two writes: more than any shopper, or a household of them, does. */
const CLASSES = {
  read: { limit: 12_000, seconds: TEN_MINUTES },
  write: { limit: 1_200, seconds: TEN_MINUTES },
} as const;
/** The API, and the tools for assistants of the staff. */
const COUNTED = /^\/(api\/|mcp$)/;
/** Providers call from a few addresses; what they say is signed. */
const WEBHOOKS = /^\/api\/v1\/(payments|shipping)\/webhooks\//;

/**
 * The classes "read" and "write": every call of the API counts for its network, whoever makes it (security S65). Calls of
 * this machine itself are told the limit and not held to it, unless they speak for somebody else.
 */
export function requestClasses(limits: RateLimits): RequestHandler {
  const leases = new TokenReservation(limits);
  return async (request, response, next) => {
    if (!COUNTED.test(request.path) || WEBHOOKS.test(request.path)) return next();
    const name = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
    const { limit, seconds } = CLASSES[name];
    if (isFromHere(request)) {
      const most = limits.most(CLASSES[name]);
      tellStanding(response, name, { limit: most, seconds, allowed: true, remaining: most, retryAfter: 0 });
      return next();
    }
    try {
      for (const { key, times } of networksOf(request.ip)) {
        const bucket = { limit: limit * times, seconds };
        const standing = await onceMore(() => leases.hit(`${name}:ip:${key}`, bucket));
        if (times === 1 || !standing.allowed) tellStanding(response, name, standing);
        if (!standing.allowed) return next(new TooMany(standing.retryAfter));
      }
    } catch (error) {
      // what cannot be counted is refused; a read goes on while the database has no leader: a standby may answer it
      return next(name === 'read' && isCut(error) ? undefined : error);
    }
    next();
  };
}

/** By draft-ietf-httpapi-ratelimit-headers-10. */
export function tellStanding(
  response: Response,
  name: string,
  { limit, seconds, remaining, retryAfter }: Standing,
): void {
  response.setHeader('RateLimit-Policy', `"${name}";q=${limit};w=${seconds}`);
  response.setHeader('RateLimit', `"${name}";r=${remaining};t=${Math.max(0, Math.ceil(retryAfter))}`);
}
