import type { Destination } from '../../kernel/area.js';
import type { Clock } from '../../kernel/clock.js';
import type { Currency } from '../../kernel/currency.js';
import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import { isOfferedBy } from '../../kernel/payment-rule.js';
import { whyNotAmount } from '../domain/amount-limits.js';
import type { PaymentMethod } from '../domain/method.js';
import type { Attempt } from '../domain/payment.js';
import {
  isToPay,
  keepingLater,
  partsAndRest,
  type Tender,
  type TenderPart,
  type TenderPlan,
} from '../domain/tender.js';
import { InvalidPaymentMethod, PaymentMethodUnavailable, PaymentNotOpen } from '../domain/refusals.js';
import { limitsBy, reasonOf } from './offered-methods.js';
import type { PaymentMethods } from './payment-methods.js';
import type { AttemptPlan, PaymentStrategy, ProviderAnswer, Purchase } from '../methods/contract.js';
import type { Attempts, Tenders, PaymentSettings } from './stores.js';

export interface OpenedPayment {
  tenders: Tender[];
  /** Attempts whose money the shop itself has had and has just taken, with what is to be settled. */
  taken: { attempt: Attempt; answer: ProviderAnswer }[];
  /** The attempt to start once the transaction is committed; none when staff records the money. */
  attempt: Attempt | undefined;
}

/** Writes down what an order is paid by and the first attempt to collect it, before any provider is called. */
export class OpenPayment {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly tenders: Tenders,
    private readonly attempts: Attempts,
    private readonly settings: PaymentSettings,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * What a purchase for `total` that goes there will be paid by: `parts` of it with what the shop keeps for the shopper, the
   * rest by `method`; last what is `moved` from an order that is changed, of which `later` was to be paid on delivery. @throws InvalidPaymentMethod, PaymentMethodUnavailable, TendersDiffer
   */
  async owed(
    method: PaymentMethod,
    total: Money,
    to?: Destination,
    parts: readonly TenderPart[] = [],
    moved: readonly TenderPlan[] = [],
    later = total.times(0),
  ): Promise<TenderPlan[]> {
    for (const part of parts)
      if ((await this.offered(part.method, part.amount, to)).collectedBy !== 'shop')
        throw new InvalidPaymentMethod();
    const isMoved = moved.length > 0 && Money.sum(moved.map(({ amount }) => amount)).equals(total);
    if (isMoved) return [...moved];
    const main = this.methods.of(method);
    const percent = main.takesDeposit ? await this.settings.depositPercent() : 0;
    const plans = partsAndRest(total, parts, (left) => keepingLater(main, left, percent, later), moved);
    const rest = plans.slice(parts.length, plans.length - moved.length).map(({ amount }) => amount);
    if (rest.length > 0 || parts.length === 0)
      await this.offered(method, Money.sum(rest, total.currency), to);
    return plans;
  }

  /** The strategy that may collect `amount` of an order that goes there. @throws InvalidPaymentMethod, PaymentMethodUnavailable */
  async offered(method: PaymentMethod, amount: Money, to?: Destination): Promise<PaymentStrategy> {
    const strategy = this.methods.of(method);
    if (!(await strategy.isOffered())) throw new InvalidPaymentMethod();
    const rules = await this.settings.paymentRules();
    const { currency } = amount;
    if (!strategy.takes(currency.code) || !isOfferedBy(rules, method, currency.code, to))
      throw new PaymentMethodUnavailable(strategy.label);
    const limits = limitsBy(rules, strategy, currency);
    const whyNot = whyNotAmount(limits, amount);
    if (whyNot)
      throw new PaymentMethodUnavailable(strategy.label, reasonOf(strategy, whyNot, currency, limits));
    return strategy;
  }

  /**
   * Joins the caller's transaction. `owed` is what `owed` said of this purchase, `purchase` what a method is told of its tender.
   * @throws InvalidPaymentMethod, and as `OwnMoney.take` does
   */
  async openPayment(
    owed: readonly TenderPlan[],
    { id: orderId, accountId }: { id: string; accountId: string },
    purchase: (tender: Tender) => Purchase,
  ): Promise<OpenedPayment> {
    const tenders = owed.map((one, position) => this.tender(orderId, position, one));
    await this.tenders.add(tenders);
    const taken: OpenedPayment['taken'] = [];
    let attempt: Attempt | undefined;
    for (const tender of tenders.filter((one) => one.obligation === 'now' && isToPay(one))) {
      const begun = await this.tryAgain(tender, purchase(tender));
      const own = begun && this.methods.behind(begun).ownMoney;
      if (own) taken.push({ attempt: begun, answer: await own.take({ accountId, attempt: begun }) });
      else attempt ??= begun;
    }
    return { tenders, taken, attempt };
  }

  /** A further attempt for a tender that none is alive for, by its own method unless `by` is another. @throws PaymentNotOpen when one is. */
  async tryAgain(tender: Tender, purchase: Purchase, by?: PaymentStrategy): Promise<Attempt | undefined> {
    const plan = (by ?? this.methods.of(tender.method)).plan(purchase, this.clock.now());
    if (!plan) return undefined;
    const attempt = this.attempt(tender, plan);
    if (!(await this.attempts.add(attempt))) throw new PaymentNotOpen();
    if (tender.state !== 'pending') await this.tenders.setState(tender.id, 'pending');
    return attempt;
  }

  /** Where a shopper lands whose order costs nothing: on the page where a payment would end. */
  freePage(orderId: string): string {
    return `${this.settings.shopUrl}/payment-success?session_id=${orderId}`;
  }

  private tender(orderId: string, position: number, owed: TenderPlan): Tender {
    return { ...owed, id: this.ids.next(), orderId, position, state: 'pending' };
  }

  private attempt(tender: Tender, plan: AttemptPlan): Attempt {
    const id = this.ids.next();
    return {
      ...plan,
      id,
      tenderId: tender.id,
      orderId: tender.orderId,
      providerIntent: null,
      idempotencyKey: `attempt:${id}`,
      url: null,
      amount: tender.amount,
      state: 'creating',
      lastError: null,
      createdAt: this.clock.now(),
    };
  }
}

/** What of these tenders is due before the order is prepared. */
export function dueNow(
  tenders: readonly Pick<Tender, 'obligation' | 'amount'>[],
  currency?: Currency,
): Money {
  const now = tenders.filter(({ obligation }) => obligation === 'now');
  return Money.sum(
    now.map(({ amount }) => amount),
    currency,
  );
}
