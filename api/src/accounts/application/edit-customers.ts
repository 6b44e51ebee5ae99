import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Account } from '../domain/account.js';
import {
  AccountMerged,
  CustomerNotFound,
  FactorInTheWay,
  KeptByThemselves,
} from '../domain/customer-refusals.js';
import { emailKey } from '../domain/email.js';
import type { Accounts, MailboxProofs, Passwords, ResetLinks, SessionStore } from './ports.js';
import type { Reach } from './reach.js';
import type { Passkeys, SecondFactors } from './second-factor-ports.js';

export interface CustomerDetails {
  name: string;
  email: string;
  /** Empty is none. */
  phone: string;
  /** BCP 47: what they are written to in; null is the shop's first language. */
  language: string | null;
}

const DETAILS = ['name', 'email', 'phone', 'language'] as const;

/**
 * Customers who are served by the staff, on the phone say: an account is opened for them, what it says of them is put right.
 * The staff never knows a password. Whoever works in the shop keeps their own details.
 */
export class EditCustomers {
  constructor(
    private readonly accounts: Accounts,
    private readonly reach: Reach,
    private readonly passwords: Passwords,
    private readonly links: ResetLinks,
    private readonly sessions: SessionStore,
    private readonly proofs: MailboxProofs,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly unit: UnitOfWork,
  ) {}

  /** Opens an account that no password opens; a mailed link sets the first. Returns its id. @throws EmailTaken */
  async open({ name, email, phone, language }: CustomerDetails): Promise<string> {
    const passwordHash = await this.passwords.hashOfNone();
    const id = this.ids.next();
    await this.unit.run(async () => {
      const now = this.clock.now();
      const account = new Account({ id, name, email, phone, passwordHash, role: 'customer', now });
      // not that of whoever of the staff has typed it
      account.language = language;
      await this.accounts.add(account);
      const payload = { accountId: id, name, email, token: await this.links.issue(id), by: 'staff' };
      await this.outbox.publish({ topic: 'mail.account-opened', payload });
    });
    return id;
  }

  /**
   * Changes what is given. With another address the account is nobody's until its mailbox is shown: sessions and links end, and
   * the old address hears of it. An account with a second factor is not moved: the first proof of the new mailbox would take it
   * off, which `customers.secure` alone may. @throws CustomerNotFound, AccountMerged, KeptByThemselves, FactorInTheWay, EmailTaken, BeyondOwnPermissions
   */
  async change(caller: Caller, id: string, change: Partial<CustomerDetails>): Promise<void> {
    await this.unit.run(async () => {
      const file = await this.reach.lock(caller, id);
      const account = file && (await this.accounts.byId(id));
      if (!account || account.role === 'guest') throw new CustomerNotFound();
      if (isSame(account, change)) return;
      if (file.isMerged) throw new AccountMerged();
      if (account.role !== 'customer') throw new KeptByThemselves();
      const now = this.clock.now();
      const old = { name: account.name, email: account.email };
      const moves = change.email !== undefined && emailKey(change.email) !== account.emailKey;
      if (moves && (await this.hasFactor(id))) throw new FactorInTheWay();
      if (change.name !== undefined) account.rename(change.name, now);
      if (change.phone !== undefined) account.callAt(change.phone, now);
      if (change.language !== undefined) account.language = change.language;
      if (change.email !== undefined) account.moveTo(change.email, now);
      await this.accounts.save(account);
      if (moves) await this.beginAnew(caller, account, old);
    });
  }

  private async hasFactor(id: string): Promise<boolean> {
    const app = await this.factors.find(id);
    return app?.isConfirmed === true || (await this.passkeys.credentialsOf(id)).length > 0;
  }

  private async beginAnew({ accountId: actorId }: Caller, account: Account, old: object): Promise<void> {
    const { id: accountId, email, language } = account;
    await this.proofs.forget(accountId);
    await this.sessions.revokeAll(accountId);
    await this.sessions.endOrderLinks(accountId);
    await this.links.endAll(accountId);
    const written = { accountId, state: 'done', by: 'staff', ...(language ? { language } : {}) };
    await this.outbox.publish({ topic: 'mail.email-changed', payload: { ...written, ...old } });
    await this.security.record({
      ...{ kind: 'email-changed', outcome: 'done', actorId, accountId, email, factor: 'staff' },
    });
  }
}

/** Whoever sends back what they have read changes nothing. */
const isSame = (account: Account, change: Partial<CustomerDetails>): boolean =>
  DETAILS.every((name) => change[name] === undefined || change[name] === account[name]);
