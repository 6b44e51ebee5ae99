import { describe, expect, it } from '@jest/globals';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { Account } from '../domain/account.js';
import { WrongCredentials } from '../domain/refusals.js';
import {
  JournalledAccounts,
  JournalledPasswords,
  JournalledSessions,
  JournalledThrottle,
  PlainTokens,
  type Journal,
} from '../testing/journal.js';
import { LogIn } from './log-in.js';

const now = new Date('2026-11-21T12:00:00Z');
const clock: Clock = { now: () => now };
const ids: Ids = { next: () => 'session' };
const account = (email: string) =>
  new Account({
    id: email,
    name: 'Ada',
    email,
    phone: '',
    passwordHash: 'hash:right',
    role: 'customer',
    now,
  });
const disabled = Object.assign(account('gone@example.com'), { disabledAt: now });

async function logIn(email: string, password: string) {
  const journal: Journal = [];
  const useCase = new LogIn(
    new JournalledAccounts(journal, [account('ada@example.com'), disabled]),
    new JournalledPasswords(journal),
    new JournalledSessions(journal),
    new PlainTokens(),
    new JournalledThrottle(journal),
    clock,
    ids,
  );
  const given = { email, password, remember: false, userAgent: 'x', ip: '203.0.113.1' };
  const outcome = await useCase.execute(given).catch((error: unknown) => error);
  return { outcome, journal };
}

describe('logging in', () => {
  it('opens a session for the right password', async () => {
    const { outcome, journal } = await logIn('ada@example.com', 'right');
    expect(outcome).toMatchObject({ token: 'ada@example.com/session' });
    expect(journal).toContain('sessions.open');
  });

  it.each([
    ['a wrong password', 'ada@example.com', 'wrong'],
    ['an unknown address', 'nobody@example.com', 'wrong'],
    ['a disabled account', 'gone@example.com', 'right'],
  ])('S04 does the same work for %s: one look, one hash, one answer', async (_, email, password) => {
    const { outcome, journal } = await logIn(email, password);
    expect(outcome).toBeInstanceOf(WrongCredentials);
    expect(journal).toEqual(['throttle.login', 'accounts.byEmail', 'passwords.matches']);
  });
});
