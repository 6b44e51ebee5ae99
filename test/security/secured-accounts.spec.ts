import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, wanted } from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { addApp, addPasskey, loggedIn, PASSWORD, signedBy, signedUp } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const currentPassword = PASSWORD;
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const takeOff = (by: Client, id: string) => by.post<Json>(`/admin/customers/${id}/second-factor-removal`, {});
const logOut = (by: Client, id: string) => by.post<Json>(`/admin/customers/${id}/log-out`, {});

describe('a lost second factor', () => {
  it('S76 is taken off by an administrator: told by mail, written down, and the account logged out', async () => {
    const person = await signedUp(shop, 'lost@example.com');
    await addApp(person);
    const { device } = await addPasskey(shop, person);
    const moved = await admin.put<Json>(`/admin/customers/${person.id}`, { email: 'moved@example.com' });
    expect([moved.status, moved.body.code, moved.body.errors[0].field]).toEqual([
      ...[409, 'second_factor_on', 'email'],
    ]);
    expect((await takeOff(admin, person.id)).status).toBe(200);
    expect((await person.get('/users/me')).status).toBe(401);
    const passkey = await shop.client.post('/auth/passkey', { response: await signedBy(shop, device) });
    expect(passkey.status).toBe(401);
    const back = await loggedIn(shop, person.email);
    expect((await back.get<Json>('/users/me/second-factor')).body.data).toEqual({
      ...{ isOn: false, recoveryCodesLeft: 0 },
    });
    expect(await mailTo(shop, person.email, 'has turned two-step login off')).toContain('up again');
    const audit = await admin.get<Json[]>('/admin/audit', {
      query: { filter: JSON.stringify({ entityId: person.id }) },
    });
    expect(audit.body.map(({ action }: Json) => action)).toContain('adminRemoveSecondFactor');
    const again = await takeOff(admin, person.id);
    expect([again.status, again.body.code]).toEqual([409, 'second_factor_off']);
  });

  it('S76 is taken off by staff with the permission, never above their own rank and never their own', async () => {
    const staff = await signedUp(shop, 'helper@example.com');
    const role = await admin.post<Json>(
      '/admin/roles',
      { name: 'Helper', permissions: ['customers.read', 'customers.secure'] },
      { expect: 201 },
    );
    await shop.sql(`update account set role = 'staff', staff_role_id = $2 where id = $1`, [
      ...[staff.id, role.body.id],
    ]);
    const [shopper, manager] = [
      await signedUp(shop, 'shopper-lost@example.com'),
      await signedUp(shop, 'manager-lost@example.com'),
    ];
    for (const person of [shopper, manager]) await addApp(person);
    await shop.sql(
      `update account set role = 'staff', staff_role_id = '00000000-0000-7000-8000-000000000002' where id = $1`,
      [manager.id],
    );
    const [root] = await shop.sql<{ id: string }>(`select id from account where role = 'admin' limit 1`);
    expect((await takeOff(staff, shopper.id)).status).toBe(200);
    for (const id of [manager.id, root?.id ?? '']) {
      for (const step of [takeOff, logOut]) {
        const { status, body } = await step(staff, id);
        expect([status, body.code]).toEqual([403, 'beyond_own_permissions']);
      }
    }
    expect((await takeOff(staff, staff.id)).body.code).toBe('not_yourself');
    expect((await takeOff(shopper, manager.id)).status).toBe(401);
    expect((await takeOff(manager, shopper.id)).body.code).toBe('not_allowed');
    expect((await takeOff(admin, '019336a0-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('S76 is no way in for whoever asks for it twice at once', async () => {
    const person = await signedUp(shop, 'twice@example.com');
    await addApp(person);
    const answers = await Promise.all([takeOff(admin, person.id), takeOff(admin, person.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('S73 links of order mails', () => {
  async function linked(email: string) {
    const person = await signedUp(shop, email);
    await person.post('/payments/cash', { ...wanted(await goods(shop)), amount: 10.2 });
    // the one mail of an order that is sent at once: its button pays the deposit
    const mail = await mailTo(shop, email, 'deposit now');
    const [, id = '', token = ''] = /\/orders\/([\w-]+)#(\d+\.[\w-]+)/.exec(mail) ?? [];
    const open = async () =>
      (await shop.client.get(`/orders/${id}`, { headers: { Authorization: `Order ${token}` } })).status;
    expect(await open()).toBe(200);
    return { person, open };
  }

  it.each([
    ['a log-out everywhere', (person: Client) => person.delete('/users/me/sessions', { expect: 200 })],
    [
      'a new password',
      (person: Client) =>
        person.put('/users/me/password', { currentPassword, newPassword: 'plum lantern' }, { expect: 200 }),
    ],
  ])('end with %s', async (what, end) => {
    const { person, open } = await linked(`${what.replaceAll(' ', '-')}@example.com`);
    await end(person);
    expect(await open()).toBe(403);
  });

  it('end with the sessions that an administrator ends, who tells the owner', async () => {
    const { person, open } = await linked('ended-by-admin@example.com');
    expect((await logOut(admin, person.id)).status).toBe(200);
    expect([await open(), (await person.get('/users/me')).status]).toEqual([403, 401]);
    expect(await mailTo(shop, person.email, 'logged your account out everywhere')).toContain('forgot');
  });

  it('outlive the log-out of one device', async () => {
    const { person, open } = await linked('one-device@example.com');
    await person.post('/auth/logout', {}, { expect: 200 });
    expect(await open()).toBe(200);
  });
});
