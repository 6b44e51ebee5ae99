import type { Request } from 'express';
import { visitorAddress } from '@duka/serving/visitor-address.js';

/**
 * `request.ip` is the visitor's address, as so many hops before this process say it: our own storefront is always one.
 *
 * @param app the Express application, whose requests all have this prototype
 */
export function trustHops(app: { request: object }, hops: number): void {
  Object.defineProperty(app.request, 'ip', {
    configurable: true,
    get(this: Request) {
      return visitorAddress(this.socket.remoteAddress, this.headers['x-forwarded-for'], hops);
    },
  });
}
