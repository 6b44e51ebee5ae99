import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Clock } from '../kernel/clock.js';
import { GroupMembership } from '../kernel/customer-groups.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminOrderCommandsController } from './adapters/http/admin-order-commands.controller.js';
import { AdminPickupsController } from './adapters/http/admin-pickups.controller.js';
import { AdminOrdersController } from './adapters/http/admin-orders.controller.js';
import { CancelOrderController } from './adapters/http/cancel-order.controller.js';
import { OrdersController } from './adapters/http/orders.controller.js';
import { StaffSteps } from './adapters/http/staff-steps.js';
import { AdminOrderReads } from './adapters/persistence/admin-order-reads.js';
import { PostgresOrders } from './adapters/persistence/postgres-orders.js';
import { MoneyReads } from './adapters/persistence/money-reads.js';
import { OrderDeliveries } from './adapters/persistence/order-deliveries.js';
import { OrderExport } from './adapters/persistence/order-export.js';
import { PickupReads } from './adapters/persistence/pickup-reads.js';
import { RandomPickupCodes } from './adapters/random/random-pickup-codes.js';
import { OrderReads } from './adapters/persistence/order-reads.js';
import { orderSchema } from './adapters/persistence/order.schema.js';
import { PostgresRefundRequests } from './adapters/persistence/postgres-refund-requests.js';
import { refundRequestSchema } from './adapters/persistence/refund-request.schema.js';
import { PostgresFeedbacks } from './adapters/persistence/postgres-feedbacks.js';
import { PostgresMoneyBack } from './adapters/persistence/postgres-money-back.js';
import { DeliverUnsentJob } from './adapters/jobs/deliver-unsent-job.js';
import { PostgresHandedOver } from './adapters/persistence/postgres-handed-over.js';
import { PostgresToSend } from './adapters/persistence/postgres-to-send.js';
import { PostgresOrderEdits } from './adapters/persistence/postgres-order-edits.js';
import { PostgresOrderTimeline, PostgresParcels } from './adapters/persistence/postgres-order-books.js';
import { AddressEInvoice } from './application/address-e-invoice.js';
import { DeliverParcel } from './application/deliver-parcel.js';
import { HoldBack } from './application/hold-back.js';
import { OrderParcels } from './application/order-parcels.js';
import { PackParcel } from './application/pack-parcel.js';
import { PostgresOrderParcels } from './adapters/persistence/postgres-order-parcels.js';
import { ApproveRefunds, RefundRequests } from './application/approve-refunds.js';
import { OrderCommands } from './application/order-commands.js';
import { CancelOrder } from './application/cancel-order.js';
import { DeliverOrder } from './application/deliver-order.js';
import { DeliverUnsent } from './application/deliver-unsent.js';
import { HandedOver } from './application/handed-over.js';
import { GetTracking } from './application/get-tracking.js';
import { GiveFeedback } from './application/give-feedback.js';
import { MarkPaid } from './application/mark-paid.js';
import { MoveOrder } from './application/move.js';
import { NoteOrder } from './application/note-order.js';
import { NewOrderId } from './application/new-order-id.js';
import { OrderEdits } from './application/order-edits.js';
import { PlaceOrder } from './application/place-order.js';
import { Feedbacks, MoneyBack, Orders, OrderTimeline, Parcels, PickupCodes } from './application/ports.js';
import { RecordMoney } from './application/record-money.js';
import { RecordMoneyOfRefunds } from './application/record-money-of-refunds.js';
import { ToSend } from './application/to-send.js';
import { ScanParcel } from './application/scan-parcel.js';
import { CorrectNumber } from './application/correct-number.js';
import { ParcelDesk, ShipOrder } from './application/ship-order.js';

const USE_CASES = [
  useCase(MoveOrder, Orders, OrderTimeline, Clock),
  useCase(PlaceOrder, Orders, Outbox, Clock, Ids, GroupMembership),
  useCase(NewOrderId, Orders, Ids),
  useCase(RecordMoney, Orders, OrderTimeline, Clock),
  useCase(RecordMoneyOfRefunds, Orders, RecordMoney, HoldBack),
  useCase(MarkPaid, MoveOrder, Parcels, Outbox, Clock),
  useCase(CancelOrder, MoveOrder, Outbox, HandedOver, OrderParcels, MoneyBack),
  useCase(CorrectNumber, Orders, OrderTimeline, Parcels, Outbox, Clock, OrderParcels),
  useCase(PackParcel, Orders, OrderParcels, ToSend, OrderTimeline, Clock, Ids),
  useCase(ParcelDesk, OrderParcels, PackParcel, ToSend),
  useCase(ShipOrder, MoveOrder, Orders, MoneyBack, Parcels, Outbox, Clock, PickupCodes, ParcelDesk),
  useCase(HoldBack, OrderParcels, ToSend, MoveOrder, Outbox, DeliverOrder, MoneyBack),
  useCase(DeliverOrder, MoveOrder, Parcels, Outbox, Clock, OrderParcels, Orders, MoneyBack),
  useCase(DeliverUnsent, Orders, HandedOver, DeliverOrder, UnitOfWork),
  useCase(DeliverParcel, Orders, OrderParcels, Parcels, OrderTimeline, DeliverOrder, Clock),
  useCase(ScanParcel, MoveOrder, Orders, Parcels, Clock, OrderParcels),
  useCase(AddressEInvoice, Orders, Clock),
  useCase(NoteOrder, Orders, OrderTimeline),
  useCase(GetTracking, Orders, Parcels, Clock),
  useCase(ApproveRefunds, OrderCommands, RefundRequests, Ids, UnitOfWork),
  useCase(GiveFeedback, Orders, Feedbacks, OrderTimeline),
];

/** Orders: the aggregate, its one state table, its history and its parcels. */
@Module({
  imports: [MikroOrmModule.forFeature([orderSchema, refundRequestSchema])],
  controllers: [
    OrdersController,
    CancelOrderController,
    AdminOrdersController,
    AdminOrderCommandsController,
    AdminPickupsController,
  ],
  providers: [
    StaffSteps,
    MoneyReads,
    OrderReads,
    AdminOrderReads,
    OrderDeliveries,
    OrderExport,
    adapter(Orders, PostgresOrders),
    adapter(OrderTimeline, PostgresOrderTimeline),
    adapter(Parcels, PostgresParcels),
    adapter(OrderParcels, PostgresOrderParcels),
    adapter(RefundRequests, PostgresRefundRequests),
    adapter(OrderEdits, PostgresOrderEdits),
    adapter(Feedbacks, PostgresFeedbacks),
    adapter(MoneyBack, PostgresMoneyBack),
    adapter(ToSend, PostgresToSend),
    adapter(HandedOver, PostgresHandedOver),
    DeliverUnsentJob,
    adapter(PickupCodes, RandomPickupCodes),
    PickupReads,
    ...USE_CASES,
  ],
  exports: [
    Orders,
    OrderTimeline,
    Parcels,
    OrderParcels,
    OrderEdits,
    ToSend,
    HandedOver,
    OrderReads,
    AdminOrderReads,
    ...USE_CASES.map((one) => one.provide),
  ],
})
export class OrdersModule {}
