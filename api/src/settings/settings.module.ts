import { MikroORM, RequestContext } from '@mikro-orm/core';
import { Global, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Exchanges } from '../kernel/exchange.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { CallSettings } from '../platform/auth/call-settings.js';
import { adapter } from '../platform/nest/adapter.js';
import { JobHandlers } from '../platform/jobs/job-queue.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { useCase } from '../platform/nest/use-case.js';
import { EcbReferenceRates } from './adapters/ecb/ecb-reference-rates.js';
import { AdminExchangeRatesController } from './adapters/http/admin-exchange-rates.controller.js';
import { AdminSettingsController } from './adapters/http/admin-settings.controller.js';
import { ShopController } from './adapters/http/shop.controller.js';
import { FetchRatesJob } from './adapters/jobs/fetch-rates-job.js';
import { PostgresExchangeRates } from './adapters/persistence/postgres-exchange-rates.js';
import { PresentSettings } from './adapters/persistence/present-settings.js';
import { SettingsExchanges } from './adapters/persistence/settings-exchanges.js';
import { SqlSettings } from './adapters/persistence/postgres-settings.js';
import { SettingsShopTerms } from './adapters/persistence/settings-shop-terms.js';
import { ChangeSettings } from './application/change-settings.js';
import { FetchRates } from './application/fetch-rates.js';
import { CurrentSettings, ExchangeRates, ReferenceRates, Settings } from './application/ports.js';
import { ShownCurrencies } from './application/shown-currencies.js';

/** A currency that another process was told counts here, too, after this long at most: for whoever only looks. */
const AGAIN_MS = 1_000;

/** What the administrator decides about the shop; answers `ShopTerms` to the rules of money. */
@Global()
@Module({
  imports: [ShippingModule],
  controllers: [ShopController, AdminSettingsController, AdminExchangeRatesController],
  providers: [
    adapter(Settings, SqlSettings),
    PresentSettings,
    { provide: CurrentSettings, useExisting: PresentSettings },
    { provide: CallSettings, useExisting: PresentSettings },
    adapter(ShopTerms, SettingsShopTerms),
    adapter(Exchanges, SettingsExchanges),
    adapter(ExchangeRates, PostgresExchangeRates),
    adapter(ReferenceRates, EcbReferenceRates),
    FetchRatesJob,
    useCase(ChangeSettings, Settings, UnitOfWork, Outbox),
    useCase(FetchRates, Settings, ReferenceRates, ExchangeRates, UnitOfWork),
    useCase(ShownCurrencies, ExchangeRates),
  ],
  exports: [ShopTerms, Exchanges, PresentSettings, CurrentSettings, CallSettings, Settings, ChangeSettings],
})
export class SettingsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private again: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: PresentSettings,
    private readonly orm: MikroORM,
    jobs: JobHandlers,
  ) {
    jobs.around = (work) => this.settings.during(work);
  }

  /** Reading the settings tells the process which currency it counts in: before the first request, and now and then. */
  async onApplicationBootstrap(): Promise<void> {
    await this.read();
    this.again = setInterval(() => void this.read().catch(() => undefined), AGAIN_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.again);
  }

  private read(): Promise<unknown> {
    return RequestContext.create(this.orm.em, async () => this.settings.get());
  }
}
