import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { isTold, type OfferedMethods, type SeenMethod } from '../../payments/application/offered-methods.js';
import type { OpenPayment } from '../../payments/application/open-payment.js';
import type { PaymentStrategy } from '../../payments/methods/contract.js';
import type { Attempts, Tenders } from '../../payments/application/stores.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import { tenderDue, type Tender } from '../../payments/domain/tender.js';
import { InvalidPaymentMethod, PaymentNotOpen } from '../../payments/domain/refusals.js';
import { noNumberOrAmount, PaymentUnderway } from '../domain/refusals.js';
import { destinationOf } from './charge-delivery.js';
import type { CancelAttempts } from './cancel-attempts.js';
import type { PayOrder } from './pay-order.js';
import type { PaymentAnswer } from './payment-answer.js';

export interface WayChosen {
  /** Left out: the way of the order. */
  method?: PaymentMethod | undefined;
  mobileNumber?: string | undefined;
}

/**
 * Pays what is due now of an order that waits: again after a failure, or money that staff would collect, such as the deposit
 * of a cash order, through a provider at once. Staff may record it all the same; what comes twice goes back.
 */
export class PayWaitingOrder {
  constructor(
    private readonly orders: Orders,
    private readonly tenders: Tenders,
    private readonly attempts: Attempts,
    private readonly openPayment: OpenPayment,
    private readonly offered: OfferedMethods,
    private readonly cancelAttempts: CancelAttempts,
    private readonly payOrder: PayOrder,
  ) {}

  /** The ways that what is due now of it may be paid by, and those that cannot collect it with the reason; none when nothing is due. @throws OrderNotFound */
  async waysFor(orderId: string, accountId: string): Promise<SeenMethod[]> {
    const { order, tender } = await this.seen(orderId, accountId);
    if (!isOpen(order, tender)) return [];
    const { amount, method } = tender;
    const seen = await this.offered.all({ currency: amount.currency, total: amount, to: goesTo(order) });
    return seen
      .filter((one) => one.whyNot === null || isTold(one))
      .filter(({ strategy }) => strategy.method === method || isFor(tender, strategy));
  }

  /** @throws OrderNotFound, PaymentNotOpen, PaymentUnderway, InvalidPaymentMethod, PaymentMethodUnavailable, CheckoutFailed */
  async pay(orderId: string, accountId: string, { method, mobileNumber }: WayChosen): Promise<PaymentAnswer> {
    const { order, tender } = await this.seen(orderId, accountId);
    if (!isOpen(order, tender)) throw new PaymentNotOpen();
    const chosen = method ?? tender.method;
    const by = await this.openPayment.offered(chosen, tender.amount, goesTo(order));
    if (by.collectedBy !== 'provider' || (chosen !== tender.method && !isFor(tender, by)))
      throw new InvalidPaymentMethod();
    if (by.needs.includes('mobileNumber') && !mobileNumber && !(await this.wasAsked(order, by)))
      throw noNumberOrAmount();
    if (await this.cancelAttempts.cancelAttempts(orderId, by.provider)) throw new PaymentUnderway();
    return this.payOrder.payOrder(orderId, { mobileNumber }, by);
  }

  /** A phone was asked before: its number is known. */
  private async wasAsked(order: Order, { provider }: PaymentStrategy): Promise<boolean> {
    return (await this.attempts.ofOrder(order.id)).some((one) => one.provider === provider);
  }

  private async seen(orderId: string, accountId: string): Promise<{ order: Order; tender?: Tender }> {
    const order = await this.orders.find(orderId);
    if (!order || order.accountId !== accountId) throw new OrderNotFound();
    const tender = tenderDue(await this.tenders.ofOrder(orderId));
    return { order, ...(tender ? { tender } : {}) };
  }
}

const isOpen = ({ status }: Order, tender: Tender | undefined): tender is Tender =>
  status === 'pending' && (tender?.state === 'pending' || tender?.state === 'failed');

/** What staff would collect may come through a provider, or by the shop's bank account. */
const isFor = (tender: Tender, { takesDeposit }: PaymentStrategy): boolean =>
  isCollectedByStaff(tender.method) && !takesDeposit;

const goesTo = ({ shippingAddress }: Order) => (shippingAddress ? destinationOf(shippingAddress) : undefined);
