import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
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
  ) {}

  /** Answers the id of the new coupon. @throws CouponTermsWrong, CouponCodeTaken */
  async create(changes: CouponTerms): Promise<string> {
    const id = this.ids.next();
    await this.coupons.add(id, soundTerms(changes, 0));
    return id;
  }

  /** Changes what is given and leaves the rest; `version` is the one that was read. @throws CouponNotFound, CouponChanged, CouponTermsWrong, CouponCodeTaken */
  change(id: string, changes: Partial<CouponTerms>, version?: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const known = await this.coupons.lock(id);
      if (!known) throw new CouponNotFound();
      if (version !== undefined && version !== known.version) throw new CouponChanged(known.version);
      await this.coupons.change(id, soundTerms({ ...known.terms, ...changes }, known.used));
    });
  }

  /** @throws CouponNotFound, CouponInUse */
  async remove(id: string): Promise<void> {
    if (!(await this.coupons.remove(id))) throw new CouponNotFound();
  }
}
