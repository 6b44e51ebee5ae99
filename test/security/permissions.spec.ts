import { beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_PERMISSIONS, STAFF_PERMISSIONS } from '../../api/src/kernel/permission.js';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { calls } from '../support/published.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const TOKEN = /\/reset-password\/([\w-]{43})/;
/** What needs a permission, with the ids of nothing in its path. */
const guarded = calls.flatMap(({ method, path, call }) =>
  call['x-permission']
    ? [
        {
          method,
          path: path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, '019336a0-0000-7000-8000-000000000000'),
          permission: call['x-permission'],
          operationId: call.operationId,
        },
      ]
    : [],
);

let admin: Client;
let member: Client & { email: string };
let memberId: string;
let roleId: string;

const role = (name: string, permissions: readonly string[], more: object = {}) =>
  admin.post<Json>('/admin/roles', { name, permissions, ...more }, { expect: 201 });
const allow = (permissions: readonly string[]) =>
  admin.put(`/admin/roles/${roleId}`, { permissions }, { expect: 200 });
const idOf = async (email: string): Promise<string> =>
  (await admin.get<Json>('/admin/customers', { query: { filter: JSON.stringify({ q: email }) } })).body[0].id;
const ask = async ({ method, path }: { method: string; path: string }) =>
  (await member.call<Json>(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})).body;

/** A member of the staff with the role, logged in; appointed straight in the database, so that the session goes on. */
async function someoneWith(id: string): Promise<Client & { email: string }> {
  const someone = await shop.shopper();
  await shop.sql(`update account set role = 'staff', staff_role_id = $2 where email_key = $1`, [
    someone.email,
    id,
  ]);
  return someone;
}

beforeAll(async () => {
  admin = await shop.admin();
  roleId = (await role('Tried', [])).body.id;
  member = await someoneWith(roleId);
  memberId = await idOf(member.email);
});

/** Asked for within a call that others may make as well; its own spec shows it. */
const WITHIN = new Set<string>(['orders.own_lines']);

describe('S18 with one permission missing', () => {
  it('there is a call for every permission, and a permission for every call of the back office', () => {
    expect([...new Set(guarded.map(({ permission }) => permission))].sort()).toEqual(
      ALL_PERMISSIONS.filter((one) => !WITHIN.has(one)).sort(),
    );
    const open = calls.filter(({ path, call }) => path.includes('/admin/') && !call['x-permission']);
    expect(open.map(({ call }) => call.operationId)).toEqual([]);
  });

  it.each(ALL_PERMISSIONS.filter((one) => !WITHIN.has(one)))(
    'every call that needs %s is refused without it, and let in with it alone',
    async (one) => {
      const needing = guarded.filter(({ permission }) => permission === one);
      await allow(ALL_PERMISSIONS.filter((other) => other !== one));
      for (const call of needing)
        expect([call.operationId, (await ask(call)).code]).toEqual([call.operationId, 'not_allowed']);
      await allow([one]);
      for (const call of needing)
        expect([call.operationId, (await ask(call)).code]).not.toEqual([call.operationId, 'not_allowed']);
    },
  );
});

describe('roles', () => {
  it('four come ready, and whoever is appointed without one may do what staff always could', async () => {
    const { body } = await admin.get<Json>('/admin/roles', { expect: 200 });
    const ready = body.filter(({ isReady }: Json) => isReady).map(({ name }: Json) => name);
    expect(ready).toEqual(['Staff', 'Manager', 'Packer', 'Accountant']);
    const staff = await shop.staff();
    const me = (await staff.get<Json>('/users/me', { expect: 200 })).body;
    expect(me.permissions.map(({ resource, action }: Json) => `${resource}.${action}`)).toEqual(
      STAFF_PERMISSIONS,
    );
  });

  it('are not handed out beyond what one may do oneself', async () => {
    await allow(['roles.read', 'roles.write', 'customers.read', 'customers.write', 'orders.read']);
    const refused = { code: 'beyond_own_permissions' };
    const more = { name: 'More', permissions: ['settings.write'] };
    expect((await member.post('/admin/roles', more, { expect: 403 })).body).toMatchObject(refused);
    const own = { permissions: ['settings.write'] };
    expect((await member.put(`/admin/roles/${roleId}`, own, { expect: 403 })).body).toMatchObject(refused);
    const shopper = await idOf((await shop.shopper()).email);
    const path = `/admin/customers/${shopper}`;
    expect((await member.put(path, { role: 'admin' }, { expect: 403 })).body).toMatchObject(refused);
    expect((await member.put(path, { role: 'staff' }, { expect: 403 })).body).toMatchObject(refused);
    const chief = await idOf('admin@example.com');
    const shut = await member.put(`/admin/customers/${chief}`, { disabled: true }, { expect: 403 });
    expect(shut.body).toMatchObject(refused);
    const lesser = (await role('Lesser', ['orders.read'])).body.id as string;
    const given = await member.put<Json>(path, { role: 'staff', staffRoleId: lesser }, { expect: 200 });
    expect(given.body).toMatchObject({ role: 'staff', staffRole: 'Lesser' });
  });

  it('cannot be deleted while somebody has them, nor when they came with the shop', async () => {
    expect((await admin.delete(`/admin/roles/${roleId}`, undefined, { expect: 409 })).body.code).toBe(
      'role_in_use',
    );
    const [ready] = (await admin.get<Json>('/admin/roles')).body;
    await admin.delete(`/admin/roles/${ready.id}`, undefined, { expect: 409 });
    const unused = (await role('Unused', ['orders.read'])).body.id as string;
    await admin.delete(`/admin/roles/${unused}`, undefined, { expect: 200 });
    await admin.get(`/admin/roles/${unused}`, { expect: 404 });
  });

  it('have names of their own, and refuse what the shop does not know', async () => {
    const taken = await admin.post('/admin/roles', { name: 'Packer', permissions: [] }, { expect: 409 });
    expect(taken.body.errors).toEqual([{ field: 'name', message: 'Another role has this name' }]);
    for (const body of [
      { name: '', permissions: [] },
      { name: 'X', permissions: ['everything'] },
      { name: 'X', permissions: ['orders.read', 'orders.read'] },
      { name: 'X', permissions: null },
      { name: 'X', permissions: [], refundLimit: -1 },
    ])
      await admin.post('/admin/roles', body, { expect: 400 });
  });

  it('end every session of whose role is changed', async () => {
    const someone = await someoneWith(roleId);
    const packer = (await admin.get<Json>('/admin/roles')).body.find(({ name }: Json) => name === 'Packer');
    const path = `/admin/customers/${await idOf(someone.email)}`;
    await admin.put(path, { staffRoleId: packer.id }, { expect: 200 });
    await someone.get('/users/me', { expect: 401 });
    await admin.put(path, { staffRoleId: '019336a0-0000-7000-8000-000000000000' }, { expect: 404 });
  });
});

