import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { isTold, type OfferedMethods, type SeenMethod } from '../../payments/application/offered-methods.js';
import type { OpenPayment } from '../../payments/application/open-payment.js';
import type { PaymentStrategy } from '../../payments/methods/contract.js';
import type { Attempts, Payments } from '../../payments/application/stores.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import type { Payment } from '../../payments/domain/payment.js';
import { InvalidPaymentMethod, PaymentNotOpen } from '../../payments/domain/refusals.js';
import { noNumberOrAmount, PaymentUnderway } from '../domain/refusals.js';
import { destinationOf } from './charge-delivery.js';
import type { CancelAttempts } from './cancel-attempts.js';
import type { PayOrder, PaymentAnswer } from './pay-order.js';

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
    private readonly payments: Payments,
    private readonly attempts: Attempts,
    private readonly openPayment: OpenPayment,
    private readonly offered: OfferedMethods,
    private readonly cancelAttempts: CancelAttempts,
    private readonly payOrder: PayOrder,
  ) {}

  /** The ways that what is due now of it may be paid by, and those that cannot collect it with the reason; none when nothing is due. @throws OrderNotFound */
  async waysFor(orderId: string, accountId: string): Promise<SeenMethod[]> {
    const { order, payment } = await this.seen(orderId, accountId);
    if (!isOpen(order, payment)) return [];
    const { amount, method } = payment;
    const seen = await this.offered.all({ currency: amount.currency, total: amount, to: goesTo(order) });
    return seen
      .filter((one) => one.whyNot === null || isTold(one))
      .filter(({ strategy }) => strategy.method === method || isFor(payment, strategy));
  }

  /** @throws OrderNotFound, PaymentNotOpen, PaymentUnderway, InvalidPaymentMethod, PaymentMethodUnavailable, CheckoutFailed */
  async pay(orderId: string, accountId: string, { method, mobileNumber }: WayChosen): Promise<PaymentAnswer> {
    const { order, payment } = await this.seen(orderId, accountId);
    if (!isOpen(order, payment)) throw new PaymentNotOpen();
    const chosen = method ?? payment.method;
    const by = await this.openPayment.offered(chosen, payment.amount, goesTo(order));
    if (by.collectedBy !== 'provider' || (chosen !== payment.method && !isFor(payment, by)))
      throw new InvalidPaymentMethod();
    if (by.needs.includes('mobileNumber') && !mobileNumber && !(await this.wasAsked(order, by)))
      throw noNumberOrAmount();
    if (await this.cancelAttempts.cancelAttempts(orderId, by.provider)) throw new PaymentUnderway();
    return this.payOrder.payOrder(orderId, mobileNumber, by);
  }

  /** A phone was asked before: its number is known. */
  private async wasAsked(order: Order, { provider }: PaymentStrategy): Promise<boolean> {
    return (await this.attempts.ofOrder(order.id)).some((one) => one.provider === provider);
  }

  private async seen(orderId: string, accountId: string): Promise<{ order: Order; payment?: Payment }> {
    const order = await this.orders.find(orderId);
    if (!order || order.accountId !== accountId) throw new OrderNotFound();
    const payment = (await this.payments.ofOrder(orderId)).find(({ due }) => due === 'now');
    return { order, ...(payment ? { payment } : {}) };
  }
}

const isOpen = ({ status }: Order, payment: Payment | undefined): payment is Payment =>
  status === 'pending' && (payment?.status === 'pending' || payment?.status === 'failed');

/** What staff would collect may come through a provider, or by the shop's bank account. */
const isFor = (payment: Payment, { takesDeposit }: PaymentStrategy): boolean =>
  isCollectedByStaff(payment.method) && !takesDeposit;

const goesTo = ({ shippingAddress }: Order) => (shippingAddress ? destinationOf(shippingAddress) : undefined);
