import { Global, Module } from '@nestjs/common';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminSettingsController } from './adapters/http/admin-settings.controller.js';
import { ShopController } from './adapters/http/shop.controller.js';
import { SettingsShopTerms, SqlSettings } from './adapters/persistence/postgres-settings.js';
import { ChangeSettings } from './application/change-settings.js';
import { Settings } from './application/ports.js';

/** What the administrator decides about the shop; answers `ShopTerms` to the rules of money. */
@Global()
@Module({
  controllers: [ShopController, AdminSettingsController],
  providers: [
    adapter(Settings, SqlSettings),
    adapter(ShopTerms, SettingsShopTerms),
    useCase(ChangeSettings, Settings, UnitOfWork),
  ],
  exports: [ShopTerms],
})
export class SettingsModule {}
