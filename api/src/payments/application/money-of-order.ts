import type { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { Ledger } from '../../ledger/application/ports.js';
import { isLive, type AttemptState } from '../domain/attempt.js';
import { isCollectedByStaff } from '../methods/known.js';
import type { Attempt } from '../domain/payment.js';
import type { Attempts, Tenders } from './stores.js';

/** What the book and the attempts say about an order, for the words that shoppers read. */
export interface MoneyTotals {
  captured: Money;
  /** What of it came for a tender whose money had come before: it is owed back, and pays nothing else of the order. */
  surplus: Money;
  refunded: Money;
  disputed: boolean;
  /** Every try to collect what is due now has failed, and none is alive. Staff collects whenever the money comes: it never fails. */
  attemptsFailed: boolean;
}

export class MoneyOfOrder {
  constructor(
    private readonly ledger: Ledger,
    private readonly attempts: Attempts,
    private readonly tenders: Tenders,
  ) {}

  async moneyOfOrder(orderId: string, currency: Currency): Promise<MoneyTotals> {
    const attempts = await this.attempts.ofOrder(orderId);
    const { captured, refunded, disputed } = await this.ledger.moneyOf(orderId, currency);
    const hasFailed = attempts.length > 0 && !attempts.some(({ state }) => mayBring(state));
    const attemptsFailed = hasFailed && !(await this.isForStaff(orderId));
    return {
      ...{ captured, refunded, attemptsFailed },
      surplus: surplusOf(attempts, currency),
      disputed: !disputed.isZero,
    };
  }

  private async isForStaff(orderId: string): Promise<boolean> {
    const tenders = await this.tenders.ofOrder(orderId);
    return tenders.some(({ method }) => isCollectedByStaff(method));
  }
}

/** Of the tries of one tender that have brought money, all but the first. */
function surplusOf(attempts: readonly Attempt[], currency: Currency): Money {
  const came = attempts.filter(({ state }) => state === 'succeeded');
  const again = came.filter(({ tenderId }, at) => came.findIndex((one) => one.tenderId === tenderId) < at);
  return Money.sum(
    again.map(({ amount }) => amount),
    currency,
  );
}

const mayBring = (state: AttemptState): boolean => isLive(state) || state === 'succeeded';
