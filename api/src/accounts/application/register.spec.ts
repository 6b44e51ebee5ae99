import { describe, expect, it } from '@jest/globals';
import { termsOf } from '../../kernel/testing/terms-of.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { Account } from '../domain/account.js';
import { EmailTaken, PasswordTooShort } from '../domain/refusals.js';
import {
  JournalledAccounts,
  JournalledOutbox,
  JournalledPasswords,
  type Journal,
} from '../testing/journal.js';
import { JournalledThrottle } from '../testing/journalled-throttle.js';
import { Register } from './register.js';

const now = new Date('2026-11-21T12:00:00Z');
const clock: Clock = { now: () => now };
const ids: Ids = { next: () => 'fresh' };
const rules = { minimum: 6, isCommon: () => false };
const ada = { name: 'Ada', email: 'ada@example.com', phone: '', passwordHash: 'hash:right' };
const known = new Account({ ...ada, id: 'ada', role: 'customer', now });

async function signUp(email: string, byMail: boolean, password = 'saffron kettle') {
  const journal: Journal = [];
  const outbox = new JournalledOutbox(journal);
  const useCase = new Register(
    new JournalledAccounts(journal, [known]),
    new JournalledPasswords(journal),
    rules,
    termsOf(() => ({ signUpByMail: byMail })),
    new JournalledThrottle(journal),
    outbox,
    clock,
    ids,
  );
  const given = { name: 'Eve', email, phone: '+44 20 7946 0000', password, ip: '203.0.113.9' };
  const outcome = await useCase.register(given).catch((error: unknown) => error);
  return { outcome, journal, events: outbox.events };
}

const eve = { _id: 'fresh', name: 'Eve', role: 'customer', createdAt: '2026-11-21T12:00:00.000Z' };

describe('signing up', () => {
  it('makes the account at once', async () => {
    const { outcome, events } = await signUp('eve@example.com', false);
    expect(outcome).toEqual({ user: { ...eve, email: 'eve@example.com' }, byMail: false });
    expect(events).toEqual([]);
  });

  it('is told that the address is taken', async () => {
    const { outcome } = await signUp('ada@example.com', false);
    expect(outcome).toBeInstanceOf(EmailTaken);
  });

  it.each(['eve@example.com', 'ada@example.com'])(
    'C1 answers %s by mail as if it were free, after the same work for both',
    async (email) => {
      const { outcome, journal, events } = await signUp(email, true);
      expect(outcome).toEqual({ user: { ...eve, email }, byMail: true });
      expect(journal).toEqual(['passwords.hashOfNone', 'outbox.publish']);
      const payload = { id: 'fresh', name: 'Eve', email, passwordHash: 'hash of none' };
      expect(events).toMatchObject([{ topic: 'account.sign-up-asked', payload }]);
      expect(JSON.stringify(events)).not.toContain('saffron');
    },
  );

  it('keeps the rules for passwords by mail', async () => {
    const { outcome, journal } = await signUp('ada@example.com', true, 'abc');
    expect(outcome).toBeInstanceOf(PasswordTooShort);
    expect(journal).toEqual([]);
  });
});
