import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../kernel/clock.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { CouponStore } from '../../application/manage-coupons.js';
import {
  CouponCodeTaken,
  CouponInUse,
  CouponTermsWrong,
  type CouponTerms,
} from '../../domain/coupon-terms.js';
import { couponSchema } from './coupon.schema.js';

@Injectable()
export class PostgresCouponStore extends CouponStore {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async lock(id: string) {
    const coupon = await this.em.findOne(
      couponSchema,
      { id, discountId: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!coupon || coupon.kind === 'discount') return undefined;
    const { kind } = coupon;
    return { terms: { ...coupon, kind }, used: coupon.used, version: coupon.version };
  }

  override async add(id: string, terms: CouponTerms): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    await taken(
      terms.code,
      this.em.insert(couponSchema, { id, used: 0, discountId: null, createdAt: this.clock.now(), ...terms }),
    );
  }

  override async change(id: string, terms: CouponTerms): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    Object.assign(await this.em.findOneOrFail(couponSchema, { id }), terms);
    await taken(terms.code, this.em.flush());
  }

  override async remove(id: string): Promise<boolean> {
    try {
      return (await this.em.nativeDelete(couponSchema, { id, discountId: null })) > 0;
    } catch (error) {
      if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new CouponInUse();
      throw error;
    }
  }
}

const NO_SUCH_CUSTOMER = { field: 'accountId', message: 'There is no such customer' };

async function taken(code: string, writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new CouponCodeTaken(code);
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new CouponTermsWrong([NO_SUCH_CUSTOMER]);
    throw error;
  }
}
