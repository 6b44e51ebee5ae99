import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Ledger } from '../ledger/application/ports.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { MyCreditController } from './adapters/http/my-credit.controller.js';
import { ExpireCreditJob } from './adapters/jobs/expire-credit-job.js';
import { RandomCardCodes } from './adapters/crypto/random-card-codes.js';
import { PostgresCreditAccounts } from './adapters/persistence/postgres-credit-accounts.js';
import { PostgresCredits } from './adapters/persistence/postgres-credits.js';
import { ExpireCredit } from './application/expire-credit.js';
import { FindCredit } from './application/find-credit.js';
import { MoveCredit } from './application/move-credit.js';
import { MyCredit } from './application/my-credit.js';
import { CardCodes, CreditAccounts, Credits } from './application/ports.js';
import { StoreCredit } from './application/store-credit.js';
import { SpendCredit } from './application/spend-credit.js';

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
    ExpireCreditJob,
    useCase(FindCredit, Credits, CardCodes, Clock),
  ],
  exports: [Credits, CardCodes, MoveCredit, SpendCredit, FindCredit, StoreCredit],
})
export class CreditModule {}
