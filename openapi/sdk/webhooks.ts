import type { EventDto } from '../client/types.gen.js';

/** What the shop calls a webhook with. */
export interface WebhookMessage extends Omit<EventDto, 'occurredAt'> {
  /** When it happened. */
  timestamp: string;
}

/** Not from this shop, or not from now. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

type HeadersLike = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookCall {
  /** As they came: those of `fetch`, or of Node. */
  headers: HeadersLike;
  /** The body as it came, never one that was read as JSON and written again. */
  body: string | Uint8Array;
  /** `whsec_…`; several while one is changed. */
  secret: string | readonly string[];
  /** Seconds that the call may be old, or ahead; five minutes unless told. */
  toleranceSeconds?: number;
}

const FIVE_MINUTES = 300;

/** The message, once its signature and its time are right after Standard Webhooks; throws a `WebhookError` otherwise. */
export async function verifyWebhook(call: WebhookCall): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(call.headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError('A header of Standard Webhooks is missing.');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('webhook-timestamp is no time.');
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (age > (call.toleranceSeconds ?? FIVE_MINUTES)) throw new WebhookError('The call is too old.');
  const body = typeof call.body === 'string' ? new TextEncoder().encode(call.body) : call.body;
  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const given = signatures
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => bytesOf(one.slice('v1,'.length)));
  for (const secret of [call.secret].flat()) {
    const key = await hmacKey(secret);
    for (const signature of given)
      // compares in a time that tells nothing
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed)))
        return JSON.parse(new TextDecoder().decode(body)) as WebhookMessage;
  }
  throw new WebhookError('The signature is not that of the shop.');
}

function headerOf(headers: HeadersLike, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name];
  return typeof value === 'string' ? value : value?.[0];
}

function hmacKey(secret: string): Promise<CryptoKey> {
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  if (!raw || raw.length === 0) throw new WebhookError('The secret is none: it begins with whsec_.');
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
