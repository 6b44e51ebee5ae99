import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { Account } from '../domain/account.js';
import { EmailTaken, GuestsNotAllowed, NotFoundAccount, PasswordTooShort } from '../domain/refusals.js';
import {
  JournalledAccounts,
  JournalledOutbox,
  JournalledPasswords,
  JournalledSessions,
  type Journal,
} from '../testing/journal.js';
import { JournalledThrottle } from '../testing/journalled-throttle.js';
import { Guests } from './guests.js';
import type { OpenSession } from './open-session.js';

const now = new Date('2026-11-24T12:00:00Z');
const unit = new DirectUnitOfWork();
const device = { ip: '203.0.113.9', userAgent: 'Firefox' };
const grace = { name: 'Grace', email: 'grace@example.com', phone: '+44 20 7946 0000' };
const account = (id: string, role: 'guest' | 'customer', email = '') =>
  new Account({ id, name: 'Guest', email, phone: '', passwordHash: 'none', role, now });

function shop({ guestsAllowed = true, byMail = false, known = [account('guest', 'guest')] } = {}) {
  const journal: Journal = [];
  const outbox = new JournalledOutbox(journal);
  const openSession = {
    openSession: ({ id, role }: Account) => Promise.resolve({ user: { role }, token: `token of ${id}` }),
  } as unknown as OpenSession;
  const guests = new Guests(
    new JournalledAccounts(journal, known),
    new JournalledPasswords(journal),
    { minimum: 6, isCommon: () => false },
    termsOf(() => ({ guestsAllowed, signUpByMail: byMail })),
    new JournalledSessions(journal),
    openSession,
    new JournalledThrottle(journal),
    outbox,
    unit,
    { now: () => now },
    { next: () => 'fresh' },
  );
  const register = (id = 'guest', password = 'saffron kettle') =>
    guests.register(id, { ...grace, password }, device).catch((error: unknown) => error);
  return { guests, register, journal, events: outbox.events };
}

describe('a guest', () => {
  it('is opened where the settings allow it, and nowhere else', async () => {
    expect(await shop({ known: [] }).guests.open(device)).toBe('token of fresh');
    await expect(shop({ guestsAllowed: false }).guests.open(device)).rejects.toThrow(GuestsNotAllowed);
  });

  it('has a key that no address can have', () => {
    expect(account('guest', 'guest').emailKey).toBe('guest:guest');
  });

  it('becomes a customer whose sessions of before have ended', async () => {
    const guest = account('guest', 'guest');
    const { register, journal } = shop({ known: [guest] });
    expect(await register()).toMatchObject({ byMail: false, user: { role: 'customer' } });
    expect(guest).toMatchObject({
      ...grace,
      emailKey: 'grace@example.com',
      passwordHash: 'hash:saffron kettle',
    });
    expect(journal).toContain('sessions.revokeAll guest');
  });

  it('waits for the mail where sign-ups do, and is no customer before', async () => {
    const guest = account('guest', 'guest');
    const { register, events } = shop({ byMail: true, known: [guest] });
    expect(await register()).toMatchObject({ byMail: true });
    const payload = {
      id: 'guest',
      ...grace,
      passwordHash: 'hash of none',
      at: now.toISOString(),
      sender: 'sender 203.0.113.9',
    };
    expect(events).toEqual([{ topic: 'account.sign-up-asked', payload }]);
    expect(guest.role).toBe('guest');
  });

  it('gets no taken address, no weak password, and is somebody without an account', async () => {
    const taken = [account('guest', 'guest'), account('ada', 'customer', grace.email)];
    expect(await shop({ known: taken }).register()).toBeInstanceOf(EmailTaken);
    expect(await shop().register('guest', 'abc')).toBeInstanceOf(PasswordTooShort);
    expect(await shop({ known: taken }).register('ada')).toBeInstanceOf(NotFoundAccount);
  });
});
