import { describe, expect, it } from '@jest/globals';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Account } from '../domain/account.js';
import { MailedCodeRequired, WrongCredentials, WrongMailedCode } from '../domain/refusals.js';
import { CodeRequired, PasskeyRefused, WrongLoginCode } from '../domain/second-factor-refusals.js';
import {
  JournalledAccounts,
  JournalledOutbox,
  JournalledPasswords,
  JournalledSessions,
  PlainTokens,
  type Journal,
} from '../testing/journal.js';
import { JournalledThrottle } from '../testing/journalled-throttle.js';
import { KeptSecurityLog } from '../testing/kept-security-log.js';
import { aPasskey, InMemoryPasskeys, PlainWebAuthn, signed } from '../testing/passkeys.js';
import { InMemorySecondFactors, PlainCodes } from '../testing/second-factors.js';
import { CheckSecondFactor } from './check-second-factor.js';
import { DemandMailedCode } from './demand-mailed-code.js';
import { LogIn, type Login } from './log-in.js';
import { OpenSession } from './open-session.js';
import { ReadPasskey } from './read-passkey.js';

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

const unit = new DirectUnitOfWork();

async function logIn(
  email: string,
  password: string,
  more: Partial<Login> = {},
  factors = new InMemorySecondFactors(),
  isOverdue = false,
  isBusy = false,
  passkeys = new InMemoryPasskeys(),
  crowd: Partial<Pick<JournalledThrottle, 'isCrowded' | 'mayTryCodes'>> = {},
) {
  const security = new KeptSecurityLog();
  const journal: Journal = [];
  const outbox = new JournalledOutbox(journal);
  const throttle = Object.assign(new JournalledThrottle(journal), crowd);
  const codes = { of: () => '12345678', isRight: (_: Account, typed: string) => typed === '12345678' };
  const sessions = new JournalledSessions(journal, isOverdue);
  const useCase = new LogIn(
    new JournalledAccounts(journal, [account('ada@example.com'), disabled]),
    Object.assign(new JournalledPasswords(journal), { isBusy }),
    new CheckSecondFactor(
      factors,
      new PlainCodes(),
      passkeys,
      new ReadPasskey(passkeys, new PlainWebAuthn()),
      throttle,
    ),
    new OpenSession(sessions, new PlainTokens(), outbox, security, unit, ids),
    throttle,
    new DemandMailedCode(codes, throttle, outbox),
    security,
    clock,
    unit,
  );
  const given = { email, password, remember: false, userAgent: 'x', ip: '203.0.113.1', ...more };
  const outcome = await useCase.logIn(given).catch((error: unknown) => error);
  return {
    outcome,
    journal,
    told: security.told,
    events: outbox.events,
    topics: outbox.events.map(({ topic }) => topic),
  };
}

