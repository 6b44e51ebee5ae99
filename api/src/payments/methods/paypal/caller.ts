import type { Clock } from '../../../kernel/clock.js';
import type { Access, ProviderAccess } from '../../../platform/config/provider-access.js';
import { log } from '../../../platform/logging/log.js';
import { Breaker } from '../../../platform/outbound/breaker.js';
import { member, NoAnswer, send, textOf, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { within } from '../../../platform/outbound/within.js';
import { paypal } from './definition.js';
import { AT_THE_COUNTER_MS } from '../tools.js';

/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000;

/** What is sent: an object, or JSON that must arrive as it stands. The same key is the same request. */
export interface Sent {
  body: object | string;
  key?: string;
}

/** Makes the calls: with a token that is kept until its end, within five seconds, and not at all while PayPal is down. */
export class PayPalCaller {
  private readonly breaker: Breaker;
  private token: { text: string; until: number; of: Access } | undefined;
  private asking: Promise<string> | undefined;

  constructor(
    private readonly access: ProviderAccess,
    private readonly clock: Clock,
  ) {
    this.breaker = new Breaker(clock, paypal.provider);
  }

  /** The webhook whose messages are ours. @throws NoProvider */
  get webhookId(): string {
    return this.access.of(paypal.provider).secrets['webhook'] ?? '';
  }

  /** A GET, or a POST of what is sent. @throws NoAnswer, TooLate, NoProvider */
  async call(path: string, sent?: Sent): Promise<ProviderAnswer> {
    const access = this.access.of(paypal.provider);
    if (!this.breaker.permits()) throw new NoAnswer('PayPal has just failed; nothing was sent');
    try {
      const answer = await within(AT_THE_COUNTER_MS, this.ask(access, path, sent));
      if (answer.status >= 500) this.breaker.failed();
      else this.breaker.succeeded();
      return answer;
    } catch (error) {
      this.breaker.failed();
      log.warn(
        { reason: error instanceof Error ? error.message : 'unknown', provider: paypal.provider },
        'a call to PayPal failed',
      );
      throw error;
    }
  }

  /** Once more with a new token when the kept one is no longer taken. */
  private async ask(access: Access, path: string, sent?: Sent): Promise<ProviderAnswer> {
    const first = await this.withToken(access, path, sent);
    return first.status === 401 ? this.withToken(access, path, sent) : first;
  }

  private async withToken(access: Access, path: string, sent?: Sent): Promise<ProviderAnswer> {
    const token = await this.tokenOf(access);
    const answer = await send(`${access.baseUrl ?? ''}${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(sent?.key ? { 'PayPal-Request-Id': sent.key } : {}),
      },
      ...(sent ? { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) } : {}),
    });
    if (answer.status === 401 && this.token?.text === token) this.token = undefined;
    return answer;
  }

  /** Asked for once however many wait for it. @throws NoAnswer */
  private async tokenOf(access: Access): Promise<string> {
    const { token } = this;
    if (token?.of === access && token.until > this.clock.now().getTime()) return token.text;
    this.asking ??= this.newToken(access).finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async newToken(access: Access): Promise<string> {
    const { id = '', secret = '' } = access.secrets;
    const { status, body } = await send(`${access.baseUrl ?? ''}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const text = textOf(member(body, 'access_token'));
    const seconds = Number(member(body, 'expires_in'));
    if (status !== 200 || !text || !(seconds > 0)) throw new NoAnswer(`PayPal gave no token: ${status}`);
    this.token = { text, until: this.clock.now().getTime() + seconds * 1000 - EARLY_MS, of: access };
    return text;
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
