import type { TakeBackCards } from '../../credit/application/take-back-cards.js';
import { Money } from '../../kernel/money.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { RecordDispute } from '../../payments/application/record-dispute.js';
import type { DisputeState } from '../../payments/application/ports.js';
import type { Attempts } from '../../payments/application/stores.js';
import type { ProviderName } from '../../payments/domain/method.js';
import type { Attempt } from '../../payments/domain/payment.js';
import type { ApplyEffects } from './apply-effects.js';
import type { SyncOrderTotals } from './sync-order-totals.js';

const PROVIDER = { kind: 'provider', id: null } as const;

/** A card holder's bank takes money back, or gives it to us again. The order is flagged: it must not be shipped. */
export class ApplyProviderDispute {
  constructor(
    private readonly orders: Orders,
    private readonly attempts: Attempts,
    private readonly recordDispute: RecordDispute,
    private readonly syncOrderTotals: SyncOrderTotals,
    private readonly applyEffects: ApplyEffects,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly cards: Pick<TakeBackCards, 'stopWhatIsLeft'>,
  ) {}

  /** Returns what came of it, for the inbox. */
  async applyProviderDispute(provider: ProviderName, dispute: DisputeState): Promise<string> {
    const { intentRef } = dispute;
    const attempt = intentRef === null ? undefined : await this.attempts.findByIntent(provider, intentRef);
    if (!attempt) return 'unknown_object';
    return this.unitOfWork.run(async () => {
      await this.orders.lock(attempt.orderId);
      const { taken, returned, mismatch } = await this.recordDispute.recordDispute(attempt, dispute);
      if (mismatch) return this.distrust(attempt, dispute);
      if (taken) await this.taken(attempt, dispute);
      if (returned) await this.returned(attempt, dispute);
      return dispute.status;
    });
  }

  /** Gift cards that it bought pay nothing any more: the shop has no money for them. */
  private async taken(attempt: Attempt, dispute: DisputeState): Promise<void> {
    await this.tell(attempt, dispute, 'A payment is disputed');
    await this.cards.stopWhatIsLeft(attempt.orderId, PROVIDER);
  }

  /** The order may have been cancelled while the bank had the money: then it goes on to the shopper. */
  private async returned(attempt: Attempt, dispute: DisputeState): Promise<void> {
    const order = await this.tell(attempt, dispute, 'A disputed payment has been returned to the shop');
    if (order.status === 'cancelled') await this.applyEffects.giveBackExcess(order);
  }

  private async distrust({ id, orderId }: Attempt, { ref }: DisputeState): Promise<string> {
    await this.outbox.publish({
      topic: 'payment.mismatch',
      dedupeKey: `payment.mismatch:${ref}`,
      payload: { orderId, attemptId: id, mismatch: `${ref} is booked for another payment` },
    });
    return 'mismatch';
  }

  private async tell(attempt: Attempt, dispute: DisputeState, message: string): Promise<Order> {
    const amount = String(Money.ofCents(dispute.amountCents, attempt.amount.currency));
    const detail = { ref: dispute.ref, status: dispute.status, amount };
    const order = await this.syncOrderTotals.syncOrderTotals(attempt.orderId, PROVIDER, {
      event: 'dispute',
      message,
      detail,
    });
    await this.outbox.publish({
      topic: 'payment.disputed',
      dedupeKey: `payment.disputed:${dispute.ref}:${dispute.status}`,
      payload: { orderId: attempt.orderId, ...detail },
    });
    return order;
  }
}
