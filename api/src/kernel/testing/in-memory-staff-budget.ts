import { StaffBudget } from '../staff-budget.js';

/** Days do not end in it. */
export class InMemoryStaffBudget extends StaffBudget {
  private readonly taken = new Map<string, number>();

  override take(accountId: string, cents: number, limit: number | null): Promise<boolean> {
    const sum = (this.taken.get(accountId) ?? 0) + cents;
    if (limit !== null && sum > limit) return Promise.resolve(false);
    if (limit !== null) this.taken.set(accountId, sum);
    return Promise.resolve(true);
  }
}
