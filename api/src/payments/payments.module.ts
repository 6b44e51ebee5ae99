import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { Ledger } from '../ledger/application/ports.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { MomoModule } from './adapters/momo/momo.module.js';
import { PostgresAttempts } from './adapters/persistence/postgres-attempts.js';
import { PostgresInbox } from './adapters/persistence/postgres-inbox.js';
import { PostgresPayments } from './adapters/persistence/postgres-payments.js';
import { PostgresRefunds } from './adapters/persistence/postgres-refunds.js';
import { ShopPaymentSettings } from './adapters/persistence/shop-payment-settings.js';
import { StripeModule } from './adapters/stripe/stripe.module.js';
import { ApplyRefund } from './application/apply-refund.js';
import { BankStrategy } from './application/bank-strategy.js';
import { RecordDispute } from './application/record-dispute.js';
import { CardStrategy } from './application/card-strategy.js';
import { CashStrategy } from './application/cash-strategy.js';
import { FreeStrategy } from './application/free-strategy.js';
import { MobileStrategy } from './application/mobile-strategy.js';
import { MoneyOfOrder } from './application/money-of-order.js';
import { OfferedMethods } from './application/offered-methods.js';
import { OpenPayment } from './application/open-payment.js';
import { PaymentMethods } from './application/payment-methods.js';
import { CardGateway, MobileMoneyGateway } from './application/ports.js';
import { RequestRefund } from './application/request-refund.js';
import { SettleAttempt } from './application/settle-attempt.js';
import type { PaymentStrategy } from './application/strategy.js';
import { TerminalStrategy } from './application/terminal-strategy.js';
import { Attempts, Inbox, Payments, PaymentSettings, Refunds } from './application/stores.js';

const STORES = [
  adapter(Payments, PostgresPayments),
  adapter(Attempts, PostgresAttempts),
  adapter(Refunds, PostgresRefunds),
  adapter(Inbox, PostgresInbox),
  adapter(PaymentSettings, ShopPaymentSettings),
];

const METHODS = [
  useCase(CardStrategy, CardGateway, PaymentSettings),
  useCase(MobileStrategy, MobileMoneyGateway, PaymentSettings, Ids, Clock),
  useCase(CashStrategy, PaymentSettings),
  useCase(BankStrategy, PaymentSettings),
  useCase(FreeStrategy, PaymentSettings),
  {
    provide: PaymentMethods,
    inject: [FreeStrategy, CardStrategy, MobileStrategy, CashStrategy, BankStrategy],
    useFactory: (free: FreeStrategy, ...strategies: PaymentStrategy[]) =>
      new PaymentMethods(strategies, free, [new TerminalStrategy()]),
  },
];

const USE_CASES = [
  useCase(OfferedMethods, PaymentMethods, PaymentSettings),
  useCase(OpenPayment, PaymentMethods, Payments, Attempts, PaymentSettings, Clock, Ids),
  useCase(SettleAttempt, Attempts, Payments, Ledger, Outbox, Clock),
  useCase(RequestRefund, PaymentMethods, Attempts, Refunds, Ledger, Outbox, Clock, Ids),
  useCase(ApplyRefund, Refunds, Payments, Ledger, Outbox, Clock),
  useCase(MoneyOfOrder, Ledger, Attempts, Payments),
  useCase(RecordDispute, Ledger, Clock),
];

/** Payments: what is owed, the tries to collect it by card, wallet or cash, and what was given back. */
@Module({
  imports: [LedgerModule, StripeModule, MomoModule],
  providers: [...STORES, ...METHODS, ...USE_CASES],
  exports: [
    StripeModule,
    ...STORES.map((one) => one.provide),
    PaymentMethods,
    ...USE_CASES.map((one) => one.provide),
  ],
})
export class PaymentsModule {}
