import { describe, expect, it } from '@jest/globals';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { Account } from '../domain/account.js';
import { EmailUnknown } from '../domain/refusals.js';
import { JournalledAccounts, JournalledOutbox, type Journal } from '../testing/journal.js';
import { JournalledThrottle } from '../testing/journalled-throttle.js';
import { ForgotPassword } from './forgot-password.js';

const ada = new Account({
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  passwordHash: 'hash:right',
  role: 'customer',
  now: new Date('2026-11-21T12:00:00Z'),
});

async function ask(email: string, { tells = true, budget = 0 } = {}) {
  const journal: Journal = [];
  const outbox = new JournalledOutbox(journal);
  const accounts = new JournalledAccounts(journal, [ada]);
  const terms = termsOf(() => ({ tellUnknownEmails: tells }));
  const forgot = new ForgotPassword(accounts, new JournalledThrottle(journal, budget), outbox, terms);
  const outcome = await forgot.forgotPassword({ email, ip: '203.0.113.1' }).catch((error: unknown) => error);
  return { outcome, journal, events: outbox.events };
}

describe('a forgotten password', () => {
  it('takes the wish of a known address down', async () => {
    const { outcome, events } = await ask('ada@example.com', { budget: 1 });
    expect(outcome).toBeUndefined();
    expect(events).toEqual([
      { topic: 'account.reset-asked', payload: { email: 'ada@example.com', sender: 'sender 203.0.113.1' } },
    ]);
  });

  it('tells an unknown address within the budget where the shop tells', async () => {
    const { outcome, events } = await ask('nobody@example.com', { budget: 1 });
    expect(outcome).toBeInstanceOf(EmailUnknown);
    expect(events).toEqual([]);
  });

  it.each([
    ['beyond the budget', {}],
    ['where the shop tells nobody', { tells: false, budget: 1 }],
  ])('S08 does the same work for known and unknown addresses %s', async (_, mode) => {
    const known = await ask('ada@example.com', mode);
    const unknown = await ask('nobody@example.com', mode);
    expect([known.outcome, unknown.outcome]).toEqual([undefined, undefined]);
    expect(unknown.journal).toEqual(known.journal);
    expect(known.journal.at(-1)).toBe('outbox.publish');
  });
});
