import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Account } from '../domain/account.js';
import { PasskeyRefused } from '../domain/second-factor-refusals.js';
import {
  JournalledAccounts,
  JournalledOutbox,
  JournalledSessions,
  PlainTokens,
  type Journal,
} from '../testing/journal.js';
import { KeptSecurityLog } from '../testing/kept-security-log.js';
import { aPasskey, InMemoryPasskeys, PlainWebAuthn, signed } from '../testing/passkeys.js';
import { LogInByPasskey } from './log-in-by-passkey.js';
import { OpenSession } from './open-session.js';
import type { NewSession, OpenedSession } from './ports.js';
import { ReadPasskey } from './read-passkey.js';
import type { PasskeyResponse } from './second-factor-ports.js';

class OpenedSessions extends JournalledSessions {
  readonly opened: NewSession[] = [];

  override open(session: NewSession): Promise<OpenedSession | undefined> {
    this.opened.push(session);
    return super.open(session);
  }
}

describe('logging in by passkey', () => {
  let ada: Account;
  let sessions: OpenedSessions;
  let passkeys: InMemoryPasskeys;
  let useCase: LogInByPasskey;
  beforeEach(async () => {
    const journal: Journal = [];
    ada = new Account({
      ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
      ...{ passwordHash: 'hash:right', role: 'customer', now: new Date('2026-11-24T12:00:00Z') },
    });
    sessions = new OpenedSessions(journal);
    passkeys = new InMemoryPasskeys();
    const seven = { ...aPasskey('seven', 'ada'), credentialId: '7' };
    passkeys.kept = [aPasskey('key', 'ada'), aPasskey('left over', 'nobody'), seven];
    const [outbox, unit] = [new JournalledOutbox(journal), new DirectUnitOfWork()];
    const [webAuthn, security] = [new PlainWebAuthn(), new KeptSecurityLog()];
    useCase = new LogInByPasskey(
      new JournalledAccounts(journal, [ada]),
      passkeys,
      webAuthn,
      new ReadPasskey(passkeys, webAuthn),
      new OpenSession(sessions, new PlainTokens(), outbox, security, unit, { next: () => 'session' }),
      security,
    );
    await useCase.options();
  });

  const logIn = (response: PasskeyResponse) =>
    useCase
      .logInByPasskey({ response, remember: true, userAgent: 'Firefox', ip: '203.0.113.1' })
      .catch((error: unknown) => error);
  const counter = () => passkeys.kept[0]?.counter;

  it('gives the browser a challenge that belongs to nobody yet', async () => {
    passkeys.challenges.clear();
    expect(await useCase.options()).toEqual({ challenge: 'let me in' });
    expect([...passkeys.challenges]).toEqual([['let me in', null]]);
  });

  it('opens a session that has shown a second factor, and remembers the counter', async () => {
    expect(await logIn(signed('key', 'let me in'))).toMatchObject({
      token: 'ada/session',
      user: { _id: 'ada' },
    });
    expect(sessions.opened).toMatchObject([
      { accountId: 'ada', passwordHash: 'hash:right', remember: true, secondFactor: true, device: 'Firefox' },
    ]);
    expect(counter()).toBe(2);
  });

  it('takes each challenge once', async () => {
    await logIn(signed('key', 'let me in'));
    expect(await logIn(signed('key', 'let me in'))).toBeInstanceOf(PasskeyRefused);
    expect([sessions.opened.length, counter()]).toEqual([1, 2]);
  });

  it('takes no challenge that was given to an account for a new passkey', async () => {
    await passkeys.keepChallenge('make one', 'ada');
    expect(await logIn(signed('key', 'make one'))).toBeInstanceOf(PasskeyRefused);
    expect(sessions.opened).toEqual([]);
  });

  it.each([
    ['an unknown passkey', signed('unknown', 'let me in')],
    ['a passkey without an account', signed('left over', 'let me in')],
    ['a signature by another key', signed('key', 'let me in', 'key of somebody')],
    ['an answer that names its passkey by a number', { ...signed('seven', 'let me in'), id: 7 }],
    ['an answer without a challenge', { ...signed('key', 'let me in'), challenge: undefined }],
  ])('opens nothing for %s', async (_, response) => {
    expect(await logIn(response)).toBeInstanceOf(PasskeyRefused);
    expect([sessions.opened, counter()]).toEqual([[], 1]);
  });

  it('opens nothing for a disabled account', async () => {
    ada.disabledAt = new Date('2026-11-24T12:30:00Z');
    expect(await logIn(signed('key', 'let me in'))).toBeInstanceOf(PasskeyRefused);
    expect([sessions.opened, counter()]).toEqual([[], 1]);
  });
});
