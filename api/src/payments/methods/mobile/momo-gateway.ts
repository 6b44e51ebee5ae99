import { randomUUID } from 'node:crypto';
import type { Trial } from '../../../kernel/connections.js';
import type { Clock } from '../../../kernel/clock.js';
import { baseCurrency } from '../../../kernel/currency.js';
import type { DeclaredValues } from '../../../kernel/declared-variable.js';
import type { ProviderAccess } from '../../../platform/config/provider-access.js';
import type { Missing, Refused, Unknown } from '../../application/ports.js';
import { MobileMoneyGateway, type MobileAttempt, type MobileState } from './mobile-money-gateway.js';
import { mobile } from './definition.js';
import { toDecimalText } from './amounts.js';
import { member, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { readResult, reasonOf } from './momo-status.js';
import { outcomeOf, ProviderCalls, unknown } from '../provider-calls.js';

const PATH = '/collection/v1_0/requesttopay';
const LONGEST_MESSAGE = 160;

/** Mobile money by MTN MoMo Collections (payments 3.2). */
export class MomoGateway implements MobileMoneyGateway {
  private readonly calls: ProviderCalls;

  constructor(
    access: ProviderAccess,
    private readonly values: () => DeclaredValues,
    clock: Clock,
  ) {
    this.calls = new ProviderCalls(access, clock, mobile.provider, {
      path: '/collection/token/',
      login: ['apiUser', 'apiKey'],
      init: ({ secrets }) => ({
        method: 'POST',
        headers: { 'Ocp-Apim-Subscription-Key': secrets['subscriptionKey'] ?? '' },
      }),
    });
  }

  get currency(): string {
    return this.values()['MOMO_CURRENCY'] ?? baseCurrency().code;
  }

  tryOut(): Promise<Trial> {
    return this.calls.tryOut(mobile.label, mobile.movesMoney?.(this.values()) ?? false);
  }

  newReference(): string {
    return randomUUID();
  }

  async requestToPay(attempt: MobileAttempt): Promise<{ outcome: 'requested' } | Refused | Unknown> {
    if (attempt.currency !== this.currency)
      return { outcome: 'refused', code: 'INVALID_CURRENCY', message: `wallets hold ${this.currency}` };
    try {
      const answer = await this.call(PATH, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Reference-Id': attempt.reference,
          ...(attempt.callbackUrl ? { 'X-Callback-Url': attempt.callbackUrl } : {}),
        },
        body: JSON.stringify(bodyOf(attempt)),
      });
      return requested(answer);
    } catch (error) {
      return outcomeOf(error);
    }
  }

  async readStatus(reference: string): Promise<({ outcome: 'found' } & MobileState) | Missing | Unknown> {
    try {
      const answer = await this.call(`${PATH}/${encodeURIComponent(reference)}`, { method: 'GET' });
      if (answer.status === 404 && isMissing(answer)) return { outcome: 'missing' };
      const result = answer.status === 200 ? readResult(answer.body) : null;
      if (!result) return { outcome: 'unknown', message: `status answered ${answer.status}` };
      return { outcome: 'found', ...result };
    } catch (error) {
      return unknown(error);
    }
  }

  /** @throws NotSent, NoAnswer, TooLate, NoProvider */
  private call(path: string, init: RequestInit): Promise<ProviderAnswer> {
    return this.calls.call(path, (token, { secrets }) => ({
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        Authorization: `Bearer ${token}`,
        'X-Target-Environment': this.values()['MOMO_TARGET_ENVIRONMENT'] ?? 'sandbox',
        'Ocp-Apim-Subscription-Key': secrets['subscriptionKey'] ?? '',
      },
    }));
  }
}

function bodyOf(attempt: MobileAttempt) {
  return {
    amount: toDecimalText(attempt.amountCents, attempt.currency),
    currency: attempt.currency,
    externalId: attempt.attemptId,
    payer: { partyIdType: 'MSISDN', partyId: attempt.mobileNumber.replace(/^\+/, '') },
    payerMessage: attempt.message.slice(0, LONGEST_MESSAGE),
    payeeNote: attempt.message.slice(0, LONGEST_MESSAGE),
  };
}

/** 202 and 409 both mean that the request exists; 4xx is a definite no; anything else is not known. */
function requested(answer: ProviderAnswer): { outcome: 'requested' } | Refused | Unknown {
  if (answer.status === 202 || answer.status === 409) return { outcome: 'requested' };
  const code = reasonOf(member(answer.body, 'code')) ?? `http_${answer.status}`;
  const said = member(answer.body, 'message');
  const message = typeof said === 'string' ? said : `requesttopay answered ${answer.status}`;
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429 && answer.status !== 408)
    return { outcome: 'refused', code, message };
  return { outcome: 'unknown', message };
}

/** A 404 of a proxy is not MTN's: only its own word says that the request never arrived. */
function isMissing(answer: ProviderAnswer): boolean {
  return reasonOf(answer.body) === 'RESOURCE_NOT_FOUND';
}
