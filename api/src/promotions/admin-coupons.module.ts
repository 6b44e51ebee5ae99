import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { GroupMembership } from '../kernel/customer-groups.js';
import { Ids } from '../kernel/ids.js';
import { StaffBudget } from '../kernel/staff-budget.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminCouponsController } from './adapters/http/admin-coupons.controller.js';
import { AdminDiscountToolsController } from './adapters/http/admin-discount-tools.controller.js';
import { AdminDiscountsController } from './adapters/http/admin-discounts.controller.js';
import { AdminPromotionsController } from './adapters/http/admin-promotions.controller.js';
import { AdminCouponReads } from './adapters/persistence/admin-coupon-reads.js';
import { AdminDiscountReads } from './adapters/persistence/admin-discount-reads.js';
import { PostgresCouponStore } from './adapters/persistence/postgres-coupon-store.js';
import { PostgresDiscountCodes } from './adapters/persistence/postgres-discount-codes.js';
import { PostgresDiscountStore } from './adapters/persistence/postgres-discount-store.js';
import { PostgresPastOrders } from './adapters/persistence/postgres-past-orders.js';
import { PromotionReads } from './adapters/persistence/promotion-reads.js';
import { DiscountsInForce } from './application/discounts-in-force.js';
import { DiscountCodes, MakeCodes } from './application/make-codes.js';
import { CouponStore, ManageCoupons } from './application/manage-coupons.js';
import { DiscountStore, ManageDiscounts } from './application/manage-discounts.js';
import { PastOrders, PreviewDiscount } from './application/preview-discount.js';
import { PromotionsModule } from './promotions.module.js';

/** The back office of coupons and discounts; the rules of their use are in PromotionsModule. */
@Module({
  imports: [PromotionsModule],
  controllers: [
    AdminCouponsController,
    AdminDiscountToolsController,
    AdminDiscountsController,
    AdminPromotionsController,
  ],
  providers: [
    adapter(CouponStore, PostgresCouponStore),
    AdminCouponReads,
    useCase(ManageCoupons, CouponStore, Ids, UnitOfWork, StaffBudget),
    adapter(DiscountStore, PostgresDiscountStore),
    AdminDiscountReads,
    PromotionReads,
    PostgresDiscountCodes,
    { provide: DiscountCodes, useExisting: PostgresDiscountCodes },
    useCase(MakeCodes, DiscountCodes, UnitOfWork),
    adapter(PastOrders, PostgresPastOrders),
    useCase(PreviewDiscount, PastOrders, DiscountsInForce, GroupMembership, Clock),
    useCase(ManageDiscounts, DiscountStore, Ids, UnitOfWork, StaffBudget, GroupMembership),
  ],
  exports: [ManageDiscounts, DiscountStore],
})
export class AdminCouponsModule {}
