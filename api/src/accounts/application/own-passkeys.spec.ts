import { beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../domain/account.js';
import { SessionEnded, WrongPassword } from '../domain/refusals.js';
import {
  FactorRequired,
  MailedLinkRequired,
  PasskeyNotAdded,
  PasskeyUnknown,
  TooManyPasskeys,
} from '../domain/second-factor-refusals.js';
import { aCaller } from '../testing/a-caller.js';
import { JournalledOutbox, JournalledSessions, type Journal } from '../testing/journal.js';
import { aPasskey, InMemoryPasskeys, signed } from '../testing/passkeys.js';
import { again, proofs } from '../testing/proofs.js';
import { InMemorySecondFactors, PlainCodes } from '../testing/second-factors.js';
import { OwnPasskeys } from './own-passkeys.js';
import type { PasskeyResponse } from './second-factor-ports.js';

describe("the caller's own passkeys", () => {
  let journal: Journal;
  let outbox: JournalledOutbox;
  let passkeys: InMemoryPasskeys;
  let sessions: JournalledSessions;
  let factors: InMemorySecondFactors;
  let own: OwnPasskeys;
  let owned: (isOver: boolean) => OwnPasskeys;
  beforeEach(() => {
    journal = [];
    outbox = new JournalledOutbox(journal);
    passkeys = new InMemoryPasskeys();
    factors = new InMemorySecondFactors();
    passkeys.kept = [aPasskey('old', 'ada'), aPasskey('other', 'grace')];
    const ada = new Account({
      ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
      ...{ passwordHash: 'hash:right', role: 'customer', now: new Date('2026-11-24T12:00:00Z') },
    });
    owned = (isOver) => {
      sessions = new JournalledSessions(journal, isOver);
      sessions.shows = { hasFactor: true, showedFactor: true };
      const parts = proofs({ journal, accounts: [ada], sessions, factors, passkeys, outbox });
      return new OwnPasskeys(
        passkeys,
        parts.webAuthn,
        factors,
        new PlainCodes(),
        parts.confirm,
        parts.stepUp,
        sessions,
        parts.terms,
        outbox,
        parts.security,
        parts.unit,
        { next: () => 'fresh' },
      );
    };
    own = owned(false);
  });

  const refused = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  const add = (response: PasskeyResponse) => refused(own.add(aCaller(), 'Laptop', response));
  const ids = () => passkeys.kept.map(({ id }) => id);

  it('are offered to the browser with those that it need not make again', async () => {
    expect(await own.options(aCaller(), again('right'))).toEqual({
      ...{ challenge: 'make one', shopName: 'Duka', exclude: ['credential old'] },
      user: { id: 'ada', email: 'ada@example.com', name: 'Ada' },
    });
    expect([...passkeys.challenges]).toEqual([['make one', 'ada']]);
  });

  it('are not offered without the password', async () => {
    expect(await refused(own.options(aCaller(), again('a guess')))).toBeInstanceOf(WrongPassword);
    expect(passkeys.challenges.size).toBe(0);
  });

  it('are 20 at most', async () => {
    passkeys.kept = Array.from({ length: 19 }, (_, index) => aPasskey(`${index}`, 'ada'));
    expect(await own.options(aCaller(), again('right'))).toMatchObject({ challenge: 'make one' });
    passkeys.challenges.clear();
    passkeys.kept.push(aPasskey('twentieth', 'ada'));
    expect(await refused(own.options(aCaller(), again('right')))).toBeInstanceOf(TooManyPasskeys);
    expect(passkeys.challenges.size).toBe(0);
  });

  it('get one more, which counts as shown in this session, and its owner is told', async () => {
    await own.options(aCaller(), again('right'));
    const listed = ['old', 'fresh'].map((id) => expect.objectContaining({ id }));
    expect(await add(signed('new', 'make one'))).toEqual({ rows: listed, recoveryCodes: ['aaaaa-bbbbb'] });
    expect(passkeys.kept.at(-1)).toEqual({
      ...{ id: 'fresh', accountId: 'ada', name: 'Laptop', credentialId: 'credential new' },
      ...{ publicKey: 'key of new', counter: 0, transports: ['usb'] },
    });
    expect(journal.slice(-2)).toEqual(['sessions.proved this', 'outbox.publish']);
    const payload = { accountId: 'ada', name: 'Ada', email: 'ada@example.com', state: 'passkey' };
    expect(outbox.events).toEqual([{ topic: 'mail.second-factor', payload }]);
  });

  it.each([
    ['a challenge of nobody', signed('new', 'never given')],
    ['a challenge of somebody else', signed('new', 'of grace')],
    ['no challenge', { ...signed('new', 'make one'), challenge: undefined }],
    ['their own challenge with another key', signed('new', 'make one', 'key of somebody')],
  ])('do not get one that answers %s', async (_, response) => {
    await own.options(aCaller(), again('right'));
    await passkeys.keepChallenge('of grace', 'grace');
    journal.length = 0;
    expect(await add(response)).toBeInstanceOf(PasskeyNotAdded);
    expect([ids(), journal]).toEqual([['old', 'other'], []]);
  });

  it('do not get one from a session that ended meanwhile', async () => {
    await own.options(aCaller(), again('right'));
    own = owned(true);
    journal.length = 0;
    expect(await add(signed('new', 'make one'))).toBeInstanceOf(SessionEnded);
    expect([ids(), journal]).toEqual([['old', 'other'], ['sessions.standing ada this']]);
    expect(await refused(own.options(aCaller(), again('right')))).toBeInstanceOf(SessionEnded);
    expect(passkeys.challenges.size).toBe(0);
  });

  it('answer each challenge once', async () => {
    await own.options(aCaller(), again('right'));
    await add(signed('new', 'make one'));
    expect(await add(signed('newer', 'make one'))).toBeInstanceOf(PasskeyNotAdded);
    expect(ids()).toEqual(['old', 'other', 'fresh']);
  });

  it('do not get one that somebody has already', async () => {
    await own.options(aCaller(), again('right'));
    journal.length = 0;
    expect(await add(signed('other', 'make one'))).toBeInstanceOf(PasskeyNotAdded);
    expect([ids(), journal]).toEqual([['old', 'other'], ['sessions.standing ada this']]);
  });

  it('are listed and removed, and what was proved by them is forgotten', async () => {
    expect((await own.list(aCaller())).map(({ id }) => id)).toEqual(['old']);
    await own.remove(aCaller(), 'old');
    expect(ids()).toEqual(['other']);
    expect(journal).toEqual(['sessions.standing ada this', 'sessions.forgetProofs ada', 'outbox.publish']);
  });

  it('are not those of somebody else', async () => {
    expect(await refused(own.remove(aCaller(), 'other'))).toBeInstanceOf(PasskeyUnknown);
    expect([ids(), journal]).toEqual([['old', 'other'], []]);
  });

  it('are neither offered, added nor removed where another factor was not shown', async () => {
    await own.options(aCaller(), again('right'));
    sessions.shows = { hasFactor: true, showedFactor: false };
    expect(await refused(own.options(aCaller(), again('right')))).toBeInstanceOf(FactorRequired);
    expect(await add(signed('new', 'make one'))).toBeInstanceOf(FactorRequired);
    expect(await refused(own.remove(aCaller(), 'old'))).toBeInstanceOf(FactorRequired);
    expect([ids(), outbox.events]).toEqual([['old', 'other'], []]);
  });

  it('end the sessions that a password opened, with the first factor, and give recovery codes once', async () => {
    sessions.shows = { hasFactor: false };
    passkeys.kept = [];
    await own.options(aCaller(), again('right'));
    expect(await add(signed('new', 'make one'))).toMatchObject({ recoveryCodes: ['aaaaa-bbbbb'] });
    expect(journal).toContain('sessions.revokeAll ada but this');
    await own.remove(aCaller(), 'fresh');
    expect(await factors.recoveryCodesLeft('ada')).toBe(0);
  });

  it('of staff that must have a factor begin with a mailed link', async () => {
    const staff = aCaller({ role: 'staff' });
    const parts = (usedMailedLink: boolean) => {
      sessions.shows = { hasFactor: false, usedMailedLink };
      return proofs({ journal, accounts: [], sessions, outbox, staffSecondFactor: true }).stepUp;
    };
    expect(await refused(parts(false).bound(staff))).toBeInstanceOf(MailedLinkRequired);
    expect(outbox.events).toEqual([{ topic: 'account.reset-asked', payload: { email: staff.email } }]);
    expect(await parts(true).bound(staff)).toMatchObject({ hasFactor: false });
    expect(await parts(false).bound(aCaller())).toMatchObject({ hasFactor: false });
  });
});
