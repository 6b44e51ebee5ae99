import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { HandedOver } from '../orders/application/handed-over.js';
import { OrderCommands } from '../orders/application/order-commands.js';
import { OrderParcels } from '../orders/application/order-parcels.js';
import { Orders, OrderTimeline, Parcels } from '../orders/application/ports.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { Returns } from '../returns/application/ports.js';
import { TakeBack } from '../returns/application/take-back.js';
import { ReturnsModule } from '../returns/returns.module.js';
import { AdminWithdrawalsController } from './adapters/http/admin-withdrawals.controller.js';
import { OrderWithdrawalsController } from './adapters/http/order-withdrawals.controller.js';
import { WithdrawalsController } from './adapters/http/withdrawals.controller.js';
import { PostgresOrderNumbers, PostgresWithdrawals } from './adapters/persistence/postgres-withdrawals.js';
import { WithdrawalReads } from './adapters/persistence/withdrawal-reads.js';
import { CarryOutWithdrawal } from './application/carry-out-withdrawal.js';
import { OrderNumbers, Withdrawals } from './application/ports.js';
import { RecordWithdrawal } from './application/record-withdrawal.js';
import { SettleWithdrawal } from './application/settle-withdrawal.js';
import { Withdraw } from './application/withdraw.js';
import { Withdrawable } from './application/withdrawable.js';

const STEPS = [Withdrawable, RecordWithdrawal, CarryOutWithdrawal] as const;

/** Where the consumer law of the EU holds: buyers withdraw from the contract, and the shop keeps a register. */
@Module({
  imports: [OrdersModule, ReturnsModule],
  controllers: [WithdrawalsController, OrderWithdrawalsController, AdminWithdrawalsController],
  providers: [
    WithdrawalReads,
    adapter(Withdrawals, PostgresWithdrawals),
    adapter(OrderNumbers, PostgresOrderNumbers),
    useCase(Withdrawable, Parcels, OrderCommands, Returns, Clock, HandedOver, OrderParcels),
    useCase(RecordWithdrawal, Withdrawals, OrderTimeline, Outbox, Clock, Ids, UnitOfWork),
    useCase(
      CarryOutWithdrawal,
      ...([Withdrawals, Orders, Withdrawable, OrderCommands, TakeBack, UnitOfWork, HandedOver] as const),
    ),
    useCase(Withdraw, Orders, OrderNumbers, Withdrawals, ...STEPS, ShopTerms, Clock, UnitOfWork),
    useCase(SettleWithdrawal, Withdrawals),
  ],
})
export class WithdrawalsModule {}
