import { describe, expect, it } from '@jest/globals';
import type { Role } from '../../kernel/caller.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Account } from '../domain/account.js';
import { PasswordTooCommon, PasswordTooShort, WrongPassword } from '../domain/refusals.js';
import {
  JournalledAccounts,
  JournalledLinks,
  JournalledOutbox,
  JournalledPasswords,
  JournalledSessions,
  type Journal,
} from '../testing/journal.js';
import { aPasskey, InMemoryPasskeys } from '../testing/passkeys.js';
import { KeptSecurityLog } from '../testing/kept-security-log.js';
import { ChangePassword } from './change-password.js';

const now = new Date('2026-11-21T12:00:00Z');
const rules = { minimum: 6, isCommon: (password: string) => password === 'password' };

async function changed(
  currentPassword: string,
  newPassword: string,
  role: Role = 'customer',
  hasEnded = false,
) {
  const journal: Journal = [];
  const ada = new Account({
    ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
    ...{ passwordHash: 'hash:old one', role, now },
  });
  const outbox = new JournalledOutbox(journal);
  const passkeys = new InMemoryPasskeys();
  passkeys.kept = [aPasskey('phone', 'ada'), aPasskey('other', 'grace')];
  const useCase = new ChangePassword(
    new JournalledAccounts(journal, [ada]),
    new JournalledLinks(journal, undefined, 'ada'),
    new JournalledPasswords(journal),
    new JournalledSessions(journal, hasEnded),
    passkeys,
    rules,
    outbox,
    new KeptSecurityLog(),
    { now: () => now },
    new DirectUnitOfWork(),
  );
  const caller = {
    ...{ accountId: 'ada', sessionId: 'this', role, name: 'Ada', email: ada.email },
    ...{ permissions: [], refundLimit: 0, hasRecentLogin: true, hasSecondFactor: false },
  };
  const outcome = await useCase
    .changePassword(caller, { currentPassword, newPassword })
    .catch((error: unknown) => error);
  return {
    outcome,
    ada,
    journal,
    told: outbox.events.at(-1)?.payload,
    topics: outbox.events.map(({ topic }) => topic),
  };
}

describe('a password changed by its owner', () => {
  it('ends every mailed link and every session but the one that changed it', async () => {
    const { outcome, ada, journal, topics, told } = await changed('old one', 'saffron kettle');
    expect([outcome, ada.passwordHash]).toEqual([undefined, 'hash:saffron kettle']);
    expect(journal).toEqual(
      expect.arrayContaining(['accounts.save', 'links.endAll ada', 'sessions.revokeAll ada but this']),
    );
    expect(topics).toEqual(['mail.password-changed']);
    expect(told).toMatchObject({ email: 'ada@example.com', passkeys: ['passkey phone'] });
  });

  it('needs the one that it replaces', async () => {
    const { outcome, ada, topics } = await changed('a guess', 'saffron kettle');
    expect(outcome).toBeInstanceOf(WrongPassword);
    expect([ada.passwordHash, topics]).toEqual(['hash:old one', []]);
  });

  it('S11 stays as it is when the session that changes it has ended meanwhile', async () => {
    const { outcome, ada, journal, topics } = await changed('old one', 'saffron kettle', 'customer', true);
    expect(outcome).toBeInstanceOf(WrongPassword);
    expect([ada.passwordHash, topics]).toEqual(['hash:old one', []]);
    expect(journal.at(-2)).toBe('sessions.revokeAll ada but this');
  });

  it.each([
    ['short', 'customer', PasswordTooShort],
    ['kettle 42', 'staff', PasswordTooShort],
    ['password', 'customer', PasswordTooCommon],
  ] as const)('is not %j for a %s', async (password, role, refusal) => {
    const { outcome, journal } = await changed('old one', password, role);
    expect(outcome).toBeInstanceOf(refusal);
    expect(journal).toEqual([]);
  });
});
