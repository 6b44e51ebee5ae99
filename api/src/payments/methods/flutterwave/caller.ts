import type { Clock } from '../../../kernel/clock.js';
import type { ProviderAccess } from '../../../platform/config/provider-access.js';
import { Breaker } from '../../../platform/outbound/breaker.js';
import { member, NoAnswer, send, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { within } from '../../../platform/outbound/within.js';
import { flutterwave } from './definition.js';
import { AT_THE_COUNTER_MS } from '../tools.js';

/** Makes the calls: within five seconds, and not at all while Flutterwave is down. */
export class FlutterwaveCaller {
  private readonly breaker: Breaker;

  constructor(
    private readonly access: ProviderAccess,
    clock: Clock,
  ) {
    this.breaker = new Breaker(clock, flutterwave.provider);
  }

  /** Where its pages are, for the key that is set. @throws NoProvider */
  get hosts(): readonly string[] {
    const { key = '' } = this.access.of(flutterwave.provider).secrets;
    return flutterwave.hosts({ FLUTTERWAVE_SECRET_KEY: key });
  }

  /** What signs its messages. @throws NoProvider */
  get hash(): string {
    return this.access.of(flutterwave.provider).secrets['hash'] ?? '';
  }

  /** @throws NoAnswer, TooLate, NoProvider */
  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<ProviderAnswer> {
    const { baseUrl = '', secrets } = this.access.of(flutterwave.provider);
    if (!this.breaker.permits()) throw new NoAnswer('Flutterwave has just failed; nothing was sent');
    const headers = { Authorization: `Bearer ${secrets['key'] ?? ''}`, 'Content-Type': 'application/json' };
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    try {
      const answer = await within(AT_THE_COUNTER_MS, send(`${baseUrl}/v3${path}`, init));
      if (answer.status >= 500) this.breaker.failed();
      else this.breaker.succeeded();
      return answer;
    } catch (error) {
      this.breaker.failed();
      throw error;
    }
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
