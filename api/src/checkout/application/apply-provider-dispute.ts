import { PROVIDER } from '../../orders/domain/snapshots.js';
import { DISPUTED, type TakeBackCards } from '../../credit/application/take-back-cards.js';
import type { HandOverDownloads } from '../../downloads/application/hand-over-downloads.js';
import type { RevokeDownloads } from '../../downloads/application/revoke-downloads.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { lockHolders } from '../../payments/application/holders.js';
import type { DisputedShare, RecordDispute } from '../../payments/application/record-dispute.js';
import type { DisputeState } from '../../payments/application/ports.js';
import type { Clock } from '../../kernel/clock.js';
import type { Attempts } from '../../payments/application/stores.js';
import type { ProviderName } from '../../payments/domain/method.js';
import type { Attempt } from '../../payments/domain/payment.js';
import type { ApplyEffects } from './apply-effects.js';
import type { SyncOrderTotals } from './sync-order-totals.js';

/** A card holder's bank takes money back, or gives it to us again. The orders that the money has come to are flagged: they must not be shipped. */
export class ApplyProviderDispute {
  constructor(
    private readonly orders: Pick<Orders, 'lock' | 'save'>,
    private readonly attempts: Attempts,
    private readonly recordDispute: RecordDispute,
    private readonly syncOrderTotals: SyncOrderTotals,
    private readonly applyEffects: ApplyEffects,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly cards: Pick<TakeBackCards, 'stopWhatIsLeft' | 'letGoOn'>,
    private readonly downloads: Pick<RevokeDownloads, 'revokeDownloads'>,
    private readonly handOver: Pick<HandOverDownloads, 'giveBackDownloads'>,
    private readonly holdBack: Pick<HoldBack, 'keepRest'>,
    private readonly clock: Clock,
  ) {}

  /** Returns what came of it, for the inbox. */
  async applyProviderDispute(provider: ProviderName, dispute: DisputeState): Promise<string> {
    const { intentRef } = dispute;
    return this.unitOfWork.run(async () => {
      const [first, ...more] =
        intentRef === null ? [] : await lockHolders(this.attempts, this.orders, provider, intentRef);
      if (!first) return 'unknown_object';
      const recorded = await this.recordDispute.recordDispute([first, ...more], dispute);
      if (recorded.mismatch) return this.distrust(first, dispute);
      for (const share of recorded.shares) {
        if (recorded.taken) await this.taken(share, dispute);
        if (recorded.returned) await this.returned(share, dispute);
        if (dispute.status === 'lost') await this.lost(share);
      }
      return dispute.status;
    });
  }

  /** Gift cards that it bought pay nothing any more, and files are not there: the shop has no money for them. */
  private async taken(share: DisputedShare, dispute: DisputeState): Promise<void> {
    await this.tell(share, dispute, 'A payment is disputed');
    await this.cards.stopWhatIsLeft(share.attempt.orderId, PROVIDER, DISPUTED);
    await this.downloads.revokeDownloads(share.attempt.orderId);
  }

  /** The order may have been cancelled while the bank had the money: then it goes on to the shopper. */
  private async returned(share: DisputedShare, dispute: DisputeState): Promise<void> {
    const order = await this.tell(share, dispute, 'A disputed payment has been returned to the shop');
    if (!order.lost.isZero) await this.keepLoss(order);
    if (order.status === 'cancelled') return this.applyEffects.giveBackExcess(order);
    await this.cards.letGoOn(order.id, PROVIDER);
    await this.handOver.giveBackDownloads(order.id);
  }

  /** What of the order has not left, and that nobody pays for any more, stays in the shop. */
  private async lost({ attempt: { orderId } }: DisputedShare): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (!order) return;
    await this.keepLoss(order);
    await this.holdBack.keepRest(order, PROVIDER);
  }

  private async keepLoss(order: Order): Promise<void> {
    const taken = await this.recordDispute.takenOf(order.id, order.total.currency);
    order.keepLoss(taken, this.clock.now());
    await this.orders.save(order);
  }

  private async distrust({ id, orderId }: Attempt, { ref }: DisputeState): Promise<string> {
    await this.outbox.publish({
      topic: 'payment.mismatch',
      dedupeKey: `payment.mismatch:${ref}`,
      payload: { orderId, attemptId: id, mismatch: `${ref} is booked for another payment` },
    });
    return 'mismatch';
  }

  private async tell(
    { attempt, amount, name }: DisputedShare,
    { ref, status }: DisputeState,
    message: string,
  ): Promise<Order> {
    const detail = { ref, status, amount: String(amount) };
    const order = await this.syncOrderTotals.syncOrderTotals(attempt.orderId, PROVIDER, {
      event: 'dispute',
      message,
      detail,
    });
    await this.outbox.publish({
      topic: 'payment.disputed',
      dedupeKey: `payment.disputed:${name}:${status}`,
      payload: { orderId: attempt.orderId, ...detail },
    });
    return order;
  }
}
