import { Module } from '@nestjs/common';
import { Accounts, MailboxProofs, Passwords } from '../accounts/application/ports.js';
import { ProveMailbox } from '../accounts/application/prove-mailbox.js';
import { Clock } from '../kernel/clock.js';
import { Outbox } from '../kernel/outbox.js';
import { SecurityLog } from '../kernel/security-log.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import {
  EmailConfirmationController,
  OwnEmailConfirmationController,
} from './adapters/http/email-confirmation.controller.js';
import { PostgresConfirmations } from './adapters/persistence/postgres-confirmations.js';
import { ConfirmEmail } from './application/confirm-email.js';
import { DemandConfirmedEmail } from './application/demand-confirmed-email.js';
import { Confirmations } from './application/ports.js';

/** Mail addresses that were confirmed by a mailed link, where the settings ask for it. */
@Module({
  controllers: [EmailConfirmationController, OwnEmailConfirmationController],
  providers: [
    adapter(Confirmations, PostgresConfirmations),
    useCase(
      ConfirmEmail,
      Confirmations,
      MailboxProofs,
      ProveMailbox,
      Accounts,
      Passwords,
      Outbox,
      SecurityLog,
      Clock,
      UnitOfWork,
    ),
    useCase(DemandConfirmedEmail, ShopTerms, Confirmations, Outbox, UnitOfWork),
  ],
  exports: [DemandConfirmedEmail],
})
export class EmailConfirmationModule {}
