import type { Destination } from '../../kernel/area.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import { isOfferedBy } from '../../kernel/payment-rule.js';
import type { PaymentMethod } from '../domain/method.js';
import type { Obligation } from '../domain/obligation.js';
import type { Attempt, Payment } from '../domain/payment.js';
import { InvalidPaymentMethod, PaymentMethodUnavailable, PaymentNotOpen } from '../domain/refusals.js';
import { reasonOf } from './offered-methods.js';
import type { PaymentMethods } from './payment-methods.js';
import type { AttemptPlan, PaymentStrategy, Purchase } from '../methods/contract.js';
import type { Attempts, Payments, PaymentSettings } from './stores.js';

export interface OpenedPayment {
  payments: Payment[];
  /** The attempt to start once the transaction is committed; none when staff records the money. */
  attempt: Attempt | undefined;
}

/** Writes down what an order owes and the first attempt to collect it, before any provider is called. */
export class OpenPayment {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly payments: Payments,
    private readonly attempts: Attempts,
    private readonly settings: PaymentSettings,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** What a purchase for `total` that goes there will owe. @throws InvalidPaymentMethod, PaymentMethodUnavailable */
  async owed(method: PaymentMethod, total: Money, to?: Destination): Promise<Obligation[]> {
    const strategy = await this.offered(method, total, to);
    return strategy.obligations(total, strategy.takesDeposit ? await this.settings.depositPercent() : 0);
  }

  /** The strategy that may collect `amount` of an order that goes there. @throws InvalidPaymentMethod, PaymentMethodUnavailable */
  async offered(method: PaymentMethod, amount: Money, to?: Destination): Promise<PaymentStrategy> {
    const strategy = this.methods.of(method);
    if (!(await strategy.isOffered())) throw new InvalidPaymentMethod();
    const rules = await this.settings.paymentRules();
    const { currency } = amount;
    if (!strategy.takes(currency.code) || !isOfferedBy(rules, method, currency.code, to))
      throw new PaymentMethodUnavailable(strategy.label);
    const whyNot = strategy.whyNotAmount(amount);
    if (whyNot) throw new PaymentMethodUnavailable(strategy.label, reasonOf(strategy, whyNot, currency));
    return strategy;
  }

  /** Joins the caller's transaction. `owed` is what `owed` said of this purchase. @throws InvalidPaymentMethod */
  async openPayment(owed: readonly Obligation[], purchase: Purchase): Promise<OpenedPayment> {
    const payments = owed.map((one) => this.payment(purchase.orderId, one));
    await this.payments.add(payments);
    const now = payments.find((payment) => payment.due === 'now');
    return { payments, attempt: now && (await this.tryAgain(now, purchase)) };
  }

  /** A further attempt for a payment that none is alive for, by its own method unless `by` is another. @throws PaymentNotOpen when one is. */
  async tryAgain(payment: Payment, purchase: Purchase, by?: PaymentStrategy): Promise<Attempt | undefined> {
    const strategy = payment.amount.isZero ? this.methods.free : (by ?? this.methods.of(payment.method));
    const plan = strategy.plan(purchase, this.clock.now());
    if (!plan) return undefined;
    const attempt = this.attempt(payment, plan);
    if (!(await this.attempts.add(attempt))) throw new PaymentNotOpen();
    if (payment.status !== 'pending') await this.payments.setStatus(payment.id, 'pending');
    return attempt;
  }

  private payment(orderId: string, owed: Obligation): Payment {
    const settled = owed.amount.isZero && owed.due === 'on_delivery';
    return { ...owed, id: this.ids.next(), orderId, status: settled ? 'paid' : 'pending' };
  }

  private attempt(payment: Payment, plan: AttemptPlan): Attempt {
    const id = this.ids.next();
    return {
      ...plan,
      id,
      paymentId: payment.id,
      orderId: payment.orderId,
      providerIntent: null,
      idempotencyKey: `attempt:${id}`,
      url: null,
      amount: payment.amount,
      state: 'creating',
      lastError: null,
      createdAt: this.clock.now(),
    };
  }
}

/** What of these payments is due before the order is prepared. */
export function dueNow(payments: readonly Payment[]): Money {
  return Money.sum(payments.filter((payment) => payment.due === 'now').map((payment) => payment.amount));
}
