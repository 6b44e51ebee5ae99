import type { Trial } from '../../../kernel/connections.js';
import type { Clock } from '../../../kernel/clock.js';
import type { ProviderAccess } from '../../../platform/config/provider-access.js';
import { member, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { ProviderCalls } from '../provider-calls.js';
import { flutterwave } from './definition.js';

/** Makes Flutterwave's calls, with the secret key. */
export class FlutterwaveCaller {
  private readonly calls: ProviderCalls;

  constructor(access: ProviderAccess, clock: Clock) {
    this.calls = new ProviderCalls(access, clock, flutterwave.provider);
  }

  /** Where its pages are, for the key that is set. @throws NoProvider */
  get hosts(): readonly string[] {
    const { key = '' } = this.calls.door.secrets;
    return flutterwave.hosts({ FLUTTERWAVE_SECRET_KEY: key });
  }

  /** Whether the key is taken: it is asked for a payment that there is not. */
  tryOut(isLive: boolean): Promise<Trial> {
    return this.calls.tryOut(flutterwave.label, isLive, {
      path: '/v3/transactions/verify_by_reference?tx_ref=duka-trial',
      init: ({ secrets }) => ({ headers: { Authorization: `Bearer ${secrets['key'] ?? ''}` } }),
    });
  }

  /** What signs its messages. @throws NoProvider */
  get hash(): string {
    return this.calls.door.secrets['hash'] ?? '';
  }

  /** @throws NotSent, NoAnswer, TooLate, NoProvider */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<ProviderAnswer> {
    return this.calls.call(`/v3${path}`, (_token, { secrets }) => ({
      method,
      headers: { Authorization: `Bearer ${secrets['key'] ?? ''}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }));
  }
}

/** What an answer is about; undefined for one that says no, or nothing that can be read. */
export const dataOf = ({ status, body }: ProviderAnswer): unknown =>
  status >= 200 && status < 300 && member(body, 'status') === 'success' ? member(body, 'data') : undefined;

/** A definite no; what it said. Undefined where nobody knows. */
export function refusalOf({ status, body }: ProviderAnswer): string | undefined {
  if (status < 400 || status >= 500 || status === 408 || status === 429) return undefined;
  const said = member(body, 'message');
  return typeof said === 'string' ? said : `Flutterwave answered ${status}`;
}
