import { Module } from '@nestjs/common';
import { EnsureAccount } from '../accounts/application/ensure-account.js';
import { Accounts, PasswordRules } from '../accounts/application/ports.js';
import { AuditLog } from '../kernel/audit.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { OfferedMethods } from '../payments/application/offered-methods.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { ChangeSettings } from '../settings/application/change-settings.js';
import { CurrentSettings, Settings } from '../settings/application/ports.js';
import { ManageShippingZones } from '../shipping/application/manage-shipping-zones.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { ManageTaxZones } from '../tax/application/manage-tax-zones.js';
import { TaxModule } from '../tax/tax.module.js';
import { AdminSetupController } from './adapters/http/admin-setup.controller.js';
import { SetupController } from './adapters/http/setup.controller.js';
import { PostgresSetup } from './adapters/persistence/postgres-setup.js';
import { ThisInstallation } from './adapters/this-installation.js';
import { ClaimShop } from './application/claim-shop.js';
import { OpenShop } from './application/open-shop.js';
import { Installation, Setup } from './application/ports.js';
import { ReadShopFacts } from './application/read-shop-facts.js';
import { SetUpCountry } from './application/set-up-country.js';

/** From an empty database to a shop that sells: its owner, what is left to do, and its opening. */
@Module({
  imports: [PaymentsModule, ShippingModule, TaxModule],
  controllers: [SetupController, AdminSetupController],
  providers: [
    adapter(Setup, PostgresSetup),
    adapter(Installation, ThisInstallation),
    useCase(ReadShopFacts, Setup, Settings, OfferedMethods, Installation),
    useCase(
      ClaimShop,
      Setup,
      Installation,
      Accounts,
      EnsureAccount,
      PasswordRules,
      Settings,
      ChangeSettings,
      UnitOfWork,
    ),
    useCase(
      SetUpCountry,
      Setup,
      Settings,
      ChangeSettings,
      CurrentSettings,
      ManageTaxZones,
      ManageShippingZones,
      AuditLog,
      UnitOfWork,
    ),
    useCase(OpenShop, ReadShopFacts, ChangeSettings, UnitOfWork),
  ],
})
export class SetupModule {}
