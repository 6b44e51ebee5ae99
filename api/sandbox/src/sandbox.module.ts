import { Module } from '@nestjs/common';
import { Clock } from '@duka/api/kernel/clock.js';
import { Ids } from '@duka/api/kernel/ids.js';
import { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import { adapter } from '@duka/api/platform/nest/adapter.js';
import { useCase } from '@duka/api/platform/nest/use-case.js';
import { CrashAfterCapture } from './adapters/crash-after-capture.js';
import { Courier } from './adapters/delivery/courier.js';
import { ForwardClock } from './adapters/delivery/forward-clock.js';
import { Post } from './adapters/delivery/post.js';
import { ShopAddress } from './adapters/delivery/shop-address.js';
import { TimerTasks } from './adapters/delivery/timer-tasks.js';
import { NotInProductionGuard } from './adapters/not-in-production.guard.js';
import { MessageLog } from './adapters/persistence/message-log.js';
import { Idempotency } from './adapters/persistence/idempotency.js';
import { PostgresSandboxStore } from './adapters/persistence/postgres-sandbox-store.js';
import { PostgresOutgoing } from './adapters/persistence/postgres-outgoing.js';
import { PostgresSettings } from './adapters/persistence/postgres-settings.js';
import { SandboxSweep } from './adapters/persistence/sweep.js';
import { PostgresWallets } from './adapters/persistence/postgres-wallets.js';
import { WatchedOrders } from './adapters/persistence/watched-orders.js';
import { BackstageController } from './adapters/pages/backstage.controller.js';
import { CheckoutController } from './adapters/pages/checkout.controller.js';
import { FaultsController } from './adapters/pages/faults.controller.js';
import { HelpController } from './adapters/pages/help.controller.js';
import { InBrowserController } from './adapters/pages/in-browser.controller.js';
import { PayController } from './adapters/pages/pay.controller.js';
import { PlayedPlugins } from './adapters/played-plugins.js';
import { FormToken } from './adapters/pages/form-token.js';
import { QueueTimers } from './adapters/queue-timers.js';
import { ParcelsController } from './adapters/pages/parcels.controller.js';
import { RandomCodes } from './adapters/random-codes.js';
import { SandboxAccessGuard } from './adapters/sandbox-access.guard.js';
import { SandboxKeys } from './adapters/sandbox-keys.js';
import { Expander } from './adapters/wire/expand.js';
import { SandboxListener } from './adapters/wire/listener.js';
import { MomoWire } from './adapters/wire/momo-wire.js';
import { PluginWire } from './adapters/wire/plugin-wire.js';
import { StripeRoutes } from './adapters/wire/stripe-routes.js';
import { StripeWire } from './adapters/wire/stripe-wire.js';
import { ViesWire } from './adapters/wire/vies-wire.js';
import { Capture } from './application/capture.js';
import { Intents } from './application/intents.js';
import { ExpireSession } from './application/expire-session.js';
import { OpenSession } from './application/open-session.js';
import { PayByCard } from './application/pay-by-card.js';
import { Phones } from './application/phones.js';
import { SandboxStore, Codes, Outgoing, SandboxSettings, Timers, Wallets } from './application/ports.js';
import { RecordEvent } from './application/record-event.js';
import { Refunds } from './application/refunds.js';
import { SettleDelayed } from './application/settle-delayed.js';
import { SmallObjects } from './application/small-objects.js';

const ports = [
  adapter(SandboxStore, PostgresSandboxStore),
  adapter(Outgoing, PostgresOutgoing),
  adapter(Wallets, PostgresWallets),
  adapter(Timers, QueueTimers),
  adapter(Codes, RandomCodes),
  PostgresSettings,
  { provide: SandboxSettings, useExisting: PostgresSettings },
];

const useCases = [
  useCase(RecordEvent, SandboxStore, Codes, Outgoing, Timers, Clock, Ids),
  useCase(OpenSession, SandboxStore, Codes, Timers, Clock),
  useCase(ExpireSession, SandboxStore, RecordEvent, Clock, UnitOfWork),
  useCase(Capture, SandboxStore, Codes, RecordEvent, Timers, Clock),
  useCase(PayByCard, SandboxStore, Codes, RecordEvent, Capture, ExpireSession, Clock, UnitOfWork),
  useCase(Intents, SandboxStore, Codes, RecordEvent, Capture, SandboxSettings, Clock, UnitOfWork),
  useCase(SettleDelayed, SandboxStore, RecordEvent, Capture, UnitOfWork),
  useCase(Refunds, SandboxStore, Codes, RecordEvent, Timers, Clock, UnitOfWork),
  useCase(SmallObjects, SandboxStore, Codes, RecordEvent, Clock),
  useCase(Phones, Wallets, SandboxSettings, Outgoing, Timers, Clock, Ids, UnitOfWork),
];

/**
 * A local Stripe, a local MTN and the plugins' providers, which speak their real wire formats, so that a newcomer pays at once and the real
 * adapters run unmodified. Never in production unless explicitly allowed.
 */
@Module({
  controllers: [
    ...[CheckoutController, BackstageController, FaultsController, ParcelsController],
    ...[PayController, HelpController, InBrowserController],
  ],
  providers: [
    ...ports,
    ...useCases,
    SandboxAccessGuard,
    NotInProductionGuard,
    CrashAfterCapture,
    ForwardClock,
    WatchedOrders,
    SandboxSweep,
    SandboxKeys,
    Idempotency,
    Expander,
    StripeRoutes,
    StripeWire,
    MomoWire,
    ViesWire,
    PlayedPlugins,
    PluginWire,
    SandboxListener,
    ShopAddress,
    Post,
    Courier,
    TimerTasks,
    MessageLog,
    FormToken,
  ],
})
export class SandboxModule {}
