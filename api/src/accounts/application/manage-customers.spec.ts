import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { AccountMerged, CustomerNotFound, NotYourself } from '../domain/customer-refusals.js';
import { BeyondOwnPermissions, READY_ROLES, RoleNotFound } from '../domain/staff-role.js';
import { DEFAULT_STAFF_ROLE } from '../../kernel/rights.js';
import { anAdministrator } from '../testing/a-caller.js';
import { aPasskey } from '../testing/passkeys.js';
import { aFile, staffing } from '../testing/staffing.js';
import type { CustomerChange } from './customer-files.js';

describe('an account in the back office', () => {
  let shop: ReturnType<typeof staffing>;
  let packer: string;
  beforeEach(() => {
    packer = READY_ROLES[2]?.id ?? '';
    shop = staffing({
      root: aFile('Root', { role: 'admin' }),
      zoe: aFile('Zoe', { role: 'admin' }),
      grace: aFile('Grace', { role: 'staff', staffRoleId: packer }),
      ada: aFile('Ada'),
      gone: aFile('Gone', { isDisabled: true }),
      guest: aFile('Guest', { role: 'guest' }),
    });
    shop.passkeys.kept = [aPasskey('1', 'ada'), aPasskey('2', 'grace')];
  });

  const change = (id: string, wanted: CustomerChange, caller: Caller = anAdministrator()) =>
    shop.manage.manageCustomers(caller, id, wanted).catch((error: unknown) => error);
  const mails = () => shop.outbox.events.map(({ topic }) => topic);
  const owners = () => shop.passkeys.kept.map(({ accountId }) => accountId);
  const ended = () => shop.journal.filter((line) => line.endsWith(' ada') || line.endsWith(' grace'));
  const nothingDone = () => expect([shop.files.writes, ended(), mails()]).toEqual([[], [], []]);

  it('is appointed with the ready role, and starts over: no password, session, link or passkey of before', async () => {
    await change('ada', { role: 'staff' });
    const appointed = { role: 'staff', staffRoleId: DEFAULT_STAFF_ROLE, passwordHash: 'hash of none' };
    expect(shop.files.kept.get('ada')).toMatchObject(appointed);
    expect(ended()).toEqual(['sessions.revokeAll ada', 'links.endAll ada']);
    expect(owners()).toEqual(['grace']);
  });

  it('gets a link for a password when it is appointed, and every administrator is told', async () => {
    await change('ada', { role: 'admin' });
    const told = { person: 'Ada (ada@example.com)', role: 'admin', by: 'root@example.com' };
    expect(shop.outbox.events.map(({ payload }) => payload)).toEqual([
      { accountId: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin', token: 'live' },
      { name: 'Root', email: 'root@example.com', ...told },
      { name: 'Zoe', email: 'zoe@example.com', ...told },
      { name: 'Ada', email: 'ada@example.com', ...told },
    ]);
    expect(mails()).toEqual(['mail.appointed', ...Array.from({ length: 3 }, () => 'mail.role-changed')]);
  });

  it('is dismissed at once and keeps its password and passkeys', async () => {
    await change('grace', { role: 'customer' });
    expect(shop.files.writes).toEqual([{ role: 'customer', staffRoleId: null }]);
    expect(ended()).toEqual(['sessions.revokeAll grace', 'links.endAll grace']);
    expect([mails(), owners()]).toEqual([
      ['mail.role-changed', 'mail.role-changed'],
      ['ada', 'grace'],
    ]);
  });

  it('logs in again for another staff role, with the password it has', async () => {
    await change('grace', { role: 'staff', staffRoleId: DEFAULT_STAFF_ROLE });
    expect(shop.files.writes).toEqual([{ role: 'staff', staffRoleId: DEFAULT_STAFF_ROLE }]);
    expect(ended()).toEqual(['sessions.revokeAll grace', 'links.endAll grace']);
    expect([mails(), owners()]).toEqual([
      ['mail.role-changed', 'mail.role-changed'],
      ['ada', 'grace'],
    ]);
  });

  it('stays logged in and unmailed when it gets the role that it has', async () => {
    await change('grace', { role: 'staff' });
    expect(shop.files.writes).toEqual([{ role: 'staff', staffRoleId: packer }]);
    expect([ended(), mails()]).toEqual([[], []]);
  });

  it('is logged out everywhere when it is disabled, and not when it is enabled', async () => {
    await change('ada', { disabled: true });
    expect(shop.files.kept.get('ada')?.isDisabled).toBe(true);
    expect(ended()).toEqual(['sessions.revokeAll ada', 'links.endAll ada']);
    await change('ada', { disabled: true });
    await change('ada', { disabled: false });
    expect(shop.files.kept.get('ada')?.isDisabled).toBe(false);
    expect([ended().length, mails()]).toEqual([2, []]);
  });

  it('that became a part of another one is neither enabled nor appointed again', async () => {
    const merged = aFile('Merged', { isDisabled: true, isMerged: true });
    shop.files.kept.set('merged', merged);
    for (const wanted of [{ disabled: false }, { role: 'staff' }, { role: 'admin' }] as const)
      expect(await change('merged', wanted)).toBeInstanceOf(AccountMerged);
    nothingDone();
    // sent back as it was read
    expect(await change('merged', { role: 'customer', disabled: true })).toBeUndefined();
    expect(shop.files.kept.get('merged')).toEqual(merged);
  });

  it('of a guest can be disabled and never appointed', async () => {
    expect(await change('guest', { role: 'staff' })).toBeInstanceOf(CustomerNotFound);
    expect(await change('nobody', { disabled: true })).toBeInstanceOf(CustomerNotFound);
    nothingDone();
    await change('guest', { disabled: true });
    expect(shop.files.kept.get('guest')?.isDisabled).toBe(true);
  });

  it('of the caller is neither appointed, dismissed nor disabled by the caller', async () => {
    expect(await change('root', { role: 'customer' })).toBeInstanceOf(NotYourself);
    expect(await change('root', { disabled: false })).toBeInstanceOf(NotYourself);
    nothingDone();
    expect(await change('root', {})).toBeUndefined();
    expect(shop.files.kept.get('root')).toEqual(aFile('Root', { role: 'admin' }));
  });

  it('gets no staff role that does not exist', async () => {
    expect(await change('ada', { role: 'staff', staffRoleId: 'none' })).toBeInstanceOf(RoleNotFound);
    nothingDone();
  });

  it('gets no staff role while it belongs to no staff', async () => {
    await change('ada', { staffRoleId: packer });
    expect(shop.files.kept.get('ada')?.staffRoleId).toBeNull();
    expect([ended(), mails()]).toEqual([[], []]);
  });

  it.each([
    ['made an administrator', 'ada', { role: 'admin' }],
    ['given rights that the caller lacks', 'ada', { role: 'staff' }],
    ['disabled with rights that the caller lacks', 'zoe', { disabled: true }],
    ['dismissed with rights that the caller lacks', 'zoe', { role: 'customer' }],
  ] as const)('is not %s', async (_, id, wanted) => {
    const caller = anAdministrator({ accountId: 'grace', role: 'staff', permissions: ['customers.write'] });
    expect(await change(id, wanted, caller)).toBeInstanceOf(BeyondOwnPermissions);
    nothingDone();
  });

  it('is changed by nobody who was disabled or dismissed meanwhile, so that one of two administrators stays', async () => {
    const [root, zoe] = [anAdministrator(), anAdministrator({ accountId: 'zoe' })];
    await change('root', { role: 'customer' }, zoe);
    expect(await change('zoe', { role: 'customer' }, root)).toBeInstanceOf(BeyondOwnPermissions);
    await change('root', { role: 'admin' }, zoe);
    await change('root', { disabled: true }, zoe);
    expect(await change('zoe', { disabled: true }, root)).toBeInstanceOf(BeyondOwnPermissions);
    expect(shop.files.kept.get('zoe')).toEqual(aFile('Zoe', { role: 'admin' }));
  });

  it('is locked with its changer in one order, so that two who change each other never wait for ever', async () => {
    await change('zoe', {});
    await change('root', {}, anAdministrator({ accountId: 'zoe' }));
    expect(shop.files.locked).toEqual(['root', 'zoe', 'root', 'zoe']);
  });
});
