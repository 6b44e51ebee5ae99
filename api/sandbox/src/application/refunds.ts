import type { Clock } from '@duka/api/kernel/clock.js';
import type { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import { ApiError, badParam, noSuch, seconds } from '../domain/wire/api.js';
import type { WireCharge } from '../domain/wire/charge.js';
import type { WireIntent } from '../domain/wire/intent.js';
import { newRefund, type WireRefund } from '../domain/wire/refund.js';
import type { RefundRequest } from '../domain/wire/requests.js';
import type { SandboxStore, Codes, Entry, Timers } from './ports.js';
import type { RecordEvent } from './record-event.js';

const FAILS_AFTER_MS = 5_000;

type ChargeEntry = Entry<WireCharge>;

/** Gives money back, and takes that back when the card's bank refuses it. */
export class Refunds {
  constructor(
    private readonly store: SandboxStore,
    private readonly codes: Codes,
    private readonly events: RecordEvent,
    private readonly timers: Timers,
    private readonly clock: Clock,
    private readonly work: UnitOfWork,
  ) {}

  /** `POST /v1/refunds`. @throws ApiError */
  give(request: RefundRequest): Promise<WireRefund> {
    return this.work.run(async () => {
      const charge = await this.chargeOf(request);
      const left = charge.data.amount_captured - charge.data.amount_refunded;
      const amount = request.amount ?? left;
      if (left === 0)
        throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      if (amount <= 0) throw badParam('Invalid positive integer', 'amount', 'parameter_invalid_integer');
      if (amount > left)
        throw badParam(
          `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
          'amount',
        );
      const now = this.clock.now();
      const refund = newRefund(this.codes.next('re_'), charge.data, amount, request, seconds(now));
      await this.store.insert({
        id: refund.id,
        kind: 'refund',
        parent: refund.payment_intent,
        data: refund,
        extra: {},
      });
      await this.move(charge, amount);
      await this.events.run('refund.created', refund);
      await this.events.run('charge.refunded', charge.data);
      if (await this.willFail(refund.payment_intent))
        await this.timers.at(new Date(now.getTime() + FAILS_AFTER_MS), {
          task: 'sandbox.fail-refund',
          id: refund.id,
        });
      return refund;
    });
  }

  /** The bank refuses a refund that looked fine: the money is the shop's again. Does nothing a second time. */
  fail(id: string): Promise<void> {
    return this.work.run(async () => {
      const refund = await this.store.lock<WireRefund, object>('refund', id);
      if (refund?.data.status !== 'succeeded') return;
      const charge = await this.lockCharge(refund.data.charge);
      refund.data.status = 'failed';
      refund.data['failure_reason'] = 'expired_or_canceled_card';
      await this.store.save(refund);
      await this.move(charge, -refund.data.amount);
      await this.events.run('refund.updated', refund.data);
      await this.events.run('refund.failed', refund.data);
    });
  }

  private async move(charge: ChargeEntry, amount: number): Promise<void> {
    charge.data.amount_refunded += amount;
    charge.data.refunded = charge.data.amount_refunded === charge.data.amount_captured;
    await this.store.save(charge);
  }

  private async chargeOf(request: RefundRequest): Promise<ChargeEntry> {
    if (request.charge) return this.lockCharge(request.charge);
    const id = request.payment_intent;
    if (!id)
      throw new ApiError(
        400,
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    const intent = await this.store.find<WireIntent, object>('intent', id);
    if (!intent) throw noSuch('payment_intent', id, 'payment_intent');
    if (intent.data.status !== 'succeeded' || !intent.data.latest_charge)
      throw new ApiError(400, `This PaymentIntent (${id}) does not have a successful charge to refund.`, {
        code: 'payment_intent_unexpected_state',
        param: 'payment_intent',
      });
    return this.lockCharge(intent.data.latest_charge);
  }

  private async lockCharge(id: string): Promise<ChargeEntry> {
    const charge = await this.store.lock<WireCharge, Record<string, unknown>>('charge', id);
    if (!charge) throw noSuch('charge', id, 'charge');
    return charge;
  }

  private async willFail(intentId: string): Promise<boolean> {
    const intent = await this.store.find<WireIntent, Record<string, unknown>>('intent', intentId);
    return intent?.extra['behaviour'] === 'refund_fails';
  }
}
