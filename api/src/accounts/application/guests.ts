import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { Account, type Contact } from '../domain/account.js';
import { checkPassword } from '../domain/password-rules.js';
import { EmailTaken, GuestsNotAllowed, NotFoundAccount } from '../domain/refusals.js';
import type { Device, LoggedIn, OpenSession } from './open-session.js';
import type { Accounts, PasswordRules, Passwords, SessionStore, Throttle } from './ports.js';
import { SIGN_UP_ASKED, type Registered } from './register.js';
import { userView } from './user-view.js';

/** Visitors who buy without an account, and how they get one. */
export class Guests {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly terms: ShopTerms,
    private readonly sessions: SessionStore,
    private readonly openSession: OpenSession,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** A guest with a session that lasts as a remembered one. @throws GuestsNotAllowed */
  async open(device: Device): Promise<string> {
    if (!(await this.terms.read()).guestsAllowed) throw new GuestsNotAllowed();
    const guest = await this.add();
    const { token } = await this.openSession.openSession(guest, {
      ...device,
      remember: true,
    });
    return token;
  }

  /** A guest of whom the staff takes an order by hand: without a session, also where visitors must register. Answers its id. */
  async openForStaff(): Promise<string> {
    return (await this.add()).id;
  }

  private async add(): Promise<Account> {
    const passwordHash = await this.passwords.hashOfNone();
    const [id, now] = [this.ids.next(), this.clock.now()];
    const guest = new Account({ id, name: 'Guest', email: '', phone: '', passwordHash, role: 'guest', now });
    await this.accounts.add(guest);
    return guest;
  }

  /**
   * The guest's orders and cart become those of a customer, who is logged in at once; `byMail` where the shop tells nobody
   * who has an account: then a mail has the link for the password. @throws EmailTaken, PasswordTooShort, NotFoundAccount, …
   */
  async register(
    accountId: string,
    { password, ...contact }: Contact & { password: string },
    device: Device,
  ): Promise<Registered & Partial<LoggedIn>> {
    checkPassword(password, this.rules, { about: [contact.name, contact.email] });
    const guest = await this.guest(accountId);
    if ((await this.terms.read()).signUpByMail) return this.registerByMail(guest, contact, device.ip);
    if (await this.accounts.byEmail(contact.email)) throw new EmailTaken();
    const passwordHash = await this.passwords.hash(password);
    return this.unit.run(async () => {
      guest.register(contact, passwordHash, this.clock.now());
      await this.accounts.save(guest);
      await this.sessions.revokeAll(guest.id);
      const proof = { ...device, remember: true, factor: 'password' as const };
      return { byMail: false, ...(await this.openSession.openSession(guest, proof)) };
    });
  }

  private async registerByMail(guest: Account, contact: Contact, ip: string): Promise<Registered> {
    const passwordHash = await this.passwords.hashOfNone();
    const at = this.clock.now().toISOString();
    await this.outbox.publish({
      topic: SIGN_UP_ASKED,
      payload: { id: guest.id, ...contact, passwordHash, at, sender: this.throttle.senderOf(ip) },
    });
    return { byMail: true, user: { ...userView(guest), ...contact, role: 'customer' } };
  }

  private async guest(accountId: string): Promise<Account> {
    const account = await this.accounts.byId(accountId);
    if (account?.role !== 'guest') throw new NotFoundAccount();
    return account;
  }
}
