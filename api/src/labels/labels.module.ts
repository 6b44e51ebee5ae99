import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { DeliverParcel } from '../orders/application/deliver-parcel.js';
import { OrderParcels } from '../orders/application/order-parcels.js';
import { Orders, OrderTimeline, Parcels } from '../orders/application/ports.js';
import { ScanParcel } from '../orders/application/scan-parcel.js';
import { ToSend } from '../orders/application/to-send.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { Carrier } from '../shipping/application/carrier.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { AdminLabelsController } from './adapters/http/admin-labels.controller.js';
import { CarrierWebhooksController } from './adapters/http/carrier-webhooks.controller.js';
import { LabelsJob } from './adapters/jobs/labels-job.js';
import { PostgresLabels } from './adapters/persistence/postgres-labels.js';
import { PostgresOrderPieces } from './adapters/persistence/postgres-order-pieces.js';
import { PostgresLabelFiles } from './adapters/persistence/postgres-label-files.js';
import { BuyLabel } from './application/buy-label.js';
import { FollowParcel } from './application/follow-parcel.js';
import { UpdateLabels } from './application/update-labels.js';
import { LabelContent } from './application/label-content.js';
import { GetLabelRates } from './application/get-label-rates.js';
import { Labels, OrderPieces, LabelFiles } from './application/ports.js';
import { PrintLabel } from './application/print-label.js';
import { ReceiveCarrierMessage } from './application/receive-carrier-message.js';
import { RefundLabel } from './application/refund-label.js';
import { SettleLabel } from './application/settle-label.js';

const FOLLOW = [Carrier, Labels, LabelFiles, Orders, Parcels, ScanParcel, DeliverParcel] as const;

/** Labels that staff buys of carriers, and the parcels that go by them. */
@Module({
  imports: [OrdersModule, ShippingModule],
  controllers: [AdminLabelsController, CarrierWebhooksController],
  providers: [
    LabelsJob,
    adapter(Labels, PostgresLabels),
    adapter(LabelFiles, PostgresLabelFiles),
    adapter(OrderPieces, PostgresOrderPieces),
    useCase(LabelContent, OrderParcels, ToSend),
    useCase(GetLabelRates, Orders, OrderPieces, Carrier, Labels, Clock, Ids, UnitOfWork, LabelContent),
    useCase(SettleLabel, Orders, Labels, LabelFiles, OrderTimeline, Carrier, UnitOfWork),
    useCase(BuyLabel, Orders, Labels, Carrier, SettleLabel, Clock, UnitOfWork, LabelContent),
    useCase(RefundLabel, Orders, Labels, LabelFiles, OrderTimeline, Carrier, Clock, UnitOfWork, OrderParcels),
    useCase(PrintLabel, Labels, LabelFiles, Carrier),
    useCase(FollowParcel, ...FOLLOW, Clock, UnitOfWork, OrderParcels),
    useCase(ReceiveCarrierMessage, Carrier, Labels, FollowParcel),
    useCase(UpdateLabels, Labels, Carrier, SettleLabel, FollowParcel, RefundLabel, Clock),
  ],
  exports: [Labels, GetLabelRates, BuyLabel, PrintLabel],
})
export class LabelsModule {}
