import type { Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import type { Ledger } from '../../ledger/application/ports.js';
import { isLive } from '../domain/attempt.js';
import type { Attempts } from './stores.js';

/** What the book and the attempts say about an order, for the words that shoppers read. */
export interface MoneyTotals {
  captured: Money;
  refunded: Money;
  disputed: boolean;
  /** The last try failed and none is alive. */
  attemptsFailed: boolean;
}

export class MoneyOfOrder {
  constructor(
    private readonly ledger: Ledger,
    private readonly attempts: Attempts,
  ) {}

  async execute(orderId: string, currency: Currency): Promise<MoneyTotals> {
    const attempts = await this.attempts.ofOrder(orderId);
    const { captured, refunded, disputed } = await this.ledger.moneyOf(orderId, currency);
    const attemptsFailed = attempts.length > 0 && !attempts.some((one) => isLive(one.state));
    return { captured, refunded, disputed: !disputed.isZero, attemptsFailed };
  }
}
