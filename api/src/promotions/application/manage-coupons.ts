import type { Ids } from '../../kernel/ids.js';
import type { StaffBudget } from '../../kernel/staff-budget.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { costOf } from '../domain/generous.js';
import { allowGiving, type Giver } from './allow-giving.js';
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
      await allowGiving(this.budget, giver, 0, costOf(terms));
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
      await allowGiving(this.budget, giver, costOf(known.terms), costOf(terms));
      await this.coupons.change(id, terms);
    });
  }

  /** @throws CouponNotFound, CouponInUse */
  async remove(id: string): Promise<void> {
    if (!(await this.coupons.remove(id))) throw new CouponNotFound();
  }
}
