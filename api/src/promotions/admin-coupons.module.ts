import { Module } from '@nestjs/common';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminCouponsController } from './adapters/http/admin-coupons.controller.js';
import { AdminCouponReads } from './adapters/persistence/admin-coupon-reads.js';
import { SqlCouponBook } from './adapters/persistence/sql-coupon-book.js';
import { CouponBook, ManageCoupons } from './application/manage-coupons.js';

/** The back office of coupons; the rules of their use are in PromotionsModule. */
@Module({
  controllers: [AdminCouponsController],
  providers: [
    adapter(CouponBook, SqlCouponBook),
    AdminCouponReads,
    useCase(ManageCoupons, CouponBook, Ids, UnitOfWork),
  ],
})
export class AdminCouponsModule {}
