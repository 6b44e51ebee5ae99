import type { Request } from 'express';
import { isLoopback } from '../config/loopback.js';

/** What our own storefront adds to a request that came to it with word of another hop, true or not. */
const PROXIED = 'x-proxied';

/** True when the request, and every hop that it names, comes from this machine. No header can claim it. */
export function isFromHere(request: Request): boolean {
  if (request.headers[PROXIED] !== undefined) return false;
  const told = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const hops = [request.socket.remoteAddress ?? '', ...told.filter((hop) => hop !== '')];
  return hops.every(isLoopback);
}
