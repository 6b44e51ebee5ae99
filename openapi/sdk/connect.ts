import { createClient, type Client } from '../client/client/index.js';
import { toError } from './errors.js';
import { KEYED } from './keyed.gen.js';
import { retrying } from './retries.js';

export interface Connection {
  /** Where the shop is: `https://shop.example`. */
  url: string;
  /** An API key (`duka_sk_…`), a token of OAuth (`duka_at_…`) or of a log-in; a function where it changes. */
  key?: string | (() => string | undefined | Promise<string | undefined>);
  /** How often a call is made again that may be; 4 unless told, 0 for never. */
  retries?: number;
  /** In place of the one of the platform. */
  fetch?: typeof fetch;
  /** Told of each call that is made again. */
  onRetry?: (again: { request: Request; attempt: number; waitMs: number }) => void;
}

/**
 * The way to a shop, to be sent along with each call: `adminListOrders({ client: connect({ url, key }) })`. A call that the
 * shop refuses throws a `DukaError`.
 */
export function connect({ url, key, retries = 4, fetch: own, onRetry }: Connection): Client {
  /** Requests that the shop knows again by their key: another call does not look at one. */
  const keyed = new WeakSet();
  const client = createClient({
    baseUrl: url.replace(/\/+$/, ''),
    throwOnError: true,
    auth: () => (typeof key === 'function' ? key() : key),
    fetch: retrying(
      (...request) => (own ?? fetch)(...request),
      retries,
      (sent) => sent instanceof Request && keyed.has(sent),
      onRetry,
    ),
  });
  client.interceptors.request.use((request, { method, url: template }) => {
    if (!KEYED.has(`${method ?? request.method} ${template}`)) return request;
    if (!request.headers.has('idempotency-key')) request.headers.set('idempotency-key', crypto.randomUUID());
    keyed.add(request);
    return request;
  });
  client.interceptors.error.use((error, response, request) => toError(error, response, request));
  return client;
}
