import { baseCurrency, toDecimal } from './currency.js';
import { Refusal } from './refusal.js';

/**
 * What somebody of the staff may give away alone on a day, over all doors: refunds, cancelled orders, money that they say
 * they have seen, coupons that take off more than half. It is the refund limit of their role.
 */
export abstract class StaffBudget {
  /**
   * Takes this from what is left of the day, in the caller's transaction; false when it is not enough, and then nothing is
   * taken.
   *
   * @param cents in the shop's smallest units
   * @param limit of the day in the same units; null is any amount
   */
  abstract take(accountId: string, cents: number, limit: number | null): Promise<boolean>;
}

/** More than the caller may give away alone on a day. */
export class BudgetSpent extends Refusal {
  constructor(limit: number) {
    const most = baseCurrency().format(limit);
    super(
      'forbidden',
      'budget_spent',
      `With what you gave away today, this is above your limit of ${most} a day. Ask somebody with a higher limit.`,
      { data: { limit: toDecimal(limit) } },
    );
  }
}
