import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { BudgetSpent, type StaffBudget } from '../../kernel/staff-budget.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts, Tenders } from '../../payments/application/stores.js';
import type { ProviderName } from '../../payments/domain/method.js';
import { isCollectedByStaff, kindOf } from '../../payments/methods/known.js';
import type { Attempt } from '../../payments/domain/payment.js';
import { PaymentNotOpen } from '../../payments/domain/refusals.js';
import { isToPay, type Tender, type TenderKind } from '../../payments/domain/tender.js';
import type { CancelAttempts } from './cancel-attempts.js';
import type { SettleOrder } from './settle-order.js';

export interface RecordedMoney {
  orderId: string;
  kind: TenderKind;
  actor: Actor;
  /** The most in the shop's smallest units that they may give away on a day; null is any. */
  limit: number | null;
  /** How it came; left out: by the way of the order. */
  paidBy?: ProviderName | undefined;
  /** Runs with what is written. */
  audit?: (() => Promise<void>) | undefined;
}

const WORDS: Readonly<Record<TenderKind, string>> = {
  full: 'transfer',
  deposit: 'deposit',
  balance: 'balance',
};

/** Staff has seen money that no provider tells of: cash, a transfer, or what a card terminal took. The same room as every other confirmation. */
export class RecordPayment {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly orders: Orders,
    private readonly tenders: Tenders,
    private readonly attempts: Attempts,
    private readonly cancelAttempts: CancelAttempts,
    private readonly settleOrder: SettleOrder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly budget: StaffBudget,
  ) {}

  /**
   * What may still come through a provider is ended there first: it may turn out to be paid, and then nothing is recorded.
   * Never called inside a transaction. Money that somebody says they have seen counts towards what they may give away on a
   * day. @throws OrderNotFound, BudgetSpent, PaymentNotOpen when it is paid already or the order is over
   */
  async recordPayment(recorded: RecordedMoney): Promise<Order> {
    const { orderId, kind, actor, limit } = recorded;
    if (await this.isStaffs(orderId, kind)) await this.cancelAttempts.cancelAttempts(orderId);
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new OrderNotFound();
      const tender = await this.meant(orderId, kind);
      if (!tender || order.status === 'cancelled') throw new PaymentNotOpen();
      if (tender.state !== 'pending') throw new PaymentNotOpen(`The ${WORDS[kind]} has been paid already.`);
      if (kind === 'balance' && order.status === 'pending')
        throw new PaymentNotOpen('The deposit comes first: record it, then the balance.');
      if (!isCollectedByStaff(tender.method)) throw new PaymentNotOpen();
      const provider = recorded.paidBy ?? this.methods.of(tender.method).provider;
      const seen = order.inShopCurrency(tender.amount).cents;
      if (limit !== null && !(await this.budget.take(actor.id ?? '', seen, limit)))
        throw new BudgetSpent(limit);
      const attempt = this.attempt(tender, provider);
      if (!(await this.attempts.add(attempt))) throw new PaymentNotOpen();
      const settled = await this.settleOrder.settleOrder(attempt, { event: 'paid' }, actor);
      await recorded.audit?.();
      return settled.order;
    });
  }

  /** Nobody's open payment page is ended for money that staff does not collect. */
  private async isStaffs(orderId: string, kind: TenderKind): Promise<boolean> {
    const tender = await this.meant(orderId, kind);
    return tender !== undefined && isCollectedByStaff(tender.method);
  }

  /** Of several of that kind the one that staff waits for: part of an order may be paid by what the shop keeps itself. */
  private async meant(orderId: string, kind: TenderKind): Promise<Tender | undefined> {
    const ofKind = (await this.tenders.ofOrder(orderId)).filter(
      (one) => kindOf(one) === kind && isToPay(one),
    );
    const isAwaited = ({ method, state }: Tender) => state === 'pending' && isCollectedByStaff(method);
    return ofKind.find(isAwaited) ?? ofKind[0];
  }

  /** Nobody is waited for: it is over as it is written, so that it stands beside a prompt that may still be answered. */
  private attempt(tender: Tender, provider: ProviderName): Attempt {
    const id = this.ids.next();
    return {
      id,
      tenderId: tender.id,
      orderId: tender.orderId,
      provider,
      providerRef: id,
      providerIntent: id,
      idempotencyKey: `${provider}:${tender.id}`,
      request: {},
      url: null,
      amount: tender.amount,
      state: 'expired',
      lastError: null,
      expiresAt: null,
      nextCheckAt: null,
      createdAt: this.clock.now(),
    };
  }
}
