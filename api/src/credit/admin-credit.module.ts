import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Exchanges } from '../kernel/exchange.js';
import { Ids } from '../kernel/ids.js';
import { StaffBudget } from '../kernel/staff-budget.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminCreditController } from './adapters/http/admin-credit.controller.js';
import { AdminCreditReads } from './adapters/persistence/admin-credit-reads.js';
import { HandOverCard } from './application/hand-over-card.js';
import { MailCard } from './application/mail-card.js';
import { ManageCredit } from './application/manage-credit.js';
import { MoveCredit } from './application/move-credit.js';
import { CardCodes, Credits, Handovers } from './application/ports.js';
import { StoreCredit } from './application/store-credit.js';
import { CreditModule } from './credit.module.js';

/** The back office of gift cards and store credit. */
@Module({
  imports: [CreditModule],
  controllers: [AdminCreditController],
  providers: [
    AdminCreditReads,
    useCase(HandOverCard, Handovers, Credits, CardCodes, MailCard, UnitOfWork, Clock, Ids),
    useCase(
      ManageCredit,
      Credits,
      StoreCredit,
      HandOverCard,
      CardCodes,
      MoveCredit,
      Exchanges,
      UnitOfWork,
      StaffBudget,
      Clock,
      Ids,
    ),
  ],
})
export class AdminCreditModule {}
