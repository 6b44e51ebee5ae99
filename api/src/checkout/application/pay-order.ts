import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { OpenedPayment, OpenPayment } from '../../payments/application/open-payment.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { PaymentStrategy, ProviderAnswer } from '../../payments/methods/contract.js';
import type { Attempts, Tenders } from '../../payments/application/stores.js';
import { isLive } from '../../payments/domain/attempt.js';
import { isExpress, isMobileRequest, type Attempt } from '../../payments/domain/payment.js';
import { tenderDue, type Tender } from '../../payments/domain/tender.js';
import { CheckoutFailed } from '../../payments/domain/refusals.js';
import { PurchaseOver } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import type { PaymentAnswer } from './payment-answer.js';
import { paymentProgress } from './payment-progress.js';
import { purchaseFor } from './purchase.js';
import type { SettleOrder } from './settle-order.js';

/** What a shopper has said of how it is paid. */
type HowPaid = Pick<Buy, 'mobileNumber' | 'express'>;

/** An order with what it owes and the attempt to start for it. */
export type PlacedOrder = Omit<OpenedPayment, 'taken'> & {
  order: Order;
  /** Attempts that are paid already, with what the shop itself has had. */
  settled: Attempt[];
};

/**
 * Asks the provider to collect what is due now for a placed order, or answers what was asked before: while an attempt is
 * alive there is no second one, and the same attempt always carries the same key to the provider.
 */
export class PayOrder {
  constructor(
    private readonly orders: Orders,
    private readonly tenders: Tenders,
    private readonly attempts: Attempts,
    private readonly methods: PaymentMethods,
    private readonly openPayment: OpenPayment,
    private readonly settleOrder: SettleOrder,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
  ) {}

  /** `by` another way than the last time, or than the order's own. @throws PurchaseOver when the order was cancelled meanwhile, CheckoutFailed when the provider said no (422) or could not be reached (503) */
  async payOrder(orderId: string, how: HowPaid = {}, by?: PaymentStrategy): Promise<PaymentAnswer> {
    const attempt = await this.unitOfWork.run(() => this.attemptToStart(orderId, how, by));
    const begun = attempt && (await this.start(attempt));
    return this.answer(orderId, begun);
  }

  /** The same for an order that was placed this moment: nothing about it needs to be read again. */
  async begin({ order, tenders, settled, attempt }: PlacedOrder): Promise<PaymentAnswer> {
    if (!attempt) return this.answerOf(order, tenders, settled);
    return this.answer(order.id, await this.start(attempt));
  }

  private async start(attempt: Attempt): Promise<ProviderAnswer> {
    await this.failpoints.reach('before-provider');
    const answer = await this.methods.behind(attempt).start(attempt);
    await this.failpoints.reach('after-provider');
    const settled = await this.settleOrder.settleOrder(attempt, answer, SYSTEM);
    await this.failpoints.reach('after-save');
    if (settled.attempt.state === 'unknown') throw new CheckoutFailed('unavailable');
    if (settled.attempt.state === 'failed' && this.methods.behind(attempt).hosted)
      throw new CheckoutFailed('unprocessable', answer.told ?? undefined);
    return answer;
  }

  /** The one that was never answered, or a new one after a failure; undefined when there is nothing to ask. */
  private async attemptToStart(
    orderId: string,
    { mobileNumber, express }: HowPaid,
    by?: PaymentStrategy,
  ): Promise<Attempt | undefined> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    const tender = tenderDue(await this.tenders.ofOrder(orderId));
    if (!tender || order.status === 'cancelled') return undefined;
    const last = (await this.attempts.ofOrder(orderId)).findLast((one) => one.tenderId === tender.id);
    if (last && (last.state === 'creating' || last.state === 'unknown')) return last;
    if (order.status !== 'pending' || (last && (isLive(last.state) || last.state === 'succeeded')))
      return undefined;
    const strategy = by ?? (last && this.methods.behind(last));
    if (!strategy) return undefined;
    const purchase = purchaseFor(order, tender, mobileNumber ?? (last && numberOf(last)));
    return this.openPayment.tryAgain(tender, { ...purchase, express }, strategy);
  }

  private async answer(orderId: string, begun?: ProviderAnswer): Promise<PaymentAnswer> {
    const order = await this.orders.find(orderId);
    if (!order) throw new OrderNotFound();
    if (order.status === 'cancelled') throw new PurchaseOver();
    const answer = this.answerOf(
      order,
      await this.tenders.ofOrder(orderId),
      await this.attempts.ofOrder(orderId),
    );
    return { ...answer, express: await this.expressOf(answer, begun) };
  }

  /** The secret is the provider's to keep: one that was asked for before is asked for again. */
  private async expressOf(
    { attempt, status }: PaymentAnswer,
    begun: ProviderAnswer | undefined,
  ): Promise<PaymentAnswer['express']> {
    if (status !== 'pending' || !attempt?.providerRef || !isExpress(attempt)) return null;
    const { secret } = begun ?? (await this.methods.behind(attempt).read(attempt));
    return secret ? { session: attempt.providerRef, secret } : null;
  }

  private answerOf(order: Order, tenders: Tender[], attempts: readonly Attempt[]): PaymentAnswer {
    const tender = tenderDue(tenders);
    const attempt = tender && attempts.findLast((one) => one.tenderId === tender.id);
    const status = tender ? paymentProgress(tender, attempt) : 'paid';
    const url = order.total.isZero ? this.openPayment.freePage(order.id) : (attempt?.url ?? null);
    return { order, tenders, tender, attempt, status, url, express: null };
  }
}

/** The number that the last prompt went to. */
function numberOf(attempt: Attempt): string | undefined {
  return isMobileRequest(attempt.request) ? attempt.request.mobileNumber : undefined;
}