describe('an invitation', () => {
  it('opens an account whose password is chosen by a mailed link, with the role that it names', async () => {
    const email = 'petra.packer@example.com';
    const { body: roles } = await admin.get<Json>('/admin/roles');
    const packer = roles.find(({ name }: Json) => name === 'Packer');
    const invitation = { name: 'Petra Packer', email, role: 'staff', staffRoleId: packer.id };
    const { body } = await admin.post<Json>('/admin/customers', invitation, { expect: 201 });
    expect(body).toMatchObject({ email, role: 'staff', staffRole: 'Packer' });
    const mail = await mailTo(shop, email, 'reset-password');
    const token = TOKEN.exec(mail)?.[1] ?? 'none';
    await shop.client.put(`/auth/reset-password/${token}`, { password: 'short-pw-1' }, { expect: 400 });
    const password = 'a-longer-password-1';
    await shop.client.put(`/auth/reset-password/${token}`, { password }, { expect: 200 });
    const petra = await shop.login(email, password);
    await petra.get('/admin/orders', { expect: 200 });
    await petra.get('/admin/customers', { expect: 403 });
  });

  it('opens an account for a customer; what it says is put right, and with another address it begins anew', async () => {
    const invitation = {
      ...{ name: 'Bea Buyer', email: 'bea.buyer@example.com', role: 'customer' },
      ...{ phone: '+254700000001', language: 'de' },
    };
    const { id, ...made } = (await admin.post<Json>('/admin/customers', invitation, { expect: 201 })).body;
    expect(made).toMatchObject({ ...invitation, staffRole: null });
    const mail = await mailTo(shop, invitation.email, 'reset-password');
    expect(mail).toContain('has opened this account for you');
    const password = 'a-good-password-2';
    const token = TOKEN.exec(mail)?.[1] ?? 'none';
    await shop.client.put(`/auth/reset-password/${token}`, { password }, { expect: 200 });
    const bea = await shop.login(invitation.email, password);
    const put = (body: object, of = id) => admin.put<Json>(`/admin/customers/${of}`, body);
    const changed = { name: 'Bea Other', phone: '', language: 'fr' };
    expect((await put(changed)).body).toMatchObject(changed);
    await bea.get('/users/me', { expect: 200 });
    const email = 'bea.other@example.com';
    expect((await put({ email: member.email })).body).toMatchObject({ code: 'email_taken' });
    expect((await put({ email })).body).toMatchObject({ email, name: 'Bea Other' });
    await bea.get('/users/me', { expect: 401 });
    await mailTo(shop, invitation.email, 'Your email address was changed');
    const proved = await shop.sql('select 1 from email_confirmation where account_id = $1', [id]);
    expect(proved).toEqual([]);
    await shop.login(email, password);
    expect((await put({ name: 'X' }, memberId)).body).toMatchObject({ code: 'kept_by_themselves' });
    expect((await put({ phone: 'not a number' })).body).toMatchObject({ errors: [{ field: 'phone' }] });
  });

  it('are imported and shown by whoever may see customers too: a preview tells what the shop knows', async () => {
    await allow(['customers.write']);
    const csv = { headers: { 'content-type': 'text/csv' }, expect: 403 };
    for (const path of ['/admin/customers/imports', '/admin/customers/imports/preview'])
      expect((await member.post(path, 'email\nann@example.com\n', csv)).body).toMatchObject({
        code: 'not_allowed',
      });
    for (const path of ['/admin/earlier-orders/imports', '/admin/earlier-orders/imports/preview'])
      expect((await member.post(path, 'number,total\n1,2\n', csv)).body).toMatchObject({
        code: 'not_allowed',
      });
  });

  it('is refused for an address that has an account', async () => {
    const invitation = { name: 'Again', email: member.email, role: 'staff' };
    const { body } = await admin.post<Json>('/admin/customers', invitation, { expect: 409 });
    expect(body.errors[0].field).toBe('email');
    expect(memberId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
