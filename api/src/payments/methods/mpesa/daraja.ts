import type { Trial } from '../../../kernel/connections.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Access, ProviderAccess } from '../../../platform/config/provider-access.js';
import type { ProviderAnswer } from '../../../platform/outbound/call.js';
import { ProviderCalls } from '../provider-calls.js';
import { mpesa } from './definition.js';
import { codeOf } from './reading.js';

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

/** Makes Daraja's calls. */
export class Daraja {
  private readonly calls: ProviderCalls;

  constructor(
    access: ProviderAccess,
    private readonly clock: Clock,
  ) {
    const token = {
      path: '/oauth/v1/generate?grant_type=client_credentials',
      login: ['key', 'secret'] as const,
      isRefused: isBadToken,
    };
    this.calls = new ProviderCalls(access, clock, mpesa.provider, token, isDown);
  }

  /** Whether the app gets a token. */
  tryOut(isLive: boolean): Promise<Trial> {
    return this.calls.tryOut(mpesa.label, isLive);
  }

  /** @throws NotSent, NoProvider where no phone was asked; NoAnswer, TooLate where nobody knows */
  push({ shillings, msisdn, reference, callbackUrl }: Prompt): Promise<ProviderAnswer> {
    const { shortcode } = this.calls.door.secrets;
    return this.call('/mpesa/stkpush/v1/processrequest', {
      TransactionType: 'CustomerPayBillOnline',
      ...{ Amount: shillings, PartyA: msisdn, PartyB: shortcode, PhoneNumber: msisdn },
      ...{ CallBackURL: callbackUrl, AccountReference: reference.slice(0, 12), TransactionDesc: 'Order' },
    });
  }

  /** How a push stands, by its `CheckoutRequestID`. @throws NotSent, NoProvider, NoAnswer, TooLate */
  query(ref: string): Promise<ProviderAnswer> {
    return this.call('/mpesa/stkpushquery/v1/query', { CheckoutRequestID: ref });
  }

  private call(path: string, body: object): Promise<ProviderAnswer> {
    return this.calls.call(path, (token, access) => ({
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...signature(access, this.clock.now()), ...body }),
    }));
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

/** With a code of its own it is up: it says 500 while somebody still types the PIN. */
const isDown = (answer: ProviderAnswer): boolean => answer.status >= 500 && !codeOf(answer);
