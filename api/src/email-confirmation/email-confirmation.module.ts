import { Module } from '@nestjs/common';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { MailedLinkListener } from './adapters/events/mailed-link-listener.js';
import { EmailConfirmationController } from './adapters/http/email-confirmation.controller.js';
import { PostgresConfirmations } from './adapters/persistence/postgres-confirmations.js';
import { ConfirmEmail } from './application/confirm-email.js';
import { DemandConfirmedEmail } from './application/demand-confirmed-email.js';
import { Confirmations } from './application/ports.js';

/** Mail addresses that were confirmed by a mailed link, where the settings ask for it. */
@Module({
  controllers: [EmailConfirmationController],
  providers: [
    MailedLinkListener,
    adapter(Confirmations, PostgresConfirmations),
    useCase(ConfirmEmail, Confirmations),
    useCase(DemandConfirmedEmail, ShopTerms, Confirmations, Outbox, UnitOfWork),
  ],
  exports: [DemandConfirmedEmail],
})
export class EmailConfirmationModule {}
