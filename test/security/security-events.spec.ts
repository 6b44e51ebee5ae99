import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { runJob } from '../support/money.js';
import { addApp, addPasskey, loggedIn, PASSWORD, signedUp } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const events = async (filter: object) =>
  (await admin.get<Json[]>('/admin/security-events', { query: { filter: JSON.stringify(filter) } })).body;
const told = (rows: readonly Json[]) =>
  rows.map(({ kind, outcome, factor }) => [kind, outcome, factor].filter(Boolean).join(' '));

describe('S77 what happens at the doors of an account', () => {
  it('is kept with who, whose, where and by what', async () => {
    const person = await signedUp(shop, 'seen@example.com');
    await shop.client.post('/auth/login', { email: person.email, password: 'a wrong one' });
    await addApp(person);
    const { ids } = await addPasskey(shop, person);
    await person.delete(`/users/me/passkeys/${ids[0]}`, { expect: 200 });
    await person.put(
      '/users/me/password',
      { currentPassword: PASSWORD, newPassword: 'plum lantern' },
      { expect: 200 },
    );
    await person.post('/auth/logout', {}, { expect: 200 });
    const rows = await events({ q: person.email });
    expect(told(rows).sort()).toEqual([
      'factor-added done app',
      'factor-added done passkey',
      'factor-removed done passkey',
      'login done password',
      'login refused password',
      'password-changed done',
      'session-ended done',
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ accountId: person.id, network: '127.0.0.1' });
      expect(row['accountHash']).toMatch(/^[\w-]{16}$/);
      expect(JSON.stringify(row)).not.toContain(person.email);
    }
    expect(await events({ accountId: person.id })).toHaveLength(rows.length);
  });

  it('is kept of addresses without an account, as one entry an hour however often they are tried', async () => {
    const login = { email: 'Nobody@Example.com', password: 'a wrong one' };
    for (let times = 0; times < 4; times += 1) await shop.client.post('/auth/login', login);
    const rows = await events({ q: 'nobody@example.com' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'login', outcome: 'refused', accountId: null, times: 4 });
    expect(shop.api.log).toMatch(/"security":\{"kind":"login","outcome":"refused"/);
    expect(shop.api.log).not.toContain('nobody@example.com');
  });

  it('is kept of a permission that was refused, with who asked for which', async () => {
    const person = await signedUp(shop, 'curious@example.com');
    expect((await person.get('/admin/audit')).status).toBe(403);
    const rows = await events({ accountId: person.id, kind: 'permission' });
    expect(rows).toMatchObject([{ outcome: 'refused', actorId: person.id, about: 'audit.read' }]);
  });

  it('is read by whoever may read the audit log, filtered and in pages', async () => {
    const person = await loggedIn(shop, 'curious@example.com');
    expect((await person.get('/admin/security-events')).status).toBe(403);
    const refused = await events({ outcome: 'refused' });
    expect(refused.every(({ outcome }: Json) => outcome === 'refused')).toBe(true);
    expect((await admin.get('/admin/security-events', { query: { filter: '{"outcome":"x"}' } })).status).toBe(
      400,
    );
    expect((await admin.get('/admin/security-events', { query: { range: '[0,0]' } })).body).toHaveLength(1);
  });

  it('goes after 90 days, and with the person', async () => {
    const person = await signedUp(shop, 'leaving@example.com');
    await shop.sql(
      `update security_event set created_at = now() - interval '91 days' where kind = 'permission'`,
    );
    await runJob(shop, 'privacy.retention');
    expect(await events({ kind: 'permission' })).toEqual([]);
    const file = await person.get<Json>('/users/me/data');
    expect(file.body.data.securityEvents).toMatchObject([
      { kind: 'login', outcome: 'done', network: '127.0.0.1' },
    ]);
    await person.post('/users/me/erasure', { password: PASSWORD }, { expect: 200 });
    expect(await events({ accountId: person.id })).toEqual([]);
  });
});
