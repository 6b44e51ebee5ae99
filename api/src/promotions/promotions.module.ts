import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Clock } from '../kernel/clock.js';
import { GroupMembership } from '../kernel/customer-groups.js';
import { GoodsTexts } from '../kernel/goods-texts.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { NewcomerListener } from './adapters/events/newcomer-listener.js';
import { MyCouponsController } from './adapters/http/my-coupons.controller.js';
import { couponSchema } from './adapters/persistence/coupon.schema.js';
import { discountSchema } from './adapters/persistence/discount.schema.js';
import { PostgresCoupons } from './adapters/persistence/postgres-coupons.js';
import { PostgresDiscountsInForce } from './adapters/persistence/postgres-discounts-in-force.js';
import { PostgresWelcomeCoupons } from './adapters/persistence/postgres-welcome-coupons.js';
import { DiscountsInForce } from './application/discounts-in-force.js';
import { ListCoupons } from './application/list-coupons.js';
import { Coupons } from './application/ports.js';
import { TakeCoupon } from './application/take-coupon.js';
import { TakeDiscounts } from './application/take-discounts.js';
import { WelcomeCoupons, WelcomeNewcomer } from './application/welcome-newcomer.js';

/** Coupons and discounts: their terms, their limits, and who may use them. */
@Module({
  imports: [MikroOrmModule.forFeature([couponSchema, discountSchema])],
  controllers: [MyCouponsController],
  providers: [
    adapter(Coupons, PostgresCoupons),
    useCase(TakeCoupon, Coupons, Clock),
    adapter(DiscountsInForce, PostgresDiscountsInForce),
    useCase(TakeDiscounts, DiscountsInForce, Coupons, TakeCoupon, GroupMembership, GoodsTexts, Clock),
    useCase(ListCoupons, Coupons, Clock),
    adapter(WelcomeCoupons, PostgresWelcomeCoupons),
    useCase(WelcomeNewcomer, WelcomeCoupons, Outbox, UnitOfWork, ShopTerms),
    NewcomerListener,
  ],
  exports: [Coupons, DiscountsInForce, TakeDiscounts, ListCoupons],
})
export class PromotionsModule {}
