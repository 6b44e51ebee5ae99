import type { GroupMembership } from '../../kernel/customer-groups.js';
import type { Ids } from '../../kernel/ids.js';
import type { StaffBudget } from '../../kernel/staff-budget.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { DiscountTerms } from '../domain/discount.js';
import {
  asSent,
  costOfDiscount,
  DiscountChanged,
  DiscountNotFound,
  DiscountTermsWrong,
  soundDiscount,
  type Counted,
  type WantedDiscount,
} from '../domain/discount-terms.js';
import { allowGiving, type Giver } from './allow-giving.js';

/** The discounts as the back office keeps them. */
export abstract class DiscountStore {
  /** With its row locked, and all that orders took by it counted: no order takes by it until the transaction ends. */
  abstract lock(id: string): Promise<(Counted & { terms: DiscountTerms; version: number }) | undefined>;
  abstract add(id: string, terms: DiscountTerms): Promise<void>;
  /** Where it has limits, all that orders took by it counts. */
  abstract change(id: string, terms: DiscountTerms): Promise<void>;
  /** With its codes. False when there is none. @throws DiscountInUse */
  abstract remove(id: string): Promise<boolean>;
}

const NOTHING: Counted = { used: 0, spentCents: 0 };

/** Making, changing and deleting discounts. */
export class ManageDiscounts {
  constructor(
    private readonly discounts: DiscountStore,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
    private readonly budget: StaffBudget,
    private readonly groups: Pick<GroupMembership, 'hold'>,
  ) {}

  /** Answers the id of the new discount. @throws DiscountTermsWrong, BudgetSpent, PasswordRequired */
  create(giver: Giver, wanted: WantedDiscount): Promise<string> {
    return this.unitOfWork.run(async () => {
      const id = this.ids.next();
      const terms = await this.sound(wanted, NOTHING);
      await allowGiving(this.budget, giver, 0, costOfDiscount(terms));
      await this.discounts.add(id, terms);
      return id;
    });
  }

  /** Changes what is given and leaves the rest; `version` is the one that was read. @throws DiscountNotFound, DiscountChanged, DiscountTermsWrong, BudgetSpent, PasswordRequired */
  change(
    giver: Giver,
    id: string,
    changes: (known: DiscountTerms) => Partial<WantedDiscount>,
    version?: number,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const known = await this.discounts.lock(id);
      if (!known) throw new DiscountNotFound();
      if (version !== undefined && version !== known.version) throw new DiscountChanged(known.version);
      const terms = await this.sound({ ...asSent(known.terms), ...changes(known.terms) }, known);
      await allowGiving(this.budget, giver, costOfDiscount(known.terms), costOfDiscount(terms));
      await this.discounts.change(id, terms);
    });
  }

  /** @throws DiscountNotFound, DiscountInUse */
  async remove(id: string): Promise<void> {
    if (!(await this.discounts.remove(id))) throw new DiscountNotFound();
  }

  private async sound(wanted: WantedDiscount, counted: Counted): Promise<DiscountTerms> {
    const terms = soundDiscount(wanted, counted);
    const { groupIds } = terms;
    if (groupIds.length > 0 && (await this.groups.hold(groupIds)).length < groupIds.length)
      throw new DiscountTermsWrong([{ field: 'groupIds', message: 'There is no such group of customers' }]);
    return terms;
  }
}
