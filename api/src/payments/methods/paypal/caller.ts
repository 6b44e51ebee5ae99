import type { Trial } from '../../../kernel/connections.js';
import type { Clock } from '../../../kernel/clock.js';
import type { ProviderAccess } from '../../../platform/config/provider-access.js';
import { member, textOf, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { ProviderCalls } from '../provider-calls.js';
import { paypal } from './definition.js';

/** What is sent: an object, or JSON that must arrive as it stands. The same key is the same request. */
export interface Sent {
  body: object | string;
  key?: string;
}

/** Makes PayPal's calls. */
export class PayPalCaller {
  private readonly calls: ProviderCalls;

  constructor(access: ProviderAccess, clock: Clock) {
    this.calls = new ProviderCalls(access, clock, paypal.provider, {
      path: '/v1/oauth2/token',
      login: ['id', 'secret'],
      init: () => ({
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      }),
    });
  }

  /** Whether the keys are taken. */
  tryOut(isLive: boolean): Promise<Trial> {
    return this.calls.tryOut(paypal.label, isLive);
  }

  /** The webhook whose messages are ours. @throws NoProvider */
  get webhookId(): string {
    return this.calls.door.secrets['webhook'] ?? '';
  }

  /** A GET, or a POST of what is sent. @throws NotSent, NoAnswer, TooLate, NoProvider */
  call(path: string, sent?: Sent): Promise<ProviderAnswer> {
    return this.calls.call(path, (token) => ({
      method: sent ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(sent?.key ? { 'PayPal-Request-Id': sent.key } : {}),
      },
      ...(sent ? { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) } : {}),
    }));
  }
}

/** What an answer is about; undefined for one that says no. */
export const bodyOf = ({ status, body }: ProviderAnswer): unknown =>
  status >= 200 && status < 300 ? body : undefined;

/** A definite no, by PayPal's own word and sentence. Undefined where nobody knows: 401 is our keys, 409 two at once. */
export function refusalOf({ status, body }: ProviderAnswer): { code: string; message: string } | undefined {
  if (status < 400 || status >= 500 || [401, 408, 409, 429].includes(status)) return undefined;
  const details = member(body, 'details');
  const first: unknown = Array.isArray(details) ? details[0] : undefined;
  const code = textOf(member(first, 'issue')) ?? textOf(member(body, 'name')) ?? `http_${status}`;
  const message = textOf(member(first, 'description')) ?? textOf(member(body, 'message'));
  return { code, message: message ?? `PayPal answered ${status}` };
}
