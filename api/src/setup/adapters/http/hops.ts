import type { Request } from 'express';

/** How many proxies named themselves in this call, believed or not; our own storefront says so, and lets nobody else say it. */
export function hopsOf({ headers }: Request): number {
  const told = headers['x-forwarded-hops'];
  return typeof told === 'string' && /^\d{1,2}$/.test(told) ? Number(told) : 0;
}
