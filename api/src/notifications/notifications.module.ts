import { Module } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { MailListener } from './adapters/events/mail-listener.js';
import { Mailings } from './adapters/events/mailings.js';
import { NewOrderListener } from './adapters/events/new-order-listener.js';
import { InboxAccessGuard } from './adapters/http/inbox-access.guard.js';
import { Inbox } from './adapters/http/inbox.js';
import { InboxController } from './adapters/http/inbox.controller.js';
import { CountedLetterLimits } from './adapters/persistence/counted-letter-limits.js';
import { PostgresNewOrderMailbox } from './adapters/persistence/postgres-new-order-mailbox.js';
import { PostgresOrderMailData } from './adapters/persistence/postgres-order-mail-data.js';
import { PostgresShopIdentity } from './adapters/persistence/postgres-shop-identity.js';
import { FileMailTransport } from './adapters/transport/file-mail-transport.js';
import { SmtpMailTransport } from './adapters/transport/smtp-mail-transport.js';
import {
  LetterLimits,
  MailTransport,
  NewOrderMailbox,
  OrderMailData,
  ShopIdentity,
} from './application/ports.js';
import { TellShop } from './application/tell-shop.js';
import { WriteLetter } from './application/write-letter.js';

/** Mails to shoppers and to the shop, written when events arrive from the outbox. Nothing imports this feature. */
@Module({
  controllers: [InboxController],
  providers: [
    Inbox,
    InboxAccessGuard,
    MailListener,
    Mailings,
    NewOrderListener,
    adapter(OrderMailData, PostgresOrderMailData),
    adapter(ShopIdentity, PostgresShopIdentity),
    adapter(NewOrderMailbox, PostgresNewOrderMailbox),
    adapter(LetterLimits, CountedLetterLimits),
    {
      provide: MailTransport,
      inject: [Config],
      useFactory: (config: Config) =>
        config.env.SMTP_URL ? new SmtpMailTransport(config) : new FileMailTransport(config),
    },
    useCase(TellShop, NewOrderMailbox, OrderMailData, ShopIdentity),
    useCase(WriteLetter, OrderMailData, ShopIdentity, LetterLimits),
  ],
})
export class NotificationsModule {}
