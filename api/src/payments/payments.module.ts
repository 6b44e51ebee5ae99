import { Module, type FactoryProvider } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Connections } from '../kernel/connections.js';
import { Failpoints } from '../kernel/failpoints.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { SpendCredit } from '../credit/application/spend-credit.js';
import { StoreCredit } from '../credit/application/store-credit.js';
import { HandOverDownloads } from '../downloads/application/hand-over-downloads.js';
import { RevokeDownloads } from '../downloads/application/revoke-downloads.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { TakeBackCards } from '../credit/application/take-back-cards.js';
import { CreditModule } from '../credit/credit.module.js';
import { Ledger } from '../ledger/application/ports.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ProviderAccess } from '../platform/config/provider-access.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { PostgresAttempts } from './adapters/persistence/postgres-attempts.js';
import { PostgresInbox } from './adapters/persistence/postgres-inbox.js';
import { PostgresTenders } from './adapters/persistence/postgres-tenders.js';
import { PostgresRefunds } from './adapters/persistence/postgres-refunds.js';
import { ShopPaymentSettings } from './adapters/persistence/shop-payment-settings.js';
import { RefundJobs } from './adapters/jobs/refund-jobs.js';
import { ApplyProviderRefund } from './application/apply-provider-refund.js';
import { ApplyRefund } from './application/apply-refund.js';
import { RecordDispute } from './application/record-dispute.js';
import { MoneyOfOrder } from './application/money-of-order.js';
import { MoveMoney } from './application/move-money.js';
import { OfferedMethods } from './application/offered-methods.js';
import { OpenPayment } from './application/open-payment.js';
import { AttemptSync, PaidOrders } from './application/paid-orders.js';
import { PutBack } from './application/put-back.js';
import { PaymentMethods } from './application/payment-methods.js';
import { RequestRefund } from './application/request-refund.js';
import { SettleAttempt } from './application/settle-attempt.js';
import { SubmitRefund } from './application/submit-refund.js';
import { Attempts, Inbox, Tenders, PaymentSettings, Refunds } from './application/stores.js';
import { METHODS } from './methods/index.js';

const STORES = [
  adapter(Tenders, PostgresTenders),
  adapter(Attempts, PostgresAttempts),
  adapter(Refunds, PostgresRefunds),
  adapter(Inbox, PostgresInbox),
  adapter(PaymentSettings, ShopPaymentSettings),
];

/** Every plugin of `methods/`, with the code that speaks to its provider; each that wants keys is a connection. */
const PAYMENT_METHODS: FactoryProvider<Promise<PaymentMethods>> = {
  provide: PaymentMethods,
  inject: [ProviderAccess, Connections, PaymentSettings, SpendCredit, Clock, Ids],
  useFactory: async (
    access: ProviderAccess,
    connections: Connections,
    settings: PaymentSettings,
    credit: SpendCredit,
    clock: Clock,
    ids: Ids,
  ) => {
    const made = await Promise.all(
      METHODS.map(async (plugin) => {
        const values = () => connections.values(plugin);
        const strategy = (await plugin.load()).make({ access, values, settings, credit, clock, ids });
        const tried = strategy.trial ? { tryOut: strategy.trial } : {};
        if (plugin.variables.length > 0)
          connections.add({ ...plugin, name: plugin.provider, group: 'payments', ...tried });
        return strategy;
      }),
    );
    return PaymentMethods.of(made);
  },
};

const USE_CASES = [
  useCase(OfferedMethods, PaymentMethods, PaymentSettings),
  useCase(OpenPayment, PaymentMethods, Tenders, Attempts, PaymentSettings, Clock, Ids),
  useCase(SettleAttempt, Attempts, Tenders, Ledger, Outbox, Clock),
  useCase(RequestRefund, PaymentMethods, Attempts, Refunds, Ledger, Outbox, Clock, Ids),
  useCase(ApplyRefund, Refunds, Tenders, Ledger, Outbox, Clock, HandOverDownloads, RevokeDownloads),
  useCase(MoveMoney, Attempts, Tenders, ApplyRefund, Ledger, Clock, Ids),
  useCase(MoneyOfOrder, Ledger, Attempts, Tenders),
  useCase(PutBack, PaymentMethods, Attempts, ApplyRefund, PaidOrders, MoneyOfOrder),
  useCase(
    ApplyProviderRefund,
    PaymentMethods,
    PaidOrders,
    Attempts,
    Refunds,
    ApplyRefund,
    MoneyOfOrder,
    AttemptSync,
    UnitOfWork,
    Clock,
    Ids,
    TakeBackCards,
    Ledger,
    RevokeDownloads,
  ),
  useCase(
    SubmitRefund,
    Refunds,
    Attempts,
    PaidOrders,
    PaymentMethods,
    ApplyRefund,
    ApplyProviderRefund,
    UnitOfWork,
    Failpoints,
    Clock,
    StoreCredit,
  ),
  useCase(RecordDispute, Ledger, Clock),
];

/**
 * Payments: what is owed, the tries to collect it by card, wallet or cash, and what goes back: asked for, sent, booked. Asks
 * `PaidOrders` and `AttemptSync`, which orders and checkout answer.
 */
@Module({
  imports: [LedgerModule, CreditModule, DownloadsModule],
  providers: [...STORES, PAYMENT_METHODS, ...USE_CASES, RefundJobs],
  exports: [...STORES.map((one) => one.provide), PaymentMethods, ...USE_CASES.map((one) => one.provide)],
})
export class PaymentsModule {}
