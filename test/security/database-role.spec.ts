import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ApiProcess } from '../support/api-process.js';
import type { Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { goods, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const role = `duka_app_${randomBytes(4).toString('hex')}`;
let api: ApiProcess;

function asRole(): string {
  const url = new URL(shop.databaseUrl);
  [url.username, url.password] = [role, 'made for this test alone'];
  return url.href;
}

beforeAll(async () => {
  api = await shop.startApi({ DATABASE_URL: asRole(), MIGRATION_DATABASE_URL: shop.databaseUrl });
});
afterAll(async () => {
  await api.stop();
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`drop owned by ${role}`);
  await client.query(`drop role ${role}`);
  await client.end();
});

it('S62 a shop whose role may neither change tables nor be a superuser sells, mails and keeps its books', async () => {
  const { body } = await api.client.post<Json>(
    '/auth/login',
    { email: 'admin@example.com', password: 'duka-admin-demo' },
    { expect: 200 },
  );
  const admin = api.client.as(body.token);
  const email = 'role@example.com';
  const password = 'a plain saffron kettle';
  const person = { name: 'Role', email, phone: '+254 700 000 001', password };
  await api.client.post('/auth/register', person, { expect: 201 });
  const login = await api.client.post<Json>('/auth/login', { email, password }, { expect: 200 });
  const shopper = api.client.as(login.body.token);
  const street = {
    street: '7 Acacia Avenue',
    city: 'Kampala',
    state: 'Kampala',
    zipCode: '256',
    country: 'Uganda',
  };
  await shopper.post<Json>(
    '/payments/cash',
    {
      ...wanted(await goods(shop)),
      amount: 10.2,
      contact: { email, phone: '+254 700 000 001' },
      shippingAddress: { firstName: 'Ada', lastName: 'Otieno', ...street },
    },
    { expect: 200 },
  );
  const orders = await admin.get<Json[]>('/admin/orders', { expect: 200 });
  const [order] = orders.body;
  expect(order).toMatchObject({ customer: { email } });
  expect(await mailTo(shop, email, String(order?.['number']))).toContain('Role');
  const integrity = await admin.get<Json>('/admin/integrity', { expect: 200 });
  expect(JSON.stringify(integrity.body)).not.toContain('"ok":false');
});

it('S62 that role is refused by PostgreSQL when it changes a table', async () => {
  const client = new pg.Client({ connectionString: asRole() });
  await client.connect();
  try {
    for (const text of [
      'create table public.evil (id int)',
      'alter table orders drop column status',
      'drop table audit_event',
      'truncate orders cascade',
      'alter role current_user superuser',
    ])
      await expect(client.query(text)).rejects.toMatchObject({ code: '42501' });
    const { rows } = await client.query(
      'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = $1',
      [role],
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  } finally {
    await client.end();
  }
});

it('S62 a process that starts leaves the policies of the queue as they are: others write jobs meanwhile', async () => {
  const policies = () => shop.sql(`select oid, xmin from pg_policy where polname = 'duka_app' order by oid`);
  const before = await policies();
  const other = await shop.startApi({ DATABASE_URL: asRole(), MIGRATION_DATABASE_URL: shop.databaseUrl });
  await other.stop();
  expect(before.length).toBeGreaterThan(0);
  expect(await policies()).toEqual(before);
});
