import { beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../domain/account.js';
import { SessionEnded, WrongPassword } from '../domain/refusals.js';
import {
  FactorRequired,
  SecondFactorOff,
  SecondFactorOn,
  WrongCode,
} from '../domain/second-factor-refusals.js';
import { aCaller } from '../testing/a-caller.js';
import { JournalledOutbox, JournalledSessions, type Journal } from '../testing/journal.js';
import { aPasskey, InMemoryPasskeys } from '../testing/passkeys.js';
import { again, proofs } from '../testing/proofs.js';
import { InMemorySecondFactors, PlainCodes } from '../testing/second-factors.js';
import { OwnSecondFactor } from './own-second-factor.js';
import type { SecondFactor } from './second-factor-ports.js';

describe("the caller's own second factor", () => {
  let journal: Journal;
  let outbox: JournalledOutbox;
  let known: Record<string, SecondFactor>;
  let passkeys: InMemoryPasskeys;
  /** Whether the session has shown the factor of late. */
  let showed: boolean;
  let factors: InMemorySecondFactors;
  let own: OwnSecondFactor;
  let owned: (isOver: boolean, sessions?: JournalledSessions) => OwnSecondFactor;
  beforeEach(() => {
    journal = [];
    outbox = new JournalledOutbox(journal);
    known = {};
    showed = true;
    passkeys = new InMemoryPasskeys();
    factors = new InMemorySecondFactors(known);
    const ada = new Account({
      ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
      ...{ passwordHash: 'hash:right', role: 'customer', now: new Date('2026-11-24T12:00:00Z') },
    });
    owned = (isOver, sessions = new JournalledSessions(journal, isOver)) => {
      const parts = proofs({ journal, accounts: [ada], sessions, factors, passkeys, outbox });
      const isOn = () => known['ada']?.isConfirmed ?? false;
      const standing = sessions.standing.bind(sessions);
      sessions.standing = async (accountId, sessionId) => {
        const stands = await standing(accountId, sessionId);
        return stands && { ...stands, hasFactor: isOn(), showedFactor: isOn() && showed };
      };
      return new OwnSecondFactor(
        factors,
        new PlainCodes(),
        passkeys,
        sessions,
        parts.confirm,
        parts.stepUp,
        parts.throttle,
        parts.terms,
        outbox,
        parts.security,
        parts.unit,
      );
    };
    own = owned(false);
  });

  const ip = '203.0.113.1';
  const refused = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  const on = async () => {
    await own.start(aCaller(), again('right'));
    await own.confirm(aCaller(), '000 007', ip);
    journal.length = outbox.events.length = 0;
  };

  it('is off until its first code, however often it is started', async () => {
    expect(await own.start(aCaller(), again('right'))).toEqual({
      secret: 'secret',
      address: 'otpauth://totp/Duka:ada@example.com?secret=secret',
    });
    await own.start(aCaller(), again('right'));
    await factors.replaceRecoveryCodes('ada', ['of an earlier one']);
    expect(await own.state(aCaller())).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(outbox.events).toEqual([]);
  });

  it('ends the other sessions when it is turned on, counts as shown in this one, and tells', async () => {
    await own.start(aCaller(), again('right'));
    expect(await own.confirm(aCaller(), ' 000 007 ', ip)).toEqual(['aaaaa-bbbbb']);
    expect(journal.slice(journal.indexOf('throttle.code ada'))).toEqual([
      ...['throttle.code ada', 'sessions.standing ada this'],
      ...['throttle.codeSucceeded', 'sessions.revokeAll ada but this'],
      ...['sessions.proved this', 'outbox.publish'],
    ]);
    const payload = { accountId: 'ada', name: 'Ada', email: 'ada@example.com', state: 'on' };
    expect(outbox.events).toEqual([{ topic: 'mail.second-factor', payload }]);
    expect(await own.state(aCaller())).toEqual({ isOn: true, recoveryCodesLeft: 1 });
  });

  it('stays off after a wrong code or one that was seen, and each try counts', async () => {
    await own.start(aCaller(), again('right'));
    await factors.useStep('ada', 7);
    journal.length = 0;
    expect(await refused(own.confirm(aCaller(), '000001', ip))).toBeInstanceOf(WrongCode);
    expect(await refused(own.confirm(aCaller(), '000007', ip))).toBeInstanceOf(WrongCode);
    expect(journal).toEqual(['throttle.code ada', 'throttle.code ada', 'sessions.standing ada this']);
    expect((await own.state(aCaller())).isOn).toBe(false);
  });

  it('takes no code before it is started, nor where its secret cannot be read', async () => {
    expect(await refused(own.confirm(aCaller(), '000007', ip))).toBeInstanceOf(SecondFactorOff);
    known['ada'] = { secret: undefined, isConfirmed: true };
    expect(await refused(own.confirm(aCaller(), '000007', ip))).toBeInstanceOf(SecondFactorOff);
    expect(journal).toEqual([]);
  });

  it('is not started or confirmed again while it is on', async () => {
    await on();
    expect(await refused(own.start(aCaller(), again('right')))).toBeInstanceOf(SecondFactorOn);
    expect(await refused(own.confirm(aCaller(), '000008', ip))).toBeInstanceOf(SecondFactorOn);
    expect(await own.state(aCaller())).toEqual({ isOn: true, recoveryCodesLeft: 1 });
    expect(outbox.events).toEqual([]);
  });

  it('gives new recovery codes, and those of before end', async () => {
    await on();
    await factors.replaceRecoveryCodes('ada', ['old one', 'old two']);
    expect(await own.renewCodes(aCaller(), again('right'))).toEqual(['aaaaa-bbbbb']);
    expect(await factors.useRecoveryCode('ada', 'old one')).toBe(false);
    expect(await own.state(aCaller())).toEqual({ isOn: true, recoveryCodesLeft: 1 });
  });

  it('is turned off with what was proved by it, and tells', async () => {
    await on();
    await own.turnOff(aCaller(), again('right'));
    expect(await own.state(aCaller())).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(journal).toContain('sessions.forgetProofs ada');
    expect(outbox.events).toMatchObject([{ topic: 'mail.second-factor', payload: { state: 'off' } }]);
  });

  it('is not turned on by a session that ended meanwhile', async () => {
    await own.start(aCaller(), again('right'));
    expect(await refused(owned(true).confirm(aCaller(), '000007', ip))).toBeInstanceOf(SessionEnded);
    expect(await own.state(aCaller())).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(journal.at(-1)).toBe('sessions.standing ada this');
  });

  it.each(['renewCodes', 'turnOff'] as const)('lets no session %s that ended meanwhile', async (step) => {
    await on();
    await factors.replaceRecoveryCodes('ada', ['one', 'two']);
    const left = { isOn: true, recoveryCodesLeft: 2 };
    expect(await refused(owned(true)[step](aCaller(), again('right')))).toBeInstanceOf(SessionEnded);
    expect([await own.state(aCaller()), outbox.events]).toEqual([left, []]);
    const late = new JournalledSessions(journal);
    late.standing = () => Promise.resolve(undefined);
    expect(await refused(owned(false, late)[step](aCaller(), again('right')))).toBeInstanceOf(SessionEnded);
    expect([await own.state(aCaller()), outbox.events]).toEqual([left, []]);
  });

  it('is not renewed or turned off while it is off', async () => {
    await own.start(aCaller(), again('right'));
    expect(await refused(own.renewCodes(aCaller(), again('right')))).toBeInstanceOf(SecondFactorOff);
    expect(await refused(own.turnOff(aCaller(), again('right')))).toBeInstanceOf(SecondFactorOff);
    expect([await factors.recoveryCodesLeft('ada'), outbox.events]).toEqual([0, []]);
    expect(await factors.find('ada')).toEqual({ secret: 'secret', isConfirmed: false });
  });

  it('is neither started, renewed nor turned off without the password', async () => {
    expect(await refused(own.start(aCaller(), again('a guess')))).toBeInstanceOf(WrongPassword);
    expect(await factors.find('ada')).toBeUndefined();
    await on();
    expect(await refused(own.renewCodes(aCaller(), again('a guess')))).toBeInstanceOf(WrongPassword);
    expect(await refused(own.turnOff(aCaller(), again('a guess')))).toBeInstanceOf(WrongPassword);
    expect(journal).not.toContain('sessions.confirm this');
    expect((await own.state(aCaller())).isOn).toBe(true);
  });

  it('is not set up by the password alone where a passkey opens the account', async () => {
    passkeys.kept = [aPasskey('key', 'ada')];
    known['ada'] = { secret: 'secret', isConfirmed: true };
    showed = false;
    for (const step of ['start', 'renewCodes', 'turnOff'] as const)
      expect(await refused(own[step](aCaller(), again('right')))).toBeInstanceOf(FactorRequired);
    expect(outbox.events).toEqual([]);
  });

  it('leaves the recovery codes to the passkeys that stay', async () => {
    await on();
    passkeys.kept = [aPasskey('key', 'ada')];
    await own.turnOff(aCaller(), again('right'));
    expect(await own.state(aCaller())).toEqual({ isOn: false, recoveryCodesLeft: 1 });
    expect(outbox.events).toMatchObject([{ payload: { state: 'app-off' } }]);
  });
});
