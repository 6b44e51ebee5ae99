import type { Caller } from '../../kernel/caller.js';
import { checkRecentLogin } from '../../kernel/password-required.js';
import { BudgetSpent, type StaffBudget } from '../../kernel/staff-budget.js';

/** Who makes a coupon or a discount. */
export type Giver = Pick<Caller, 'accountId' | 'refundLimit' | 'hasRecentLogin' | 'key'>;

/** What it costs more than before, in smallest units, counts like money that is given back. @throws BudgetSpent, PasswordRequired */
export async function allowGiving(
  budget: StaffBudget,
  giver: Giver,
  before: number,
  cost: number,
): Promise<void> {
  if (cost <= before) return;
  checkRecentLogin(giver);
  const { accountId, refundLimit } = giver;
  const more = cost - before;
  if (refundLimit !== null && !(Number.isFinite(more) && (await budget.take(accountId, more, refundLimit))))
    throw new BudgetSpent(refundLimit);
}
