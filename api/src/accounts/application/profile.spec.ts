import { beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../domain/account.js';
import { NotFoundAccount } from '../domain/refusals.js';
import { aCaller } from '../testing/a-caller.js';
import { JournalledAccounts, JournalledSessions, type Journal } from '../testing/journal.js';
import { proofs } from '../testing/proofs.js';
import { OwnProfile } from './profile.js';

describe("the caller's own profile", () => {
  let ada: Account;
  let journal: Journal;
  let sessions: JournalledSessions;
  let own: OwnProfile;
  beforeEach(() => {
    journal = [];
    ada = new Account({
      ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '1' },
      ...{ passwordHash: 'hash:right', role: 'customer', now: new Date('2026-11-21T12:00:00Z') },
    });
    const clock = { now: () => new Date('2026-11-24T12:00:00Z') };
    sessions = new JournalledSessions([]);
    const { stepUp } = proofs({ journal: [], accounts: [ada], sessions });
    own = new OwnProfile(new JournalledAccounts(journal, [ada]), stepUp, clock);
  });

  it('is what one sees of oneself, without the password', async () => {
    expect(await own.read(aCaller())).toEqual({
      user: {
        ...{ _id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'customer' },
        createdAt: '2026-11-21T12:00:00.000Z',
      },
      ...{ phone: '1', language: null, permissions: [], refundLimit: 0 },
    });
    expect(journal).toEqual(['accounts.byId']);
  });

  it('says what one may do, action by action', async () => {
    const caller = aCaller({ permissions: ['orders.refund', 'roles.read'], refundLimit: null });
    const { permissions, refundLimit } = await own.read(caller);
    expect(permissions).toEqual([
      { resource: 'orders', action: 'refund' },
      { resource: 'roles', action: 'read' },
    ]);
    expect(refundLimit).toBeNull();
  });

  it('takes a name and keeps the telephone number', async () => {
    expect(await own.change(aCaller(), { name: 'Ada L.' })).toMatchObject({
      user: { name: 'Ada L.', email: 'ada@example.com' },
      phone: '1',
    });
    expect([ada.name, ada.phone, ada.updatedAt]).toEqual(['Ada L.', '1', new Date('2026-11-24T12:00:00Z')]);
    expect(journal).toEqual(['accounts.byId', 'accounts.save']);
  });

  it('takes a telephone number, also none, and keeps the name', async () => {
    expect(await own.change(aCaller(), { phone: '' })).toMatchObject({ user: { name: 'Ada' }, phone: '' });
    expect([ada.name, ada.phone, ada.updatedAt]).toEqual(['Ada', '', new Date('2026-11-24T12:00:00Z')]);
  });

  it('is not there for an account that is gone', async () => {
    const gone = aCaller({ accountId: 'gone' });
    await expect(own.read(gone)).rejects.toThrow(NotFoundAccount);
    await expect(own.change(gone, { name: 'Nobody' })).rejects.toThrow(NotFoundAccount);
    expect(journal).not.toContain('accounts.save');
  });

  it('takes another telephone number once password and factor were shown of late', async () => {
    sessions.shows = { showedPassword: false };
    await expect(own.change(aCaller(), { phone: '2' })).rejects.toMatchObject({ code: 'password_required' });
    sessions.shows = { hasFactor: true };
    await expect(own.change(aCaller(), { phone: '2' })).rejects.toMatchObject({
      code: 'second_factor_required',
    });
    expect((await own.change(aCaller(), { name: 'Ada L.', phone: '1' })).user.name).toBe('Ada L.');
    expect(ada.phone).toBe('1');
  });

  it('takes no other address, and says so', async () => {
    await expect(own.change(aCaller(), { email: 'eve@example.com' })).rejects.toMatchObject({
      code: 'email_changes_by_link',
    });
    expect((await own.change(aCaller(), { email: 'ADA@example.com' })).user.email).toBe('ada@example.com');
  });
});
