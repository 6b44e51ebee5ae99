import type { ShopTerms } from '../../kernel/shop-terms.js';
import { CartLinkDead, CartRemindersOff } from '../domain/refusals.js';
import type { Asker, CartConsents, CountedReminders, LeftLine, ReminderLinks } from './ports.js';

/** The box at the checkout's mail field, and the two links of the letter that comes of it. */
export class OwnReminder {
  constructor(
    private readonly consents: CartConsents,
    private readonly links: ReminderLinks,
    private readonly terms: ShopTerms,
  ) {}

  /** @throws CartRemindersOff */
  async askCartReminder(accountId: string, email: string, asker: Asker): Promise<void> {
    if ((await this.terms.read()).cartReminderHours === 0) throw new CartRemindersOff();
    await this.consents.ask(accountId, email, asker);
  }

  askedCartReminder(accountId: string): Promise<string | undefined> {
    return this.consents.asked(accountId);
  }

  dropCartReminder(accountId: string): Promise<void> {
    return this.consents.drop(accountId);
  }

  /** @throws CartLinkDead */
  async openLeftCart(token: string): Promise<LeftLine[]> {
    const lines = await this.consents.opened(this.links.hashOf(token));
    if (!lines) throw new CartLinkDead();
    return lines;
  }

  /** @throws CartLinkDead */
  async stopCartReminders(token: string): Promise<void> {
    const mailboxHash = this.links.stoppedBy(token);
    if (mailboxHash === undefined) throw new CartLinkDead();
    await this.consents.stop(mailboxHash);
  }

  countCartReminders(days: number): Promise<CountedReminders> {
    return this.consents.counted(days);
  }
}
