import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import { checkRecentLogin } from '../../kernel/password-required.js';
import { BudgetSpent, type StaffBudget } from '../../kernel/staff-budget.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { costOf } from '../domain/generous.js';
import { CouponChanged, CouponNotFound, soundTerms, type CouponTerms } from '../domain/coupon-terms.js';

/** The coupons as the back office keeps them. */
export abstract class CouponStore {
  /** With its row locked, so that the uses cannot overtake a change of the limit. */
  abstract lock(id: string): Promise<{ terms: CouponTerms; used: number; version: number } | undefined>;
  /** @throws CouponCodeTaken */
  abstract add(id: string, terms: CouponTerms): Promise<void>;
  /** @throws CouponCodeTaken */
  abstract change(id: string, terms: CouponTerms): Promise<void>;
  /** False when there is none. @throws CouponInUse */
  abstract remove(id: string): Promise<boolean>;
}

/** Who makes a coupon. */
export type Giver = Pick<Caller, 'accountId' | 'refundLimit' | 'hasRecentLogin' | 'key'>;

/** Making, changing and deleting coupons. */
export class ManageCoupons {
  constructor(
    private readonly coupons: CouponStore,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
    private readonly budget: StaffBudget,
  ) {}

  /** Answers the id of the new coupon. @throws CouponTermsWrong, CouponCodeTaken, BudgetSpent, PasswordRequired */
  create(giver: Giver, changes: CouponTerms): Promise<string> {
    return this.unitOfWork.run(async () => {
      const id = this.ids.next();
      const terms = soundTerms(changes, 0);
      await this.allow(giver, 0, costOf(terms));
      await this.coupons.add(id, terms);
      return id;
    });
  }

  /** Changes what is given and leaves the rest; `version` is the one that was read. @throws CouponNotFound, CouponChanged, CouponTermsWrong, CouponCodeTaken, BudgetSpent, PasswordRequired */
  change(giver: Giver, id: string, changes: Partial<CouponTerms>, version?: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const known = await this.coupons.lock(id);
      if (!known) throw new CouponNotFound();
      if (version !== undefined && version !== known.version) throw new CouponChanged(known.version);
      const terms = soundTerms({ ...known.terms, ...changes }, known.used);
      await this.allow(giver, costOf(known.terms), costOf(terms));
      await this.coupons.change(id, terms);
    });
  }

  /** What a coupon costs more than before counts like money that is given back. */
  private async allow(giver: Giver, before: number, cost: number): Promise<void> {
    if (cost <= before) return;
    checkRecentLogin(giver);
    const { accountId, refundLimit } = giver;
    const more = cost - before;
    if (
      refundLimit !== null &&
      !(Number.isFinite(more) && (await this.budget.take(accountId, more, refundLimit)))
    )
      throw new BudgetSpent(refundLimit);
  }

  /** @throws CouponNotFound, CouponInUse */
  async remove(id: string): Promise<void> {
    if (!(await this.coupons.remove(id))) throw new CouponNotFound();
  }
}
