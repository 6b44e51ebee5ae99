import { Kept } from '@duka/serving/kept.js';
import type { Trial } from '../../../kernel/connections.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Currency } from '../../../kernel/currency.js';
import type { Ids } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import { NoProvider } from '../../../platform/config/provider-access.js';
import type { ReadMessage } from '../../application/ports.js';
import type { PaymentSettings } from '../../application/stores.js';
import type { AmountLimits } from '../../domain/amount-limits.js';
import { isMobileRequest, type Attempt, type MobileRequest } from '../../domain/payment.js';
import {
  PaymentStrategy,
  type AttemptPlan,
  type Message,
  type MessageCalls,
  type ProviderAnswer,
  type Purchase,
} from '../contract.js';
import { NotSent } from '../provider-calls.js';
import type { ProviderTools } from '../tools.js';
import { Daraja } from './daraja.js';
import { mpesa } from './definition.js';
import { heardIn, pushedOf, standingOf, type Heard } from './reading.js';

const CURRENCY = 'KES';
/** What one payment may be, in shillings. */
const MOST_SHILLINGS = 250_000;
/** An attempt is begun at once or not at all: later nobody knows whether a process that ended had asked the phone. */
const AT_ONCE_MS = 30_000;
/** Longer than a prompt stays on a phone and its callback is on its way. */
const PROMPT_MS = 3 * 60_000;
const SAFARICOM = /^\+(254[17]\d{8})$/;

const unclear = (error: string): ProviderAnswer => ({ event: 'unclear', error });
const failed = (error: string): ProviderAnswer => ({ event: 'failed', error });

/**
 * By M-Pesa's prompt. Daraja takes no reference of ours for a push and names it in the answer alone, so that a phone is asked
 * once for an attempt: where the answer is lost, its callback may still tell the name, and else the attempt fails in time.
 */
export class MpesaStrategy extends PaymentStrategy implements MessageCalls {
  private readonly pushes = new Kept<Promise<ProviderAnswer>>();
  /** By the token of their address. */
  private readonly heard = new Kept<Heard>();

  constructor(
    private readonly daraja: Daraja,
    private readonly settings: PaymentSettings,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly isLive: () => boolean = () => false,
  ) {
    super(mpesa);
  }

  override get messageCalls(): MessageCalls | undefined {
    return this.settings.reaches(this.provider) ? this : undefined;
  }

  override get trial(): () => Promise<Trial> {
    return () => this.daraja.tryOut(this.isLive());
  }

  override isOffered(): Promise<boolean> {
    return Promise.resolve(this.settings.reaches(this.provider));
  }

  override takes(currency: string): boolean {
    return currency === CURRENCY;
  }

  /** Whole shillings. */
  override limits(currency: Currency): AmountLimits | null {
    if (!this.takes(currency.code)) return null;
    const shilling = Money.ofCents(currency.unit, currency);
    return { least: shilling, most: shilling.times(MOST_SHILLINGS), step: shilling };
  }

  override plan({ orderNumber, mobileNumber, total }: Purchase, now: Date): AttemptPlan {
    return {
      provider: this.provider,
      providerRef: null,
      expiresAt: null,
      nextCheckAt: new Date(now.getTime() + 5_000),
      request: {
        mobileNumber: mobileNumber ?? '',
        message: orderNumber,
        callbackToken: `${this.ids.next()}${this.ids.next()}`.replaceAll('-', ''),
        quote: { rate: 1, currency: total.currency.code, amountCents: total.cents },
      },
    };
  }

  /** The same push however often it is asked for. */
  override start(attempt: Attempt): Promise<ProviderAnswer> {
    if (attempt.state !== 'creating' || this.ageOf(attempt) > AT_ONCE_MS) return this.read(attempt);
    return this.pushes.known(attempt.id) ?? this.pushes.keep(attempt.id, this.push(attempt));
  }

  override async read(attempt: Attempt): Promise<ProviderAnswer> {
    const heard = this.heard.known(requestOf(attempt).callbackToken);
    const ref = attempt.providerRef ?? heard?.ref;
    const isOver = this.ageOf(attempt) >= PROMPT_MS;
    if (!ref)
      return isOver
        ? failed('The prompt never reached the phone.')
        : unclear('The prompt may be on its way.');
    const receipt = heard?.ref === ref ? heard.receipt : null;
    try {
      const standing = standingOf(await this.daraja.query(ref));
      if (standing.is === 'pending') return { event: 'in_progress', ref };
      if (standing.is === 'paid')
        return { event: 'paid', ref, intentRef: receipt ?? attempt.providerIntent ?? ref, mismatch: null };
      const isFailed = standing.is === 'failed' || (standing.is === 'unheard' && isOver);
      return { ref, event: isFailed ? 'failed' : 'unclear', error: standing.error };
    } catch (error) {
      return { ...unclear(messageOf(error)), ref };
    }
  }

  /** A prompt on a phone cannot be called back, and none is sent here. */
  override stop(attempt: Attempt): Promise<ProviderAnswer> {
    return this.read(attempt);
  }

  /** Unsigned: the token in the address says of which attempt Daraja is to be asked. */
  readMessage({ raw, token = '' }: Message): Promise<ReadMessage> {
    const heard = heardIn(raw);
    if (heard && token) this.heard.keep(token, heard);
    return Promise.resolve({ outcome: 'hint', token });
  }

  /** Daraja keeps no list of what it could not deliver: attempts are polled. */
  async *listUndelivered() {}

  private async push(attempt: Attempt): Promise<ProviderAnswer> {
    const { amount } = attempt;
    const { mobileNumber, message: reference, callbackToken } = requestOf(attempt);
    const msisdn = SAFARICOM.exec(mobileNumber)?.[1];
    if (!msisdn) return failed('M-Pesa asks phones of Kenya: a number that begins with +254 7 or +254 1.');
    if (!this.takes(amount.currency.code) || this.whyNotAmount(amount))
      return failed('M-Pesa does not take this amount.');
    try {
      const callbackUrl = `${this.settings.shopUrl}/api/v1/payments/webhooks/${this.provider}/${callbackToken}`;
      const shillings = amount.cents / amount.currency.unit;
      const { ref, refused } = pushedOf(
        await this.daraja.push({ shillings, msisdn, reference, callbackUrl }),
      );
      if (refused) return failed(refused);
      return ref ? { event: 'in_progress', ref } : unclear('Nobody knows whether the phone was asked.');
    } catch (error) {
      if (error instanceof NotSent || error instanceof NoProvider)
        return failed('M-Pesa cannot be reached just now. Your phone was not asked.');
      return unclear(messageOf(error));
    }
  }

  private ageOf({ createdAt }: Attempt): number {
    return this.clock.now().getTime() - createdAt.getTime();
  }
}

function requestOf({ request }: Attempt): MobileRequest {
  if (!isMobileRequest(request)) throw new Error('not an attempt of M-Pesa');
  return request;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'no answer');

/** M-Pesa Express of Daraja: https://developer.safaricom.co.ke/apis/MpesaExpressSimulate */
export const make = ({ access, values, settings, ids, clock }: ProviderTools): MpesaStrategy =>
  new MpesaStrategy(
    new Daraja(access, clock),
    settings,
    ids,
    clock,
    () => mpesa.movesMoney?.(values()) ?? false,
  );
