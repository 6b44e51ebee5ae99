import { refusal } from '../../kernel/refusal.js';
import type { MethodDefinition } from '../domain/definition.js';
import {
  PaymentStrategy,
  type AttemptPlan,
  type OwnMoney,
  type ProviderAnswer,
} from '../methods/contract.js';

const CREDIT: MethodDefinition = {
  name: 'credit',
  provider: 'credit',
  chosenBy: 'shopper',
  collectedBy: 'shop',
  next: 'redirect',
  hosted: false,
  needs: [],
  takesDeposit: false,
  holdMinutes: 30,
  label: 'Store Credit',
  payments: 'Payments from store credit',
  howPaid: 'from store credit',
  checkout: { label: 'Store Credit', marks: [], icon: 'cash', note: () => '', secured: () => '' },
  refundsTo: { staff: 'to the store credit', buyer: 'to your store credit' },
  placed: () => '',
  hosts: () => [],
  variables: [],
};

export const NotEnoughCredit = refusal('conflict', 'not_enough_credit', 'There is not enough store credit.');

/** What the shop owes its shoppers, in cents; a way to pay that is played, offered once somebody has some. */
export class PlayedCredit extends PaymentStrategy {
  readonly balances = new Map<string, number>();
  private readonly owners = new Map<string, string>();

  constructor() {
    super(CREDIT);
  }

  override isOffered(): Promise<boolean> {
    return Promise.resolve(this.balances.size > 0);
  }

  override get ownMoney(): OwnMoney {
    return {
      take: ({ accountId, attempt: { id, amount } }) => {
        const has = this.balances.get(accountId) ?? 0;
        if (has < amount.cents) return Promise.reject(new NotEnoughCredit());
        this.balances.set(accountId, has - amount.cents);
        this.owners.set(id, accountId);
        return this.start();
      },
      putBack: ({ attempt: { id }, amount }) => {
        const owner = this.owners.get(id) ?? '';
        this.balances.set(owner, (this.balances.get(owner) ?? 0) + amount.cents);
        return Promise.resolve();
      },
    };
  }

  override plan(): AttemptPlan {
    return { provider: this.provider, providerRef: null, request: {}, expiresAt: null, nextCheckAt: null };
  }

  override start(): Promise<ProviderAnswer> {
    return Promise.resolve({ event: 'paid', url: 'https://shop.example/payment-success' });
  }

  override read(): Promise<ProviderAnswer> {
    return this.start();
  }

  override stop(): Promise<ProviderAnswer> {
    return this.start();
  }
}
