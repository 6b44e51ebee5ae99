import type { Caller } from '../../kernel/caller.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { AccountNeeded, EmailNotConfirmed } from '../domain/refusals.js';
import type { Confirmations } from './ports.js';

/** Where the settings say so, an account confirms its address before its first order that is paid later. */
export class DemandConfirmedEmail {
  constructor(
    private readonly terms: ShopTerms,
    private readonly confirmations: Confirmations,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** Mails the link before it refuses, three times an hour at most. @throws EmailNotConfirmed, AccountNeeded */
  async demandConfirmedEmail({ accountId, role, name, email }: Caller): Promise<void> {
    if (!(await this.terms.read()).confirmedEmailFirst) return;
    if (role === 'guest') throw new AccountNeeded();
    if (await this.confirmations.isConfirmed(accountId)) return;
    await this.unit.run(async () => {
      const token = await this.confirmations.issue(accountId);
      if (!token) return;
      await this.outbox.publish({ topic: 'mail.confirm-email', payload: { accountId, name, email, token } });
    });
    throw new EmailNotConfirmed(email);
  }
}
