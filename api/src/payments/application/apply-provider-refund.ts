import type { TakeBackCards } from '../../credit/application/take-back-cards.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ProviderName } from '../domain/method.js';
import type { Attempt, Refund } from '../domain/payment.js';
import type { RefundEvent } from '../domain/refund.js';
import type { ApplyRefund } from './apply-refund.js';
import type { MoneyOfOrder } from './money-of-order.js';
import type { AttemptSync, PaidOrders } from './paid-orders.js';
import type { PaymentMethods } from './payment-methods.js';
import { ProviderUnavailable, type RefundState } from './ports.js';
import type { Attempts, Refunds } from './stores.js';

const PROVIDER = { kind: 'provider', id: null } as const;

/** How the keys of refunds begin that were made at the provider. */
const ADOPTED = 'adopted:';

const EVENTS: Readonly<Record<RefundState['status'], RefundEvent>> = {
  pending: 'accepted',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'failed',
};

/** Takes a provider's report about a refund: one of ours, or one made in the provider's own dashboard. */
export class ApplyProviderRefund {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly orders: PaidOrders,
    private readonly attempts: Attempts,
    private readonly refunds: Refunds,
    private readonly applyRefund: ApplyRefund,
    private readonly moneyOfOrder: MoneyOfOrder,
    private readonly attemptSync: AttemptSync,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly cards: Pick<TakeBackCards, 'stopWhatIsLeft'>,
  ) {}

  /**
   * The hint is read again first: messages come in any order. Returns what came of it, for the inbox; `unclear` when the
   * provider did not answer.
   */
  async applyProviderRefund(provider: ProviderName, hint: RefundState): Promise<string> {
    const read = await this.methods.refundCallsOf(provider)?.readRefund(hint.ref);
    if (read?.outcome === 'unknown') return 'unclear';
    return this.take(provider, read?.outcome === 'found' ? read.refund : hint);
  }

  private async take(provider: ProviderName, state: RefundState): Promise<string> {
    const known = (await this.refunds.findByRef(state.ref)) ?? (await this.ours(state.refundId));
    if (known) return this.apply(provider, known, state);
    const { intentRef } = state;
    const attempt = intentRef === null ? undefined : await this.attempts.findByIntent(provider, intentRef);
    if (!attempt) return 'unknown_object';
    return this.adopt(attempt, state);
  }

  /** Every refund of one payment, so that one made outside the shop is found, too. */
  async everyOf(provider: ProviderName, intentRef: string): Promise<string> {
    const calls = this.methods.refundCallsOf(provider);
    if (!calls || !(await this.attempts.findByIntent(provider, intentRef))) return 'unknown_object';
    let outcome = 'unchanged';
    try {
      for await (const state of calls.listRefunds(intentRef)) outcome = await this.take(provider, state);
    } catch (error) {
      if (error instanceof ProviderUnavailable) return 'unclear';
      throw error;
    }
    return outcome;
  }

  private ours(refundId: string | null): Promise<Refund | undefined> {
    return refundId === null ? Promise.resolve(undefined) : this.refunds.find(refundId);
  }

  /**
   * Made in the provider's dashboard: the shop takes it into its books, in one transaction, so that nobody meets it as one
   * that is still to be sent. A refund before its capture settles it first; of money that is not in the books none goes back.
   */
  private async adopt(attempt: Attempt, state: RefundState): Promise<string> {
    if (attempt.state !== 'succeeded') {
      const settled = await this.attemptSync.syncAttempt(attempt.id, PROVIDER);
      if (settled.settlement === 'unclear') return 'unclear';
      if (settled.attempt.state !== 'succeeded') return 'unknown_object';
    }
    const refund: Refund = {
      id: this.ids.next(),
      orderId: attempt.orderId,
      tenderId: attempt.tenderId,
      attemptId: attempt.id,
      amount: Money.ofCents(state.amountCents, attempt.amount.currency),
      reason: 'made at the provider',
      lines: [],
      status: 'requested',
      byHand: false,
      toCredit: false,
      providerRef: state.ref,
      idempotencyKey: `${ADOPTED}${state.ref}`,
      tries: 0,
      lastError: null,
      createdAt: this.clock.now(),
    };
    return this.unitOfWork.run(async () => {
      await this.orders.lock(attempt.orderId);
      const known = await this.refunds.findByRef(state.ref);
      if (!known) await this.refunds.add(refund, PROVIDER);
      return this.apply(attempt.provider, known ?? refund, state);
    });
  }

  /** One transaction: refund, book and order move together. */
  async apply(provider: ProviderName, { id, orderId }: Refund, state: RefundState): Promise<string> {
    return this.unitOfWork.run(async () => {
      await this.orders.lock(orderId);
      const refund = await this.refunds.lock(id);
      if (!refund) return 'unknown_object';
      const report = { ...reportOf(state), provider };
      const moved = await this.applyRefund.applyRefund(refund, report, PROVIDER);
      await this.orders.recordMoney({
        ...{ orderId, actor: PROVIDER, ...(moved ? history(refund) : {}) },
        money: (currency) => this.moneyOfOrder.moneyOfOrder(orderId, currency),
      });
      if (moved) await this.stopCards(refund);
      return refund.status;
    });
  }

  /** Where all money of an order has gone back without the shop, gift cards that it bought pay nothing any more. */
  private async stopCards({ orderId, status, amount, idempotencyKey }: Refund): Promise<void> {
    if (status !== 'succeeded' || !idempotencyKey.startsWith(ADOPTED)) return;
    const { captured, refunded } = await this.moneyOfOrder.moneyOfOrder(orderId, amount.currency);
    if (!refunded.lessThan(captured)) await this.cards.stopWhatIsLeft(orderId, PROVIDER);
  }
}

const reportOf = ({ status, ref, failureMessage, amountCents, currency }: RefundState) => ({
  ...{ event: EVENTS[status], ref, error: failureMessage },
  money: { cents: amountCents, currency },
});

function history(refund: Refund) {
  const failed = refund.status === 'failed';
  return {
    event: failed ? 'refund_failed' : 'refund',
    message: failed
      ? `A refund of ${String(refund.amount)} did not arrive; the shop is looking into it`
      : `${String(refund.amount)} refunded`,
    detail: { refundId: refund.id, reason: refund.reason },
  };
}
