import type { Caller } from '../../kernel/caller.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityKind, SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { CustomerNotFound, NotYourself } from '../domain/customer-refusals.js';
import { SecondFactorOff } from '../domain/second-factor-refusals.js';
import type { CustomerFile } from './customer-files.js';
import type { ResetLinks, SessionStore } from './ports.js';
import type { Reach } from './reach.js';
import type { Passkeys, SecondFactors } from './second-factor-ports.js';

/**
 * What staff does for whoever has lost a device: takes the second factor off, or logs the account out everywhere. Never to
 * oneself, and never above one's own rank; the owner is told by mail.
 */
export class SecureAccounts {
  constructor(
    private readonly reach: Reach,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly unit: UnitOfWork,
  ) {}

  /** App, passkeys and recovery codes; every session ends. @throws NotYourself, CustomerNotFound, BeyondOwnPermissions, SecondFactorOff */
  async takeFactorsOff(caller: Caller, id: string): Promise<void> {
    await this.unit.run(async () => {
      const file = await this.within(caller, id);
      const app = (await this.factors.find(id))?.isConfirmed ?? false;
      const passkeys = await this.passkeys.credentialsOf(id);
      if (!app && passkeys.length === 0) throw new SecondFactorOff('Two-step login of this account is off.');
      await this.factors.remove(id);
      await this.passkeys.removeAll(id);
      await this.end(id);
      await this.tell(caller, id, file, 'taken-off', 'factor-removed');
    });
  }

  /** Sessions, mailed links and the links of order mails. @throws NotYourself, CustomerNotFound, BeyondOwnPermissions */
  async logOut(caller: Caller, id: string): Promise<void> {
    await this.unit.run(async () => {
      const file = await this.within(caller, id);
      await this.end(id);
      await this.tell(caller, id, file, 'logged-out', 'session-ended');
    });
  }

  private async within(caller: Caller, id: string): Promise<CustomerFile> {
    if (id === caller.accountId) throw new NotYourself();
    const file = await this.reach.lock(caller, id);
    if (!file || file.role === 'guest') throw new CustomerNotFound();
    await this.reach.check(caller, file);
    return file;
  }

  private async end(id: string): Promise<void> {
    await this.sessions.revokeAll(id);
    await this.sessions.endOrderLinks(id);
    await this.links.endAll(id);
  }

  private async tell(
    { accountId: actorId }: Caller,
    accountId: string,
    { name, email }: CustomerFile,
    state: string,
    kind: SecurityKind,
  ): Promise<void> {
    await this.outbox.publish({ topic: 'mail.second-factor', payload: { accountId, name, email, state } });
    await this.security.record({ kind, outcome: 'done', actorId, accountId, email, about: 'by the staff' });
  }
}
