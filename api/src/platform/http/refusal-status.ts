import type { RefusalKind } from '../../kernel/refusal.js';

/** The status that each kind of "no" is answered with. */
export const STATUS_OF: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 412,
  unprocessable: 422,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
  full: 507,
};
