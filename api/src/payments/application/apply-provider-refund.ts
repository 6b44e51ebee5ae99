import { PROVIDER } from '../../ledger/domain/entry.js';
import type { TakeBackCards } from '../../credit/application/take-back-cards.js';
import type { RevokeDownloads } from '../../downloads/application/revoke-downloads.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Ledger } from '../../ledger/application/ports.js';
import type { ProviderName } from '../domain/method.js';
import type { Refund } from '../domain/payment.js';
import type { RefundEvent } from '../domain/refund.js';
import { adoptedRefund, isAdopted, shareName } from './adopted-refund.js';
import type { ApplyRefund } from './apply-refund.js';
import { lockHolders, sharedByHolders, type Share } from './holders.js';
import type { MoneyOfOrder } from './money-of-order.js';
import type { AttemptSync, PaidOrders } from './paid-orders.js';
import type { PaymentMethods } from './payment-methods.js';
import { ProviderUnavailable, type RefundState } from './ports.js';
import type { Attempts, Refunds } from './stores.js';

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
    private readonly ledger: Pick<Ledger, 'capturedBy'>,
    private readonly downloads: Pick<RevokeDownloads, 'revokeDownloads'>,
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
    return intentRef === null ? 'unknown_object' : this.adopt(provider, intentRef, state);
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
   * Where the money has come to several orders, each gives back of what it has.
   */
  private async adopt(provider: ProviderName, intentRef: string, state: RefundState): Promise<string> {
    const first = await this.attempts.findByIntent(provider, intentRef);
    if (!first) return 'unknown_object';
    if (first.state !== 'succeeded') {
      const settled = await this.attemptSync.syncAttempt(first.id, PROVIDER);
      if (settled.settlement === 'unclear') return 'unclear';
      if (settled.attempt.state !== 'succeeded') return 'unknown_object';
    }
    return this.unitOfWork.run(async () => {
      const [oldest, ...more] = await lockHolders(this.attempts, this.orders, provider, intentRef);
      if (!oldest) return 'unknown_object';
      const known = await this.refunds.findByRef(state.ref);
      if (known) return this.apply(provider, known, state);
      const gone = Money.ofCents(state.amountCents, oldest.amount.currency);
      const shares = await sharedByHolders(this.ledger, [oldest, ...more], gone);
      const adopted = shares
        .filter(({ amount }) => !amount.isZero)
        .map((share, at) => this.adopted(share, state, at));
      for (const refund of adopted) await this.refunds.add(refund, PROVIDER);
      const [refund] = adopted;
      return refund ? this.apply(provider, refund, state) : 'unknown_object';
    });
  }

  /** The first is called as the provider calls it. */
  private adopted(share: Share, { ref }: RefundState, at: number): Refund {
    const name = at === 0 ? ref : shareName(ref, share.attempt.id);
    return adoptedRefund(share, name, this.ids.next(), this.clock.now());
  }

  /** One transaction: refund, book and order move together; of one that several orders share, all of them. */
  async apply(provider: ProviderName, refund: Refund, state: RefundState): Promise<string> {
    return this.unitOfWork.run(async () => {
      const shares = await this.sharesOf(provider, refund, state.ref);
      await this.lockAll(shares);
      const beside =
        state.amountCents -
        Money.sum(
          shares.map(({ amount }) => amount),
          refund.amount.currency,
        ).cents;
      let isBeyond = false;
      for (const share of shares) isBeyond ||= await this.applyRefund.isTooMuch(share);
      const said: string[] = [];
      for (const [at, { id, attemptId, amount }] of shares.entries()) {
        const ref = at === 0 ? state.ref : shareName(state.ref, attemptId);
        const share = { ...state, ref, amountCents: amount.cents + beside };
        said.push(await this.applyShare(provider, id, share, isBeyond));
      }
      return said[0] ?? 'unknown_object';
    });
  }

  /** Of one that was made at the provider all that it was shared into, the one of the oldest payment first. */
  private async sharesOf(provider: ProviderName, refund: Refund, ref: string): Promise<Refund[]> {
    const first = isAdopted(refund) ? await this.refunds.findByRef(ref) : undefined;
    const intentRef = first && (await this.attempts.find(refund.attemptId))?.providerIntent;
    if (!first || !intentRef) return [refund];
    const shares = [first];
    for (const { id } of await this.attempts.everyOfIntent(provider, intentRef)) {
      const share = await this.refunds.findByRef(shareName(ref, id));
      if (share) shares.push(share);
    }
    return shares;
  }

  /** As changes do: what came for an order before that one. */
  private async lockAll(ofOrders: readonly { orderId: string }[]): Promise<void> {
    for (const { orderId } of ofOrders.toReversed()) await this.orders.lock(orderId);
  }

  private async applyShare(
    provider: ProviderName,
    id: string,
    state: RefundState,
    isBeyond: boolean,
  ): Promise<string> {
    const refund = await this.refunds.lock(id);
    if (!refund) return 'unknown_object';
    const { orderId } = refund;
    const report = { ...reportOf(state), provider, isBeyond };
    const moved = await this.applyRefund.applyRefund(refund, report, PROVIDER);
    await this.orders.recordMoney({
      ...{ orderId, actor: PROVIDER, ...(moved ? history(refund) : {}) },
      money: (currency) => this.moneyOfOrder.moneyOfOrder(orderId, currency),
    });
    if (moved) await this.stopCards(refund);
    return refund.status;
  }

  /** Where all money of an order has gone back without the shop, gift cards that it bought pay nothing any more, and links to its files end. */
  private async stopCards(refund: Refund): Promise<void> {
    const { orderId, status, amount } = refund;
    if (status !== 'succeeded' || !isAdopted(refund)) return;
    const { captured, refunded } = await this.moneyOfOrder.moneyOfOrder(orderId, amount.currency);
    if (refunded.lessThan(captured)) return;
    await this.cards.stopWhatIsLeft(orderId, PROVIDER);
    await this.downloads.revokeDownloads(orderId);
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
