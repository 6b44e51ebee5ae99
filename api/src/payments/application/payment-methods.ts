import type { Money } from '../../kernel/money.js';
import type { MethodDefinition } from '../domain/definition.js';
import type { ProviderName } from '../domain/method.js';
import type { Attempt } from '../domain/payment.js';
import { InvalidPaymentMethod } from '../domain/refusals.js';
import type { PaymentStrategy } from '../methods/contract.js';
import { RetiredMethod } from '../methods/retired.js';

/** The ways to pay that this shop knows. `seen` is how staff may have seen money come that nobody can choose, `beside` what no list offers. */
export class PaymentMethods {
  constructor(
    readonly all: readonly PaymentStrategy[],
    private readonly seen: readonly PaymentStrategy[] = [],
    private readonly beside: readonly PaymentStrategy[] = [],
  ) {}

  /** Each in its place, as its definition says. */
  static of(made: readonly PaymentStrategy[]): PaymentMethods {
    const by = (who: MethodDefinition['chosenBy']) =>
      made.filter(({ definition }) => definition.chosenBy === who);
    return new PaymentMethods(by('shopper'), by('staff'), by('beside'));
  }

  /** @throws InvalidPaymentMethod */
  of(method: string): PaymentStrategy {
    const found = this.payable.find((strategy) => strategy.method === method);
    if (!found) throw new InvalidPaymentMethod();
    return found;
  }

  /** How people call a way to pay, also one that the shop knows no more. */
  labelOf(method: string): string {
    return (this.payable.find((strategy) => strategy.method === method) ?? new RetiredMethod(method)).label;
  }

  /** The strategy that made an attempt; of a provider that the shop knows no more, one that answers for its past. */
  behind({ provider }: Pick<Attempt, 'provider'>): PaymentStrategy {
    return this.providers.find((one) => one.provider === provider) ?? new RetiredMethod(provider);
  }

  /** Whoever keeps money for the shop. */
  private get providers(): readonly PaymentStrategy[] {
    return [...this.all, ...this.seen, ...this.beside];
  }

  /** What an order may be paid by, alone or beside another. */
  private get payable(): readonly PaymentStrategy[] {
    return [...this.all, ...this.beside];
  }

  /** Where staff has the money at hand that it gives back for a provider: the first way that it collects. */
  get till(): PaymentStrategy {
    return this.all.find(({ collectedBy }) => collectedBy === 'staff') ?? new RetiredMethod('till');
  }

  /** Whether the list has it, switched on or not. */
  knows(provider: string): boolean {
    return this.providers.some((one) => one.provider === provider);
  }

  /** The messages of a provider; undefined when it sends none, or the shop knows no such provider. */
  messageCallsOf(provider: string) {
    return this.behind({ provider }).messageCalls;
  }

  /** How money of this provider was paid; undefined when there was none to pay. */
  paidBy(provider: ProviderName): PaymentStrategy | undefined {
    return this.payable.find((strategy) => strategy.provider === provider);
  }

  /** The refund calls of a provider; undefined when staff gives its money back by hand. */
  refundCallsOf(provider: ProviderName) {
    return this.behind({ provider }).refundCalls;
  }

  /** Whether the shop itself keeps money of this provider for its shoppers. */
  isCredit(provider: ProviderName): boolean {
    return this.behind({ provider }).collectedBy === 'shop';
  }

  /** Whether the provider itself gives this very amount back; where it does not, staff does by hand. */
  givesBack(provider: ProviderName, { cents, currency }: Money): boolean {
    if (this.behind({ provider }).ownMoney) return true;
    return this.refundCallsOf(provider)?.takes(cents, currency.code) ?? false;
  }
}
