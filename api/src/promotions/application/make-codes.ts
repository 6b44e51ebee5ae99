import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { DiscountNotFound, DiscountTermsWrong } from '../domain/discount-terms.js';
import { CouponCodeTaken } from '../domain/coupon-terms.js';

/** How one code of a discount may be used. */
export interface CodeTerms {
  /** In all; null without end. */
  maxUses: number | null;
  perAccount: number;
}

export abstract class DiscountCodes {
  /** Of a discount that is given by codes, its name; undefined where there is none. Held until the transaction ends. */
  abstract nameOf(discountId: string): Promise<{ name: string; byCode: boolean } | undefined>;
  /** That very code. False when there is one like it. */
  abstract add(discountId: string, code: string, name: string, terms: CodeTerms): Promise<boolean>;
  /** So many that nobody guesses, behind the prefix. Answers them. */
  abstract make(
    discountId: string,
    wanted: { count: number; prefix: string },
    name: string,
    terms: CodeTerms,
  ): Promise<string[]>;
}

const CODE = /^[A-Z0-9][A-Z0-9_-]{2,39}$/;
const PREFIX = /^(?:[A-Z0-9][A-Z0-9_-]{0,19})?$/;

export interface WantedCodes extends CodeTerms {
  /** One code as it is written; else so many are made. */
  code: string | null;
  count: number;
  prefix: string;
}

/** Gives a discount codes: one as somebody writes it, or many at once that nobody can guess. */
export class MakeCodes {
  constructor(
    private readonly codes: DiscountCodes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Answers the codes. @throws DiscountNotFound, DiscountTermsWrong, CouponCodeTaken */
  makeCodes(discountId: string, wanted: WantedCodes): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const discount = await this.codes.nameOf(discountId);
      if (!discount) throw new DiscountNotFound();
      if (!discount.byCode) throw wrong('code', 'This discount applies by itself: it needs no codes');
      const { maxUses, perAccount, count } = wanted;
      const terms = { maxUses, perAccount };
      if (wanted.code === null) {
        const prefix = wanted.prefix.trim().toUpperCase();
        if (!PREFIX.test(prefix))
          throw wrong('prefix', 'The beginning must be at most 20 letters, digits, - or _');
        return this.codes.make(discountId, { count, prefix }, discount.name, terms);
      }
      const code = wanted.code.trim().toUpperCase();
      if (!CODE.test(code)) throw wrong('code', 'Code must be 3 to 40 letters, digits, - or _');
      if (!(await this.codes.add(discountId, code, discount.name, terms))) throw new CouponCodeTaken(code);
      return [code];
    });
  }
}

const wrong = (field: string, message: string) => new DiscountTermsWrong([{ field, message }]);
