import { PROVIDER } from '../../ledger/domain/entry.js';
import type { StoreCredit } from '../../credit/application/store-credit.js';
import type { Clock } from '../../kernel/clock.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Attempt, Refund } from '../domain/payment.js';
import type { OwnMoney, RefundCalls } from '../methods/contract.js';
import { refAtProvider } from './adopted-refund.js';
import type { ApplyProviderRefund } from './apply-provider-refund.js';
import type { ApplyRefund } from './apply-refund.js';
import type { PaidOrders } from './paid-orders.js';
import type { PaymentMethods } from './payment-methods.js';
import type { RefundState } from './ports.js';
import type { Attempts, Refunds } from './stores.js';

/** The provider could not be asked; the job tries again later under the same key. */
export class RefundNotSent extends Error {
  override readonly name = 'RefundNotSent';
}

/** Providers know a key for a day: https://docs.stripe.com/api/idempotent_requests */
const KEY_IS_KNOWN_MS = 23 * 60 * 60 * 1_000;

/**
 * Sends a promised refund to its provider, or asks how it went. Safe to repeat: its key never changes, and where the
 * provider may have forgotten it, what it has given back is read first.
 */
export class SubmitRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly attempts: Attempts,
    private readonly orders: PaidOrders,
    private readonly methods: PaymentMethods,
    private readonly applyRefund: ApplyRefund,
    private readonly applyProviderRefund: ApplyProviderRefund,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
    private readonly clock: Clock,
    private readonly storeCredit: Pick<StoreCredit, 'keep'>,
  ) {}

  /** @throws RefundNotSent */
  async submitRefund(refundId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (!refund) return;
    if (refund.status !== 'requested' && refund.status !== 'submitted') return;
    if (refund.toCredit) return this.keepAsCredit(refund);
    const attempt = await this.attempts.find(refund.attemptId);
    const own = attempt && this.methods.behind(attempt).ownMoney;
    if (own) return this.putBack(own, attempt, refund);
    const calls = attempt && this.methods.refundCallsOf(attempt.provider);
    if (!calls) throw new RefundNotSent('no provider gives this money back');
    // what the provider has is never sent, whoever made it: it would go back twice
    if (refund.providerRef) return this.follow(calls, attempt, refund, refund.providerRef);
    if (refund.status !== 'requested' || (await this.isThere(attempt, refund))) return;
    await this.send(calls, attempt, refund);
  }

  /** What the shop keeps for its shoppers goes back in one transaction with the books. */
  private putBack(own: OwnMoney, attempt: Attempt, { id, orderId }: Refund): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.orders.lock(orderId);
      const refund = await this.refunds.lock(id);
      if (refund?.status !== 'requested') return;
      const { amount } = refund;
      await own.putBack({ attempt, refundId: id, amount });
      await this.applyProviderRefund.apply(
        attempt.provider,
        refund,
        putBack(attempt, refund, this.clock.now()),
      );
    });
  }

  /** Becomes store credit of the buyer: whoever has the money keeps it, and the shop owes it. */
  private keepAsCredit({ id, orderId }: Refund): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.orders.lock(orderId);
      const refund = await this.refunds.lock(id);
      if (refund?.status !== 'requested') return;
      const provider = await this.storeCredit.keep(refund, await this.orders.buyerOf(orderId));
      const state = putBack({ providerIntent: null }, refund, this.clock.now());
      await this.applyProviderRefund.apply(provider, refund, state);
    });
  }

  /** Whether an old refund turns out to be made: its answer may have been lost, and its key is no guard any more. */
  private async isThere({ provider, providerIntent }: Attempt, refund: Refund): Promise<boolean> {
    const age = this.clock.now().getTime() - refund.createdAt.getTime();
    if (age < KEY_IS_KNOWN_MS || !providerIntent) return false;
    if ((await this.applyProviderRefund.everyOf(provider, providerIntent)) === 'unclear')
      throw new RefundNotSent('the provider does not tell what it has given back');
    return (await this.refunds.find(refund.id))?.status !== 'requested';
  }

  private async follow(
    calls: RefundCalls,
    { provider }: Attempt,
    refund: Refund,
    ref: string,
  ): Promise<void> {
    const read = await calls.readRefund(refAtProvider(ref, refund));
    if (read.outcome === 'found') await this.applyProviderRefund.apply(provider, refund, read.refund);
  }

  private async send(calls: RefundCalls, attempt: Attempt, refund: Refund): Promise<void> {
    if (!attempt.providerIntent) throw new RefundNotSent('the payment has no reference at the provider');
    const answer = await calls.refund({
      refundId: refund.id,
      orderId: refund.orderId,
      intentRef: attempt.providerIntent,
      amountCents: refund.amount.cents,
      currency: refund.amount.currency.code,
      idempotencyKey: refund.idempotencyKey,
    });
    await this.failpoints.reach('after-refund');
    if (answer.outcome === 'unknown') throw new RefundNotSent(answer.message);
    if (answer.outcome === 'accepted')
      await this.applyProviderRefund.apply(attempt.provider, refund, answer.refund);
    else await this.refused(attempt, refund, answer.message);
  }

  /** Unless the provider's own message has told meanwhile that it has it: then the refusal is of a second sending. */
  private refused({ provider }: Attempt, { id, orderId }: Refund, error: string): Promise<unknown> {
    return this.unitOfWork.run(async () => {
      await this.orders.lock(orderId);
      const refund = await this.refunds.lock(id);
      if (refund?.status !== 'requested') return;
      const report = { event: 'failed', provider, ref: refund.id, error } as const;
      await this.applyRefund.applyRefund(refund, report, PROVIDER);
    });
  }
}

/** In the words of a provider that has done it. */
const putBack = (
  { providerIntent }: Pick<Attempt, 'providerIntent'>,
  { id, amount }: Refund,
  createdAt: Date,
): RefundState => ({
  ...{
    ref: id,
    refundId: id,
    intentRef: providerIntent,
    status: 'succeeded',
    failureMessage: null,
    createdAt,
  },
  ...{ amountCents: amount.cents, currency: amount.currency.code },
});
