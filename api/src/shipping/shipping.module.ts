import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { plugged } from '../platform/connections/plugins.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminCarrierController } from './adapters/http/admin-carrier.controller.js';
import { AdminShippingZonesController } from './adapters/http/admin-shipping-zones.controller.js';
import { PromiseController } from './adapters/http/promise.controller.js';
import { ShippingController } from './adapters/http/shipping.controller.js';
import { ForgetRatesJob } from './adapters/jobs/forget-rates-job.js';
import { PostgresKeptRates } from './adapters/persistence/postgres-kept-rates.js';
import { PostgresShippingZones } from './adapters/persistence/postgres-shipping-zones.js';
import { shippingZoneSchema } from './adapters/persistence/shipping-zone.schema.js';
import { Carrier } from './application/carrier.js';
import { EstimateDelivery } from './application/estimate-delivery.js';
import { KeptRates, LiveRates } from './application/live-rates.js';
import { ManageShippingZones } from './application/manage-shipping-zones.js';
import { ShippingZones } from './application/ports.js';
import { CarrierInUse } from './carriers/in-use.js';
import { CARRIERS } from './carriers/index.js';

/** Where the shop delivers to, how, and for how much. */
@Module({
  imports: [MikroOrmModule.forFeature([shippingZoneSchema])],
  controllers: [ShippingController, PromiseController, AdminShippingZonesController, AdminCarrierController],
  providers: [
    plugged(Carrier, CARRIERS, 'delivery', (all, access) => new CarrierInUse(all, access)),
    PostgresShippingZones,
    { provide: ShippingZones, useExisting: PostgresShippingZones },
    useCase(ManageShippingZones, ShippingZones, Ids, UnitOfWork),
    adapter(KeptRates, PostgresKeptRates),
    useCase(LiveRates, Carrier, KeptRates, Clock),
    useCase(EstimateDelivery, ShippingZones, LiveRates, Clock),
    ForgetRatesJob,
  ],
  exports: [ManageShippingZones, EstimateDelivery, Carrier, ShippingZones],
})
export class ShippingModule {}
