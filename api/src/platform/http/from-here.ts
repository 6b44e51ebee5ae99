import type { Request } from 'express';
import { isLoopback } from '../config/loopback.js';

/** True when the request, and every hop that it names, comes from this machine. */
export function isFromHere(request: Request): boolean {
  const claimed = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const hops = [request.socket.remoteAddress ?? '', ...claimed.filter((hop) => hop !== '')];
  return hops.every(isLoopback);
}
