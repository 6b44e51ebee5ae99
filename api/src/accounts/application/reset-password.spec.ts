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
  type Journal,
} from '../testing/journal.js';
import { JournalledThrottle } from '../testing/journalled-throttle.js';
import { aPasskey, InMemoryPasskeys } from '../testing/passkeys.js';
import { KeptSecurityLog } from '../testing/kept-security-log.js';
import { JournalledProofs } from '../testing/proofs.js';
import { ProveMailbox } from './prove-mailbox.js';
import { ResetPassword } from './reset-password.js';

const now = new Date('2026-11-21T12:00:00Z');
const rules = { minimum: 6, isCommon: (password: string) => password === 'password' };

const TAKEN = { passkeys: ['Attacker'], app: true, addresses: 2, phone: true };

function shop(changes: Partial<Account> = {}, shown?: Date) {
  const journal: Journal = [];
  const ada = new Account({
    ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
    ...{ passwordHash: 'hash:old one', role: 'customer' as const, now },
  });
  Object.assign(ada, changes);
  const outbox = new JournalledOutbox(journal);
  const passkeys = new InMemoryPasskeys();
  passkeys.kept = [aPasskey('phone', 'ada'), aPasskey('other', 'grace')];
  const links = new JournalledLinks(journal, 'live', 'ada');
  const mailbox = new JournalledProofs(journal, shown, TAKEN);
  const useCase = new ResetPassword(
    new JournalledAccounts(journal, [ada]),
    links,
    new JournalledPasswords(journal),
    new ProveMailbox(mailbox, new JournalledSessions(journal), links),
    mailbox,
    new JournalledThrottle(journal),
    passkeys,
    rules,
    outbox,
    new KeptSecurityLog(),
    { now: () => now },
    new DirectUnitOfWork(),
  );
  const reset = (token: string, password: string) =>
    useCase.resetPassword({ token, password, ip: '203.0.113.1' }).catch((error: unknown) => error);
  return { ada, journal, outbox, reset };
}

describe('a password set by a mailed link', () => {
  it('ends every session of the account and tells its owner', async () => {
    const { ada, journal, outbox, reset } = shop();
    expect(await reset('live', 'saffron kettle')).toBeUndefined();
    expect(ada.passwordHash).toBe('hash:saffron kettle');
    expect(journal).toEqual(
      expect.arrayContaining(['sessions.revokeAll ada', 'sessions.endOrderLinks ada', 'accounts.save']),
    );
    expect(outbox.events.map(({ topic }) => topic)).toEqual(['mail.password-changed']);
  });

  it('begins the account anew the first time, and tells what went and what stays', async () => {
    const { journal, outbox, reset } = shop();
    await reset('live', 'saffron kettle');
    expect(journal.filter((line) => line.startsWith('proofs.'))).toEqual([
      ...['proofs.takeAll ada', 'proofs.prove ada', 'proofs.setPassword ada'],
    ]);
    const payload = { accountId: 'ada', name: 'Ada', email: 'ada@example.com', taken: TAKEN };
    const passkeys = ['passkey phone'];
    expect(outbox.events).toEqual([{ topic: 'mail.password-changed', payload: { ...payload, passkeys } }]);
  });

  it('takes only the passkeys that were made since, later', async () => {
    const { journal, reset } = shop({}, now);
    await reset('live', 'saffron kettle');
    expect(journal).toContain('proofs.takePasskeysSince ada 2026-11-21T12:00:00.000Z');
    expect(journal).not.toContain('proofs.takeAll ada');
  });

  it('leaves staff its authenticator app: a mailbox alone takes none off', async () => {
    const { journal, reset } = shop({ role: 'staff' });
    await reset('live', 'saffron kettle 42');
    expect(journal).not.toContain('proofs.takeAll ada');
    expect(journal).toContain('proofs.takePasskeysSince ada 1970-01-01T00:00:00.000Z');
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
