import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { emailKey } from '../domain/email.js';
import { EmailLinkDead, NotFoundAccount, SameEmail } from '../domain/refusals.js';
import type { ConfirmPassword, ShownAgain } from './confirm-password.js';
import type { Accounts, EmailChanges, MailboxProofs, ResetLinks, Throttle, UserView } from './ports.js';
import type { StepUp } from './step-up.js';
import { userView } from './user-view.js';

/**
 * Changes the mail address of the caller's account: by the password and, where there is one, a second factor; then by a link
 * that is mailed to the new address, in a session of the same account. The old address hears of both.
 */
export class ChangeEmail {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
    private readonly proofs: MailboxProofs,
    private readonly links: ResetLinks,
    private readonly passwords: ConfirmPassword,
    private readonly stepUp: StepUp,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly unit: UnitOfWork,
  ) {}

  /** A taken address is answered like a free one, and its owner is told. @throws SameEmail, WrongPassword, FactorRequired, MailedLinkRequired */
  async ask(caller: Caller, email: string, shown: ShownAgain): Promise<void> {
    if (emailKey(email) === emailKey(caller.email)) throw new SameEmail();
    await this.passwords.confirmPassword(caller, shown);
    await this.stepUp.bound(caller);
    const { accountId, name } = caller;
    await this.unit.run(async () => {
      const owner = await this.accounts.byEmail(email);
      const token = await this.changes.issue(accountId, email);
      if (!(await this.throttle.mayMailSignUp(email, accountId))) return;
      const taken = owner && { accountId: owner.id, name: owner.name, email: owner.email };
      if (taken) await this.outbox.publish({ topic: 'mail.address-taken', payload: taken });
      else
        await this.outbox.publish({
          topic: 'mail.new-email',
          payload: { accountId, name, email, token, old: caller.email },
        });
      const payload = { accountId, name, email: caller.email, state: 'asked' };
      await this.outbox.publish({ topic: 'mail.email-changed', payload });
    });
  }

  /** @throws EmailLinkDead, EmailTaken when somebody else has registered it meanwhile */
  async confirm(caller: Caller, token: string): Promise<UserView> {
    const { accountId, name, email: old } = caller;
    return this.unit.run(async () => {
      const email = await this.changes.redeem(accountId, token);
      if (email === undefined) throw new EmailLinkDead();
      const account = await this.accounts.byId(accountId);
      if (!account) throw new NotFoundAccount();
      account.moveTo(email, this.clock.now());
      await this.accounts.save(account);
      await this.proofs.prove(accountId);
      // whoever reads the old mailbox sets no password any more
      await this.links.endAll(accountId);
      const payload = { accountId, name, email: old, state: 'done' };
      await this.outbox.publish({ topic: 'mail.email-changed', payload });
      await this.security.record({
        ...{ kind: 'email-changed', outcome: 'done', actorId: accountId, accountId, email },
        factor: 'mailed link',
      });
      return userView(account);
    });
  }
}
