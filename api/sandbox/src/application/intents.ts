import type { Clock } from '@duka/api/kernel/clock.js';
import type { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import { TEST_CARDS } from '../domain/cards.js';
import { chargeLimits } from '../domain/charge-limits.js';
import { ApiError, noSuch, seconds } from '../domain/wire/api.js';
import { newIntent, type WireError, type WireIntent } from '../domain/wire/intent.js';
import type { IntentRequest } from '../domain/wire/requests.js';
import type { Capture } from './capture.js';
import type { Codes, Entry, SandboxSettings, SandboxStore } from './ports.js';
import type { RecordEvent } from './record-event.js';

const DECLINED = '0002';
/** What is in the card that a wallet hands over. */
const EXPIRY = { expMonth: 12, expYear: 2034 };

/** What a browser knows of the payment that it confirms, and the card of its wallet. */
export interface Confirmation {
  secret: string;
  last4: string;
  amount: number;
  currency: string;
}

/** Payments without a session: the shop makes them, the browser of the shopper confirms them. */
export class Intents {
  constructor(
    private readonly store: SandboxStore,
    private readonly codes: Codes,
    private readonly events: RecordEvent,
    private readonly capture: Capture,
    private readonly settings: SandboxSettings,
    private readonly clock: Clock,
    private readonly work: UnitOfWork,
  ) {}

  /** `POST /v1/payment_intents`. @throws ApiError */
  async create(request: IntentRequest): Promise<WireIntent> {
    const currency = request.currency.toLowerCase();
    checkAmount(request.amount, currency);
    const data = newIntent({
      ...{ id: this.codes.next('pi_'), secret: this.codes.next(''), now: seconds(this.clock.now()) },
      ...{ amount: request.amount, currency, metadata: request.metadata ?? {}, email: null },
    });
    await this.store.insert({ id: data.id, kind: 'intent', parent: null, data, extra: {} });
    await this.events.run('payment_intent.created', data);
    return data;
  }

  /** What Stripe's script does for a browser. @returns the payment, and why it was declined @throws ApiError when it cannot be confirmed */
  async confirm(id: string, said: Confirmation): Promise<{ intent: WireIntent; declined: WireError | null }> {
    const { declined } = await this.settings.switches();
    const last4 = declined ? DECLINED : said.last4;
    const card = TEST_CARDS.find(({ number }) => number.endsWith(last4));
    return this.work.run(async () => {
      const intent = await this.store.lock<WireIntent, Record<string, unknown>>('intent', id);
      if (!intent || intent.data['client_secret'] !== said.secret)
        throw noSuch('payment_intent', id, 'intent');
      checkConfirmable(intent, said);
      const used = { last4, ...EXPIRY };
      const behaviour = card?.behaviour ?? { kind: 'pays' };
      if (behaviour.kind === 'declines') await this.capture.decline(intent, used, behaviour);
      else
        await this.capture.confirmed(intent, used, behaviour.kind === 'asks_3ds' ? 'pays' : behaviour.kind);
      return { intent: intent.data, declined: intent.data.last_payment_error };
    });
  }
}

function checkConfirmable({ data }: Entry<WireIntent>, { amount, currency }: Confirmation): void {
  if (data.status !== 'requires_payment_method')
    throw new ApiError(
      400,
      `You cannot confirm this PaymentIntent because it has a status of ${data.status}.`,
      { code: 'payment_intent_unexpected_state' },
    );
  if (data.amount !== amount || data.currency !== currency)
    throw new ApiError(400, 'The amount or currency of the Elements group is not that of the PaymentIntent.');
}

function checkAmount(amount: number, currency: string): void {
  const { least, most } = chargeLimits(currency);
  if (amount < least)
    throw new ApiError(400, `Amount must be at least ${least} ${currency}`, { code: 'amount_too_small' });
  if (amount > most)
    throw new ApiError(400, `Amount must be no more than ${most} ${currency}`, { code: 'amount_too_large' });
}
