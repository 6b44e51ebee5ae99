import { Module } from '@nestjs/common';
import { Carts } from '../cart/application/ports.js';
import { CartModule } from '../cart/cart.module.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { Speaking } from '../kernel/speaking.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { SpeakingAsAsked } from '../platform/http/speaking-as-asked.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminCartRemindersController } from './adapters/http/admin-cart-reminders.controller.js';
import { CartLinksController } from './adapters/http/cart-links.controller.js';
import { CartReminderController } from './adapters/http/cart-reminder.controller.js';
import { RemindHourly } from './adapters/jobs/remind-hourly.js';
import { SignedReminderLinks } from './adapters/signed-reminder-links.js';
import { OwnReminder } from './application/own-reminder.js';
import { CartConsents, ReminderLinks } from './application/ports.js';
import { RemindOfLeftCarts } from './application/remind-of-left-carts.js';

/** One reminder of a left cart, to whoever has asked for it. */
@Module({
  imports: [CartModule],
  controllers: [CartReminderController, CartLinksController, AdminCartRemindersController],
  providers: [
    RemindHourly,
    adapter(ReminderLinks, SignedReminderLinks),
    adapter(Speaking, SpeakingAsAsked),
    useCase(OwnReminder, CartConsents, ReminderLinks, ShopTerms),
    useCase(RemindOfLeftCarts, CartConsents, Carts, ReminderLinks, ShopTerms, Speaking, Outbox, UnitOfWork),
  ],
})
export class LeftCartsModule {}
