import type { RequestHandler } from 'express';

const CALLS = /^\/api\//;
const ADMIN_CALLS = /^\/api\/v1\/admin(\/|$)/;
/** What react-admin reads of a list beside its body. */
const TOTALS = 'Content-Range, X-Total-Count';

/**
 * Which pages may read an answer: those of the shop's own origin, letter for letter, and no other (S54). Caches are told
 * that the answer to another origin is another one.
 */
export function origins(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).origin;
  return ({ path, headers }, response, next) => {
    if (!CALLS.test(path)) return next();
    response.setHeader('Vary', 'Origin');
    if (headers.origin === own) {
      response.setHeader('Access-Control-Allow-Origin', own);
      if (ADMIN_CALLS.test(path)) response.setHeader('Access-Control-Expose-Headers', TOTALS);
    }
    next();
  };
}
