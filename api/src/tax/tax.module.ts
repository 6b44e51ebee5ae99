import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Exchanges } from '../kernel/exchange.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminTaxZonesController } from './adapters/http/admin-tax-zones.controller.js';
import { TaxesController } from './adapters/http/taxes.controller.js';
import { PostgresTaxZones } from './adapters/persistence/postgres-tax-zones.js';
import { taxZoneSchema } from './adapters/persistence/tax-zone.schema.js';
import { StripeTaxService } from './adapters/stripe/stripe-tax-service.js';
import { StdnumCheckDigits } from './adapters/stdnum/stdnum-check-digits.js';
import { ViesRegistry } from './adapters/vies/vies-registry.js';
import { CalculateTaxes } from './application/calculate-taxes.js';
import { CheckVatNumber } from './application/check-vat-number.js';
import { EstimateTaxes } from './application/estimate-taxes.js';
import { ManageTaxZones } from './application/manage-tax-zones.js';
import { TaxNumberRegistry, TaxService, TaxZones, VatCheckDigits } from './application/ports.js';

/** Which tax goods carry where. Without a zone there is none. */
@Module({
  imports: [MikroOrmModule.forFeature([taxZoneSchema])],
  controllers: [TaxesController, AdminTaxZonesController],
  providers: [
    PostgresTaxZones,
    { provide: TaxZones, useExisting: PostgresTaxZones },
    useCase(ManageTaxZones, TaxZones, Ids, UnitOfWork, Outbox),
    adapter(TaxNumberRegistry, ViesRegistry),
    adapter(VatCheckDigits, StdnumCheckDigits),
    adapter(TaxService, StripeTaxService),
    useCase(CalculateTaxes, TaxService, ShopTerms, Clock),
    useCase(EstimateTaxes, TaxZones, Clock, ShopTerms, CalculateTaxes, Exchanges),
    useCase(CheckVatNumber, TaxNumberRegistry, VatCheckDigits, ShopTerms, Clock),
  ],
  exports: [ManageTaxZones, EstimateTaxes, CalculateTaxes, CheckVatNumber],
})
export class TaxModule {}
