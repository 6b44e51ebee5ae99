import { Module } from '@nestjs/common';
import { ShopTerms } from '../kernel/shop-terms.js';
import { PaymentMethods } from '../payments/application/payment-methods.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { UnpaidHoldsController } from './adapters/http/unpaid-holds.controller.js';
import { UnpaidOrdersJob } from './adapters/jobs/unpaid-orders-job.js';
import { PostgresUnpaidOrders } from './adapters/persistence/postgres-unpaid-orders.js';
import { UnpaidHoldReads } from './adapters/persistence/unpaid-hold-reads.js';
import { LimitUnpaidOrders } from './application/limit-unpaid-orders.js';
import { UnpaidOrders } from './application/ports.js';

/** How much of the shop may be reserved without payment, and the warning when it is much. */
@Module({
  imports: [PaymentsModule],
  controllers: [UnpaidHoldsController],
  providers: [
    adapter(UnpaidOrders, PostgresUnpaidOrders),
    useCase(LimitUnpaidOrders, ShopTerms, UnpaidOrders, PaymentMethods),
    UnpaidHoldReads,
    UnpaidOrdersJob,
  ],
  exports: [LimitUnpaidOrders],
})
export class UnpaidOrdersModule {}
