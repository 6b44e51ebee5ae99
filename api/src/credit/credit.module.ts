import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Ledger } from '../ledger/application/ports.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { MyCreditController } from './adapters/http/my-credit.controller.js';
import { ExpireCreditJob } from './adapters/jobs/expire-credit-job.js';
import { MailCardsJob } from './adapters/jobs/mail-cards-job.js';
import { RandomCardCodes } from './adapters/crypto/random-card-codes.js';
import { PostgresCreditAccounts } from './adapters/persistence/postgres-credit-accounts.js';
import { PostgresCredits } from './adapters/persistence/postgres-credits.js';
import { PostgresHandovers } from './adapters/persistence/postgres-handovers.js';
import { ExpireCredit } from './application/expire-credit.js';
import { FindCredit } from './application/find-credit.js';
import { MailCard } from './application/mail-card.js';
import { MoveCredit } from './application/move-credit.js';
import { MyCredit } from './application/my-credit.js';
import { CardCodes, CreditAccounts, Credits, Handovers } from './application/ports.js';
import { SellCards } from './application/sell-cards.js';
import { StoreCredit } from './application/store-credit.js';
import { SpendCredit } from './application/spend-credit.js';
import { TakeBackCards } from './application/take-back-cards.js';

/** What the shop keeps for shoppers: balances of gift cards and store credit, and the entries that change them. */
@Module({
  imports: [LedgerModule],
  controllers: [MyCreditController],
  providers: [
    adapter(Credits, PostgresCredits),
    adapter(CardCodes, RandomCardCodes),
    adapter(CreditAccounts, PostgresCreditAccounts),
    useCase(StoreCredit, Credits, CreditAccounts, MoveCredit, Clock, Ids),
    useCase(MoveCredit, Credits, Ledger, Clock, Ids),
    useCase(SpendCredit, Credits, MoveCredit, Clock),
    useCase(ExpireCredit, Credits, MoveCredit, UnitOfWork, Clock),
    useCase(MyCredit, Credits, Clock),
    adapter(Handovers, PostgresHandovers),
    useCase(MailCard, Handovers, Credits, CardCodes, Outbox, UnitOfWork, Clock),
    useCase(SellCards, Handovers, Credits, CardCodes, MoveCredit, MailCard, Clock, Ids),
    useCase(TakeBackCards, Handovers, Credits, MoveCredit, Clock),
    ExpireCreditJob,
    MailCardsJob,
    useCase(FindCredit, Credits, CardCodes, Clock),
  ],
  exports: [
    ...[Credits, CardCodes, Handovers, MoveCredit, SpendCredit, FindCredit, StoreCredit],
    ...[MailCard, SellCards, TakeBackCards],
  ],
})
export class CreditModule {}
