import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { MergedCredit } from '../../kernel/merged-credit.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  AccountMerged,
  CreditInTheWay,
  CustomerNotFound,
  FactorInTheWay,
  KeptByThemselves,
  MailboxNotShown,
  MergedWrong,
} from '../domain/customer-refusals.js';
import type { CustomerFile } from './customer-files.js';
import type { MailboxProofs, Passwords, ResetLinks, SessionStore } from './ports.js';
import type { Reach } from './reach.js';
import type { Passkeys, SecondFactors } from './second-factor-ports.js';

/** What the shop keeps of two accounts, across all features but money. */
export abstract class MergedAccounts {
  /**
   * Gives all of one account to the other: orders, addresses, favorites, cart, reviews, coupons and their uses, notes, tags,
   * groups, drafts, and what is proposed about it. Where both have the same, that of the other stays. In the caller's transaction, in which both are locked.
   * @param isShown whether the mailbox of the one that goes was shown: orders of the former shop are its owner's, and wait for them else
   */
  abstract move(fromId: string, intoId: string, isShown: boolean): Promise<void>;
  /** Leaves nothing of the person in it; no password opens it, and its address is free. */
  abstract close(id: string, intoId: string, passwordHash: string): Promise<void>;
}

/**
 * Two accounts of one person become one. The one that is kept has everything of both; the other one can no longer be logged in
 * to, and its address hears of it, as a stranger's would have to.
 */
export class MergeCustomers {
  constructor(
    private readonly reach: Reach,
    private readonly merged: MergedAccounts,
    private readonly credit: MergedCredit,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly proofs: MailboxProofs,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * `fromId` becomes a part of `intoId`. One with a second factor is never merged away: its owner alone may turn that off, or whoever
   * may `customers.secure`. Of both the mailbox was shown, or nobody has ever been in the account.
   * @throws MergedWrong, AccountMerged, CustomerNotFound, KeptByThemselves, MailboxNotShown, FactorInTheWay, CreditInTheWay, BeyondOwnPermissions
   */
  async mergeCustomers(caller: Caller, fromId: string, intoId: string): Promise<void> {
    if (fromId === intoId) throw new MergedWrong('An account cannot be merged with itself');
    const nobody = await this.passwords.hashOfNone();
    await this.unit.run(async () => {
      const { from, into } = await this.locked(caller, fromId, intoId);
      await this.demandShown(fromId, from);
      await this.demandShown(intoId, into);
      if (await this.hasFactor(fromId)) throw new FactorInTheWay('into');
      const stuck = await this.credit.move(fromId, intoId, caller.accountId);
      if (stuck.length > 0) throw new CreditInTheWay(stuck);
      await this.merged.move(fromId, intoId, Boolean(await this.proofs.last(fromId)));
      await this.sessions.revokeAll(fromId);
      // a link asks whose the order is now: those that the former mailbox got would go on under the other account
      for (const id of [fromId, intoId]) await this.sessions.endOrderLinks(id);
      await this.links.endAll(fromId);
      await this.merged.close(fromId, intoId, nobody);
      await this.tell(caller, { id: intoId, ...into }, { id: fromId, ...from });
    });
  }

  /** The two, locked in the order of their ids, with the caller's. */
  private async locked(
    caller: Caller,
    fromId: string,
    intoId: string,
  ): Promise<{ from: CustomerFile; into: CustomerFile }> {
    const files = new Map<string, CustomerFile | undefined>();
    for (const id of [fromId, intoId].toSorted()) files.set(id, await this.reach.lock(caller, id));
    const [from, into] = [files.get(fromId), files.get(intoId)];
    if (!from || from.role === 'guest') throw new CustomerNotFound();
    if (!into || into.role === 'guest') throw new MergedWrong('There is no such customer');
    if (from.role !== 'customer' || into.role !== 'customer') throw new KeptByThemselves();
    if (from.isMerged) throw new AccountMerged();
    if (into.isDisabled) throw new MergedWrong('This account is disabled');
    return { from, into };
  }

  /** Asked once both are locked, so that no proof goes meanwhile. */
  private async demandShown(id: string, { email, wasSeen }: CustomerFile): Promise<void> {
    if (wasSeen && !(await this.proofs.last(id))) throw new MailboxNotShown(email);
  }

  private async hasFactor(id: string): Promise<boolean> {
    const app = await this.factors.find(id);
    return app?.isConfirmed === true || (await this.passkeys.credentialsOf(id)).length > 0;
  }

  private async tell(
    caller: Caller,
    into: Pick<CustomerFile, 'name' | 'email'> & { id: string },
    from: Pick<CustomerFile, 'name' | 'email'> & { id: string },
  ): Promise<void> {
    const { accountId: actorId } = caller;
    const about = { accountId: into.id, by: 'staff', kept: into.email, gone: from.email };
    for (const { name, email } of [into, from])
      await this.outbox.publish({ topic: 'mail.accounts-merged', payload: { ...about, name, email } });
    await this.security.record({
      ...{ kind: 'email-changed', outcome: 'done', actorId, accountId: into.id, email: from.email },
      about: 'merged by the staff',
    });
    // ids alone: the book is kept for ever, and names of people are not
    const act = { actor: caller, action: 'adminMergeCustomer', entity: 'customer', entityId: from.id };
    await this.audit.record({ ...act, changes: { into: into.id } });
  }
}
