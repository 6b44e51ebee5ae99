import { Module } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { MailListener } from './adapters/events/mail-listener.js';
import { Inbox } from './adapters/http/inbox.js';
import { InboxController } from './adapters/http/inbox.controller.js';
import { SqlOrderMailFacts } from './adapters/persistence/sql-order-mail-facts.js';
import { SqlShopIdentity } from './adapters/persistence/sql-shop-identity.js';
import { FileMailTransport } from './adapters/transport/file-mail-transport.js';
import { SmtpMailTransport } from './adapters/transport/smtp-mail-transport.js';
import { MailTransport, OrderMailFacts, ShopIdentity } from './application/ports.js';
import { WriteLetter } from './application/write-letter.js';

/** The mail catcher never runs in production, nor beside a real mail server. */
const catchesMail = process.env['NODE_ENV'] !== 'production' && !process.env['SMTP_URL'];

/** Mails to shoppers, written when events arrive from the outbox. Nothing imports this feature. */
@Module({
  controllers: catchesMail ? [InboxController] : [],
  providers: [
    Inbox,
    MailListener,
    adapter(OrderMailFacts, SqlOrderMailFacts),
    adapter(ShopIdentity, SqlShopIdentity),
    {
      provide: MailTransport,
      inject: [Config],
      useFactory: (config: Config) =>
        config.env.SMTP_URL ? new SmtpMailTransport(config) : new FileMailTransport(config),
    },
    useCase(WriteLetter, OrderMailFacts, ShopIdentity),
  ],
})
export class NotificationsModule {}
