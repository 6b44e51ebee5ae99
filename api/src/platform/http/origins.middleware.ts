import type { RequestHandler, Response } from 'express';

const CALLS = /^\/api\//;
const ADMIN_CALLS = /^\/api\/v1\/admin(\/|$)/;
const OPEN_CALLS = /^\/api\/v1(\/|$)/;
/** What react-admin reads of a list beside its body. */
const TOTALS = 'Content-Range, X-Total-Count, X-Next-Cursor';
/** What a page of another origin may read of an answer beside its body. */
const READ = `${TOTALS}, ETag, Retry-After, WWW-Authenticate, X-Request-Id`;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** What such a page may send. */
const SENT =
  'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Request-Id';
/** Seconds for which a browser need not ask again whether it may. */
const KEPT = '600';

/**
 * Which pages may read an answer: those of the shop's own origin, letter for letter (S54), and below `/api/v1` those that
 * the operator names, which the browser is told before it sends anything. None may send cookies: a page of another
 * origin has a token or a key of its own. Caches are told that the answer to another origin is another one.
 */
export function origins(publicUrl: () => string, allowed: readonly string[] = []): RequestHandler {
  const others = new Set(allowed);
  return ({ method, path, headers }, response, next) => {
    if (!CALLS.test(path)) return next();
    const own = new URL(publicUrl()).origin;
    response.vary('Origin');
    const { origin = '' } = headers;
    if (origin === own) {
      response.setHeader('Access-Control-Allow-Origin', own);
      if (ADMIN_CALLS.test(path)) response.setHeader('Access-Control-Expose-Headers', TOTALS);
    } else if (others.has(origin) && OPEN_CALLS.test(path)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Expose-Headers', READ);
      const isAsked = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
      if (isAsked) return answerAsked(response);
    }
    next();
  };
}

function answerAsked(response: Response): void {
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  response.setHeader('Access-Control-Allow-Headers', SENT);
  response.setHeader('Access-Control-Max-Age', KEPT);
  response.status(204).end();
}
