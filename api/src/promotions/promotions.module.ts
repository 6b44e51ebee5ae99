import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { MyCouponsController } from './adapters/http/my-coupons.controller.js';
import { PostgresCoupons } from './adapters/persistence/postgres-coupons.js';
import { ListCoupons } from './application/list-coupons.js';
import { Coupons } from './application/ports.js';
import { TakeCoupon } from './application/take-coupon.js';

/** Coupons: their terms, their limits, and who may use them. */
@Module({
  controllers: [MyCouponsController],
  providers: [
    adapter(Coupons, PostgresCoupons),
    useCase(TakeCoupon, Coupons, Clock),
    useCase(ListCoupons, Coupons, Clock),
  ],
  exports: [Coupons, TakeCoupon, ListCoupons],
})
export class PromotionsModule {}