describe('logging in', () => {
  it('opens a session for the right password', async () => {
    const { outcome, journal } = await logIn('ada@example.com', 'right');
    expect(outcome).toMatchObject({ token: 'ada@example.com/session' });
    expect(journal).toContain('sessions.open');
  });

  it('S11 opens nothing when the password was changed while it was checked', async () => {
    const { outcome, topics } = await logIn('ada@example.com', 'right', {}, undefined, true);
    expect(outcome).toBeInstanceOf(WrongCredentials);
    expect(topics).toEqual([]);
  });

  it('R40 asks and counts nothing when it has no turn for another', async () => {
    const { outcome, journal } = await logIn('ada@example.com', 'right', {}, undefined, false, true);
    expect(outcome).toEqual(new Error('busy'));
    expect(journal).toEqual([]);
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

describe('S06 an account at which many guess, from a network that its owner has not been at', () => {
  const email = 'ada@example.com';
  const crowded = (password: string, mailedCode?: string, crowd = {}) =>
    logIn(email, password, { mailedCode }, undefined, false, false, undefined, {
      isCrowded: true,
      ...crowd,
    });

  it('does the same work for a right and a wrong password, and answers alike', async () => {
    const [right, wrong] = [await crowded('right'), await crowded('wrong')];
    for (const { outcome } of [right, wrong]) expect(outcome).toBeInstanceOf(MailedCodeRequired);
    expect(right.journal).toEqual(wrong.journal);
    const topic = 'account.login-code-asked';
    expect(right.events).toEqual([{ topic, payload: { accountId: email } }]);
    expect(wrong.events).toEqual([{ topic, payload: { accountId: '' } }]);
  });

  it('is opened by the right password with the mailed code', async () => {
    const { outcome, journal } = await crowded('right', '12345678');
    expect(outcome).toMatchObject({ token: `${email}/session` });
    expect(journal).toContain('throttle.login succeeded');
  });

  it.each([
    ['a wrong code', 'right', '87654321', {}],
    ['a wrong password with a right code', 'wrong', '12345678', {}],
    ['a right code after too many wrong ones', 'right', '12345678', { mayTryCodes: false }],
  ])('answers %s alike', async (_, password, code, crowd) => {
    expect((await crowded(password, code, crowd)).outcome).toBeInstanceOf(WrongMailedCode);
  });

  it('mails nobody for an unknown address or a disabled account', async () => {
    for (const who of ['nobody@example.com', 'gone@example.com']) {
      const { outcome, events } = await logIn(who, 'right', {}, undefined, false, false, undefined, {
        isCrowded: true,
      });
      expect(outcome).toBeInstanceOf(MailedCodeRequired);
      expect(events[0]?.payload).toEqual({ accountId: '' });
    }
  });
});

describe('a second factor', () => {
  const email = 'ada@example.com';
  const on = () => new InMemorySecondFactors({ [email]: { secret: 'secret', isConfirmed: true } });

  it('asks for a code before anything is opened', async () => {
    const { outcome, journal } = await logIn(email, 'right', {}, on());
    expect(outcome).toBeInstanceOf(CodeRequired);
    expect(journal).not.toContain('sessions.open');
  });

  it('is not spoken of where the password is wrong', async () => {
    expect((await logIn(email, 'wrong', { code: '000007' }, on())).outcome).toBeInstanceOf(WrongCredentials);
  });

  it('takes each code once, and counts those that are tried', async () => {
    const factors = on();
    const first = await logIn(email, 'right', { code: '000 007' }, factors);
    expect(first.outcome).toMatchObject({ token: `${email}/session` });
    const again = await logIn(email, 'right', { code: '000007' }, factors);
    expect(again.outcome).toBeInstanceOf(WrongLoginCode);
    expect(again.journal).toContain(`throttle.code ${email}`);
    const earlier = await logIn(email, 'right', { code: '000006' }, factors);
    expect(earlier.outcome).toBeInstanceOf(WrongLoginCode);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const factors = on();
    await factors.replaceRecoveryCodes(email, ['k7mqx-2rftz']);
    const typed = { code: 'K7MQX 2RFTZ' };
    expect((await logIn(email, 'right', typed, factors)).outcome).toMatchObject({ token: expect.anything() });
    expect((await logIn(email, 'right', typed, factors)).outcome).toBeInstanceOf(WrongLoginCode);
  });

  it('leaves the recovery codes where its secret cannot be read any more', async () => {
    const factors = new InMemorySecondFactors({ [email]: { secret: undefined, isConfirmed: true } });
    await factors.replaceRecoveryCodes(email, ['k7mqx-2rftz']);
    expect((await logIn(email, 'right', { code: '000007' }, factors)).outcome).toBeInstanceOf(WrongLoginCode);
    expect((await logIn(email, 'right', { code: 'k7mqx-2rftz' }, factors)).outcome).toMatchObject({
      token: expect.anything(),
    });
  });

  it('does not count while it waits for its first code', async () => {
    const factors = new InMemorySecondFactors({ [email]: { secret: 'secret', isConfirmed: false } });
    expect((await logIn(email, 'right', {}, factors)).outcome).toMatchObject({ token: expect.anything() });
  });
});

describe('a passkey beside the password', () => {
  const email = 'ada@example.com';
  async function withPasskey(more: Partial<Login> = {}) {
    const passkeys = new InMemoryPasskeys();
    passkeys.kept = [aPasskey('key', email), aPasskey('other', 'grace')];
    for (const challenge of ['let me in', 'again']) await passkeys.keepChallenge(challenge, null);
    return logIn(email, 'right', more, undefined, false, false, passkeys);
  }

  it('is asked for where it is the only factor', async () => {
    const { outcome, journal } = await withPasskey();
    expect(outcome).toBeInstanceOf(CodeRequired);
    expect(outcome).toMatchObject({ details: { data: { factors: ['passkey'] } } });
    expect(journal).not.toContain('sessions.open');
  });

  it('opens the session, and is written down', async () => {
    const { outcome, told } = await withPasskey({ passkey: signed('key', 'let me in') });
    expect(outcome).toMatchObject({ token: `${email}/session` });
    expect(told).toEqual(['login done passkey session']);
  });

  it('is refused where it is somebody else’s or signs nothing', async () => {
    for (const passkey of [signed('other', 'let me in'), signed('key', 'never given'), {}]) {
      const { outcome, told } = await withPasskey({ passkey });
      expect(outcome).toBeInstanceOf(PasskeyRefused);
      expect(told).toEqual(['login refused passkey']);
    }
  });

  it('is not replaced by a code of an app that the account does not have', async () => {
    expect((await withPasskey({ code: '000007' })).outcome).toBeInstanceOf(WrongLoginCode);
  });
});

it('tells of a device that the account was not used on before', async () => {
  expect((await logIn('ada@example.com', 'right', { device: 'new' })).topics).toEqual(['mail.new-device']);
  expect((await logIn('ada@example.com', 'right')).topics).toEqual([]);
});
