import { beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../domain/account.js';
import { EmailTaken } from '../domain/refusals.js';
import { JournalledAccounts, JournalledPasswords, type Journal } from '../testing/journal.js';
import { EnsureAccount } from './ensure-account.js';

/** Writing ends as `outcome` says, where it says anything. */
class AddedAccounts extends JournalledAccounts {
  readonly added: Account[] = [];
  outcome: Promise<void> | undefined;

  override add(account: Account): Promise<void> {
    this.added.push(account);
    return this.outcome ?? super.add(account);
  }
}

describe('an account that the configuration names', () => {
  let journal: Journal;
  let now: Date;
  let accounts: AddedAccounts;
  beforeEach(() => {
    journal = [];
    now = new Date('2026-11-24T12:00:00Z');
    const ada = new Account({
      ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
      ...{ passwordHash: 'hash:her own', role: 'customer', now },
    });
    accounts = new AddedAccounts(journal, [ada]);
  });

  const ensure = (email: string) =>
    new EnsureAccount(
      accounts,
      new JournalledPasswords(journal),
      { now: () => now },
      { next: () => 'fresh' },
    ).ensureAccount({ name: 'Root', email, password: 'saffron kettle', role: 'admin' });

  it('is made with its password and role', async () => {
    await ensure('root@example.com');
    expect(accounts.added).toMatchObject([
      {
        ...{ id: 'fresh', name: 'Root', email: 'root@example.com', phone: '' },
        ...{ passwordHash: 'hash:saffron kettle', role: 'admin', createdAt: now },
      },
    ]);
  });

  it('is left alone when it is there, whatever its password and role', async () => {
    await ensure('ada@example.com');
    expect([accounts.added, journal]).toEqual([[], ['accounts.byEmail']]);
  });

  it('is there when another process has just made it', async () => {
    accounts.outcome = Promise.reject(new EmailTaken());
    await expect(ensure('root@example.com')).resolves.toBeUndefined();
    expect(accounts.added).toHaveLength(1);
  });

  it('is missed when it cannot be written', async () => {
    accounts.outcome = Promise.reject(new Error('no database'));
    await expect(ensure('root@example.com')).rejects.toThrow('no database');
  });
});
