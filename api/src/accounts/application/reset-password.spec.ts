import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Account } from '../domain/account.js';
import { PasswordTooShort, ResetLinkDead } from '../domain/refusals.js';
import {
  JournalledAccounts,
  JournalledLinks,
  JournalledOutbox,
  JournalledPasswords,
  JournalledSessions,
  JournalledThrottle,
  type Journal,
} from '../testing/journal.js';
import { aPasskey, InMemoryPasskeys } from '../testing/passkeys.js';
import { ResetPassword } from './reset-password.js';

const now = new Date('2026-11-21T12:00:00Z');
const rules = { minimum: 6, isCommon: (password: string) => password === 'password' };

function shop(changes: Partial<Account> = {}) {
  const journal: Journal = [];
  const ada = new Account({
    ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
    ...{ passwordHash: 'hash:old one', role: 'customer' as const, now },
  });
  Object.assign(ada, changes);
  const outbox = new JournalledOutbox(journal);
  const passkeys = new InMemoryPasskeys();
  passkeys.kept = [aPasskey('phone', 'ada'), aPasskey('other', 'grace')];
  const useCase = new ResetPassword(
    new JournalledAccounts(journal, [ada]),
    new JournalledLinks(journal, 'live', 'ada'),
    new JournalledPasswords(journal),
    new JournalledSessions(journal),
    new JournalledThrottle(journal),
    passkeys,
    rules,
    outbox,
    { now: () => now },
    new DirectUnitOfWork(),
  );
  const reset = (token: string, password: string) =>
    useCase.execute({ token, password, ip: '203.0.113.1' }).catch((error: unknown) => error);
  return { ada, journal, outbox, reset };
}

describe('a password set by a mailed link', () => {
  it('ends every session of the account and tells its owner', async () => {
    const { ada, journal, outbox, reset } = shop();
    expect(await reset('live', 'saffron kettle')).toBeUndefined();
    expect(ada.passwordHash).toBe('hash:saffron kettle');
    expect(journal).toEqual(expect.arrayContaining(['accounts.save', 'sessions.revokeAll ada']));
    expect(outbox.events.map(({ topic }) => topic)).toEqual([
      'account.mailed-link-used',
      'mail.password-changed',
    ]);
  });

  it('leaves the passkeys of the account and names them to its owner', async () => {
    const { outbox, reset } = shop();
    await reset('live', 'saffron kettle');
    const payload = { accountId: 'ada', name: 'Ada', email: 'ada@example.com', passkeys: ['passkey phone'] };
    expect(outbox.events.at(-1)).toEqual({ topic: 'mail.password-changed', payload });
  });

  it('is set once by one link, and never by another', async () => {
    const { ada, journal, reset } = shop();
    expect(await reset('forged', 'saffron kettle')).toBeInstanceOf(ResetLinkDead);
    expect(journal).toEqual([]);
    await reset('live', 'saffron kettle');
    expect(await reset('live', 'plum lantern')).toBeInstanceOf(ResetLinkDead);
    expect(ada.passwordHash).toBe('hash:saffron kettle');
  });

  it('is not set for a disabled account', async () => {
    const { ada, outbox, reset } = shop({ disabledAt: now });
    expect(await reset('live', 'saffron kettle')).toBeInstanceOf(ResetLinkDead);
    expect([ada.passwordHash, outbox.events]).toEqual(['hash:old one', []]);
  });

  it('is longer for staff than for a customer', async () => {
    const { ada, reset } = shop({ role: 'staff' });
    expect(await reset('live', 'kettle 42')).toBeInstanceOf(PasswordTooShort);
    expect(ada.passwordHash).toBe('hash:old one');
  });
});
