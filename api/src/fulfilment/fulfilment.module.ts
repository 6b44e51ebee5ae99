import { Module } from '@nestjs/common';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { BuyLabel } from '../labels/application/buy-label.js';
import { GetLabelRates } from '../labels/application/get-label-rates.js';
import { Labels } from '../labels/application/ports.js';
import { PrintLabel } from '../labels/application/print-label.js';
import { LabelsModule } from '../labels/labels.module.js';
import { Orders } from '../orders/application/ports.js';
import { OrderParcels } from '../orders/application/order-parcels.js';
import { HoldBack } from '../orders/application/hold-back.js';
import { PackParcel } from '../orders/application/pack-parcel.js';
import { ShipOrder } from '../orders/application/ship-order.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { FulfilmentController } from './adapters/http/fulfilment.controller.js';
import { ParcelsController } from './adapters/http/parcels.controller.js';
import { PdfLabelSheets } from './adapters/pdf/pdf-label-sheets.js';
import { BuyManyLabels } from './application/buy-many-labels.js';
import { LabelSheets, PrintManyLabels } from './application/print-many-labels.js';
import { SendInParts } from './application/send-in-parts.js';
import { ShipMany } from './application/ship-many.js';

/** Many orders packed, labelled and sent at once, by the use cases of each. */
@Module({
  imports: [OrdersModule, LabelsModule],
  controllers: [FulfilmentController, ParcelsController],
  providers: [
    adapter(LabelSheets, PdfLabelSheets),
    useCase(ShipMany, Orders, Labels, ShipOrder, UnitOfWork, OrderParcels),
    useCase(SendInParts, Orders, PackParcel, ShipOrder, Labels, HoldBack),
    useCase(BuyManyLabels, Labels, GetLabelRates, BuyLabel),
    useCase(PrintManyLabels, Labels, PrintLabel, LabelSheets),
  ],
})
export class FulfilmentModule {}
