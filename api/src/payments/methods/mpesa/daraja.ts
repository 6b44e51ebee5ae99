import type { Clock } from '../../../kernel/clock.js';
import type { Access, ProviderAccess } from '../../../platform/config/provider-access.js';
import { send, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { Breaker } from '../../../platform/outbound/breaker.js';
import { within } from '../../../platform/outbound/within.js';
import { DarajaToken, NotSent } from './daraja-token.js';
import { mpesa } from './definition.js';
import { codeOf } from './reading.js';
import { AT_THE_COUNTER_MS } from '../tools.js';

/** Nairobi is three hours before UTC all the year. */
const NAIROBI_MS = 3 * 60 * 60_000;
const BAD_TOKENS: ReadonlySet<string | null> = new Set(['404.001.03', '400.003.01']);

/** What is asked of a phone. */
export interface Prompt {
  /** Whole shillings. */
  shillings: number;
  /** `2547…` or `2541…`, 12 digits. */
  msisdn: string;
  /** Shown on the phone; at most 12 characters. */
  reference: string;
  callbackUrl: string;
}

/** Makes Daraja's calls: within five seconds, and not at all while it is down. */
export class Daraja {
  private readonly token: DarajaToken;
  private readonly breaker: Breaker;

  constructor(
    private readonly access: ProviderAccess,
    private readonly clock: Clock,
  ) {
    this.token = new DarajaToken(clock);
    this.breaker = new Breaker(clock, mpesa.provider);
  }

  /** @throws NotSent, NoProvider where no phone was asked; NoAnswer, TooLate where nobody knows */
  push({ shillings, msisdn, reference, callbackUrl }: Prompt): Promise<ProviderAnswer> {
    const access = this.access.of(mpesa.provider);
    return this.call(access, '/mpesa/stkpush/v1/processrequest', {
      TransactionType: 'CustomerPayBillOnline',
      ...{ Amount: shillings, PartyA: msisdn, PartyB: access.secrets['shortcode'], PhoneNumber: msisdn },
      ...{ CallBackURL: callbackUrl, AccountReference: reference.slice(0, 12), TransactionDesc: 'Order' },
    });
  }

  /** How a push stands, by its `CheckoutRequestID`. @throws NotSent, NoProvider, NoAnswer, TooLate */
  query(ref: string): Promise<ProviderAnswer> {
    const access = this.access.of(mpesa.provider);
    return this.call(access, '/mpesa/stkpushquery/v1/query', { CheckoutRequestID: ref });
  }

  private async call(access: Access, path: string, body: object): Promise<ProviderAnswer> {
    if (!this.breaker.permits()) throw new NotSent('Daraja has just failed');
    try {
      const answer = await within(AT_THE_COUNTER_MS, this.ask(access, path, body));
      // with a code of its own it is up: it says 500 while somebody still types the PIN
      if (answer.status >= 500 && !codeOf(answer)) this.breaker.failed();
      else this.breaker.succeeded();
      return answer;
    } catch (error) {
      this.breaker.failed();
      throw error;
    }
  }

  /** Once more with a new token when the kept one is no longer taken. */
  private async ask(access: Access, path: string, body: object): Promise<ProviderAnswer> {
    const first = await this.withToken(access, path, body);
    return isBadToken(first) ? this.withToken(access, path, body) : first;
  }

  private async withToken(access: Access, path: string, body: object): Promise<ProviderAnswer> {
    const token = await this.token.get(access);
    const answer = await send(`${access.baseUrl ?? ''}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...signature(access, this.clock.now()), ...body }),
    });
    if (isBadToken(answer)) this.token.forget(token);
    return answer;
  }
}

function signature({ secrets: { shortcode = '', passkey = '' } }: Access, now: Date) {
  const Timestamp = new Date(now.getTime() + NAIROBI_MS).toISOString().replace(/\D/g, '').slice(0, 14);
  const Password = Buffer.from(`${shortcode}${passkey}${Timestamp}`).toString('base64');
  return { BusinessShortCode: shortcode, Password, Timestamp };
}

/** It says so with 401, or with 404 and a code. */
const isBadToken = (answer: ProviderAnswer): boolean =>
  answer.status === 401 || BAD_TOKENS.has(codeOf(answer));
