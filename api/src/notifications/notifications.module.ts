import { Module } from '@nestjs/common';
import { Connections } from '../kernel/connections.js';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { Tongues } from '../kernel/tongue.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Wordings } from '../kernel/wordings.js';
import { plugged } from '../platform/connections/plugins.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { MailListener } from './adapters/events/mail-listener.js';
import { Mailings } from './adapters/events/mailings.js';
import { AdminLettersController } from './adapters/http/admin-letters.controller.js';
import { InboxAccessGuard } from './adapters/http/inbox-access.guard.js';
import { Inbox } from './adapters/http/inbox.js';
import { OrderLettersController } from './adapters/http/order-letters.controller.js';
import { InboxController } from './adapters/http/inbox.controller.js';
import { CountedLetterLimits } from './adapters/persistence/counted-letter-limits.js';
import { PostgresOrderLetters } from './adapters/persistence/postgres-order-letters.js';
import { PostgresOrderMailData } from './adapters/persistence/postgres-order-mail-data.js';
import { PostgresShopIdentity } from './adapters/persistence/postgres-shop-identity.js';
import { ChosenNewOrderMailbox } from './adapters/transport/chosen-new-order-mailbox.js';
import { ChosenMailTransport } from './adapters/transport/chosen-mail-transport.js';
import { TestLetter } from './adapters/transport/test-letter.js';
import {
  LetterLimits,
  MailTransport,
  NewOrderMailbox,
  OrderMailData,
  ShopIdentity,
  TrialPost,
} from './application/ports.js';
import { LetterPost, OrderLetters } from './application/order-letters.js';
import { SendAgain } from './application/send-again.js';
import { TellShop } from './application/tell-shop.js';
import { WordLetters } from './application/word-letters.js';
import { WriteLetter } from './application/write-letter.js';
import { SENDERS } from './senders/index.js';
import { Senders } from './senders/senders.js';

/** Mails to shoppers and to the shop, written when events arrive from the outbox, and what they say. Nothing imports this feature. */
@Module({
  controllers: [InboxController, OrderLettersController, AdminLettersController],
  providers: [
    Inbox,
    InboxAccessGuard,
    MailListener,
    Mailings,
    adapter(OrderLetters, PostgresOrderLetters),
    { provide: LetterPost, useExisting: Mailings },
    adapter(OrderMailData, PostgresOrderMailData),
    adapter(ShopIdentity, PostgresShopIdentity),
    adapter(NewOrderMailbox, ChosenNewOrderMailbox),
    adapter(LetterLimits, CountedLetterLimits),
    plugged(Senders, SENDERS, 'mail', (all, access) => new Senders(all, access)),
    adapter(MailTransport, ChosenMailTransport),
    TestLetter,
    { provide: TrialPost, useExisting: TestLetter },
    useCase(WordLetters, Wordings, Tongues, ShopTerms, ShopIdentity, TrialPost, AuditLog, UnitOfWork),
    useCase(TellShop, NewOrderMailbox, OrderMailData, ShopIdentity),
    useCase(SendAgain, OrderLetters, WriteLetter, LetterPost, Clock, Ids),
    useCase(WriteLetter, OrderMailData, ShopIdentity, LetterLimits),
  ],
})
export class NotificationsModule {
  constructor(connections: Connections, senders: Senders, letter: TestLetter) {
    for (const connection of connections.all) {
      const sender = senders.named(connection.name);
      if (sender) connection.tryOut = (asking) => letter.send(asking, sender);
    }
  }
}
