import { beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_PERMISSIONS, type Permission } from '../../api/src/kernel/permission.js';
import type { Client, Json } from '../support/client.js';
import { ForeignProgram } from '../support/oauth-client.js';
import { makeProduct } from '../support/products.js';
import { calls } from '../support/published.js';
import { useShop } from '../support/use-shop.js';
import { ACCESS_TABLE } from './access-table.js';

const shop = useShop();
/** For these a person logs in, as reviewed. */
const NEVER: readonly Permission[] = [
  ...(['keys.write', 'roles.write', 'customers.write', 'customers.secure'] as const),
  ...(['orders.export', 'customers.export', 'labels.print', 'connections.write'] as const),
  'archive.write',
];
const GIVEN = ALL_PERMISSIONS.filter((one) => !NEVER.includes(one));
const NOTHING = '019336a0-0000-7000-8000-000000000000';

let admin: Client;
let names = 0;

const make = async (scopes: readonly string[], more: object = {}, who = admin) => {
  names += 1;
  const body = { name: `Key ${names}`, scopes, ...more };
  return (await who.post<Json>('/admin/api-keys', body, { expect: 201 })).body;
};
const withKey = ({ secret }: Json) => shop.client.as(secret as string);

/** Every operation, called with ids of nothing. */
const asked = async (who: Client, { method, path }: (typeof calls)[number]) => {
  const here = path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, NOTHING);
  const { status, body, headers } = await who.call<Json>(
    method,
    here,
    method === 'GET' || method === 'DELETE' ? undefined : {},
  );
  return { status, code: body?.code as string, scope: body?.data?.scope as string, headers };
};
const needing = (permission: string) => calls.filter(({ call }) => call['x-permission'] === permission);

beforeAll(async () => {
  admin = await shop.admin();
});

it('S83 a key, and a token of it, that was made with what needs a person today may not do that', async () => {
  const key = await make(['orders.read']);
  const program = new ForeignProgram(() => shop.client.origin);
  await program.begin();
  const token = await program.byKey(key);
  const then = [key.id, JSON.stringify(['orders.read', ...NEVER])];
  await shop.sql('update api_key set scopes = $2::jsonb where id = $1', then);
  await shop.sql('update oauth_token set scopes = $2::jsonb where key_id = $1', then);
  for (const one of [withKey(key), shop.client.as(token.access_token)]) {
    await one.get('/admin/orders', { expect: 200 });
    for (const call of NEVER.flatMap(needing))
      expect([call.call.operationId, (await asked(one, call)).status]).toEqual([call.call.operationId, 403]);
  }
});

describe('S83 a key and its scopes, at every operation', () => {
  it.each(GIVEN)(
    'what needs %s is refused without it by the name of the scope, and done with it alone',
    async (one) => {
      const { id, secret } = await make(GIVEN.filter((other) => other !== one));
      const key = shop.client.as(secret);
      for (const call of needing(one)) {
        const { status, code, scope, headers } = await asked(key, call);
        expect([call.call.operationId, status, code, scope]).toEqual([
          ...[call.call.operationId, 403, 'scope_missing', one],
        ]);
        expect(headers.get('www-authenticate')).toBe(`Bearer error="insufficient_scope", scope="${one}"`);
      }
      await admin.put(`/admin/api-keys/${id}`, { scopes: [one] }, { expect: 200 });
      for (const call of needing(one)) {
        const { status, code } = await asked(key, call);
        const isRefused = ['scope_missing', 'password_required', 'not_allowed'].includes(code);
        const { operationId, 'x-recent-login': isDangerous = false } = call.call;
        expect([operationId, isRefused, status === 403 && code === 'api_key_needs_person']).toEqual([
          ...[operationId, false, isDangerous],
        ]);
      }
    },
  );

  it.each(NEVER)('what needs %s is done by a person alone', async (one) => {
    const { body } = await admin.post<Json>(
      '/admin/api-keys',
      { name: 'No', scopes: [one] },
      { expect: 400 },
    );
    expect(body.code).toBe('scope_not_for_keys');
    const key = withKey(await make(GIVEN));
    for (const call of needing(one)) expect((await asked(key, call)).scope).toBe(one);
  });

  it('what shoppers do for themselves is not done by a key, whatever its scopes', async () => {
    const key = withKey(await make(GIVEN));
    const own = calls.filter(({ call }) => ACCESS_TABLE.customer.includes(call.operationId));
    expect(own.length).toBeGreaterThan(50);
    for (const call of own)
      expect([call.call.operationId, (await asked(key, call)).code]).toEqual([
        call.call.operationId,
        'api_key_not_for_this',
      ]);
  });
});

describe('S84 a key', () => {
  it('has its secret told once, and kept as a hash alone', async () => {
    const made = await make(['orders.read']);
    expect(made.secret).toMatch(/^duka_sk_[0-9A-Za-z]{46}$/);
    const { body } = await admin.get<Json>(`/admin/api-keys/${made.id}`, { expect: 200 });
    expect(body.secret).toBeUndefined();
    expect(body.secrets).toMatchObject([{ hint: made.secret.slice(-4), endsAt: null, lastUsedAt: null }]);
    const rows = await shop.sql<Json>(
      `select to_jsonb(s)::text || coalesce((select string_agg(to_jsonb(e)::text, '') from audit_event e), '') as kept
       from api_key_secret s where key_id = $1`,
      [made.id],
    );
    expect(rows[0].kept).not.toContain(made.secret);
  });

  it('says when it was used, and is not written to at each call', async () => {
    const made = await make(['orders.read']);
    await withKey(made).get('/admin/orders', { expect: 200 });
    const used = async () =>
      (await admin.get<Json>(`/admin/api-keys/${made.id}`, { expect: 200 })).body.lastUsedAt as string;
    const first = await used();
    expect(Date.parse(first)).toBeGreaterThan(Date.now() - 60_000);
    await withKey(made).get('/admin/orders', { expect: 200 });
    expect(await used()).toBe(first);
  });

  it('is named by the audit log, and answered for by its owner', async () => {
    const made = await make(['products.write', 'products.read']);
    const { id } = await makeProduct(withKey(made));
    const filter = JSON.stringify({ entityId: id });
    const [entry] = (await admin.get<Json>('/admin/audit', { query: { filter }, expect: 200 })).body;
    expect(entry).toMatchObject({
      ...{ actorEmail: 'admin@example.com', action: 'adminCreateProduct' },
      apiKey: { id: made.id, name: made.name },
    });
  });

  it('is refused from another network, and that is written down', async () => {
    const made = await make(['orders.read'], { networks: ['203.0.113.0/24', '2001:db8::/32'] });
    const { body } = await withKey(made).get<Json>('/admin/orders', { expect: 403 });
    expect(body.code).toBe('api_key_elsewhere');
    const filter = JSON.stringify({ kind: 'api-key' });
    const events = (await admin.get<Json>('/admin/security-events', { query: { filter } })).body;
    expect(events[0]).toMatchObject({ outcome: 'refused', about: `${made.name}, from another network` });
    await admin.put(`/admin/api-keys/${made.id}`, { networks: ['127.0.0.0/8', '::1'] }, { expect: 200 });
    await withKey(made).get('/admin/orders', { expect: 200 });
  });

  it('ends when it was said to', async () => {
    const made = await make(['orders.read'], { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    await withKey(made).get('/admin/orders', { expect: 200 });
    await shop.sql(`update api_key set expires_at = now() where id = $1`, [made.id]);
    const refused = await withKey(made).get<Json>('/admin/orders', { expect: 401 });
    expect(refused.body.code).toBe('api_key_refused');
    expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect((await admin.get<Json>(`/admin/api-keys/${made.id}`)).body.state).toBe('expired');
  });

  it('changes over from one secret to the next, and both are good meanwhile', async () => {
    const first = await make(['orders.read']);
    const path = `/admin/api-keys/${first.id}/rotation`;
    const second = (await admin.post<Json>(path, { overlapHours: 1 }, { expect: 201 })).body;
    for (const one of [first, second]) await withKey(one).get('/admin/orders', { expect: 200 });
    expect(second.secrets.map(({ hint }: Json) => hint)).toEqual(
      [second, first].map(({ secret }) => secret.slice(-4)),
    );
    const third = (await admin.post<Json>(path, { overlapHours: 0 }, { expect: 201 })).body;
    for (const one of [first, second]) await withKey(one).get('/admin/orders', { expect: 401 });
    await withKey(third).get('/admin/orders', { expect: 200 });
    await admin.post(path, { overlapHours: 721 }, { expect: 400 });
  });

  it('is good no more once it is revoked', async () => {
    const made = await make(['orders.read']);
    await admin.delete(`/admin/api-keys/${made.id}`, undefined, { expect: 200 });
    await withKey(made).get('/admin/orders', { expect: 401 });
    await admin.get(`/admin/api-keys/${made.id}`, { expect: 404 });
    await admin.post(`/admin/api-keys/${made.id}/rotation`, {}, { expect: 404 });
  });

  it('loses what its owner loses, and ends with the owner’s account', async () => {
    const keeper = await shop.shopper('Kim Keeper');
    const terms = { name: 'Keeper', permissions: ['keys.read', 'keys.write', 'orders.read'] };
    const role = (await admin.post<Json>('/admin/roles', terms, { expect: 201 })).body.id as string;
    await shop.sql(`update account set role = 'staff', staff_role_id = $2 where email_key = $1`, [
      keeper.email,
      role,
    ]);
    const made = await make(['orders.read'], {}, keeper);
    const beyond = { name: 'Beyond', scopes: ['products.read'] };
    const refused = await keeper.post<Json>('/admin/api-keys', beyond, { expect: 403 });
    expect(refused.body).toMatchObject({ code: 'key_beyond_own', errors: [{ field: 'scopes' }] });
    await withKey(made).get('/admin/orders', { expect: 200 });
    await admin.put(`/admin/roles/${role}`, { permissions: ['products.read'] }, { expect: 200 });
    const lost = await withKey(made).get<Json>('/admin/orders', { expect: 403 });
    expect(lost.body.message).toBe('Whoever answers for this API key may no longer do this (orders.read).');
    // somebody who may do it makes another secret, and answers for the key
    const rotation = `/admin/api-keys/${made.id}/rotation`;
    const taken = (await admin.post<Json>(rotation, { overlapHours: 1 }, { expect: 201 })).body;
    expect(taken.owner).toBe('admin@example.com');
    await withKey(taken).get('/admin/orders', { expect: 200 });
    // and what the first secret had lost with its owner's rights, it does not get back by it
    await withKey(made).get('/admin/orders', { expect: 401 });
    await shop.sql(
      `update api_key set owner_id = (select id from account where email_key = $2) where id = $1`,
      [made.id, keeper.email],
    );
    await shop.sql(`update account set disabled_at = now() where email_key = $1`, [keeper.email]);
    await withKey(taken).get('/admin/orders', { expect: 401 });
    expect((await admin.get<Json>(`/admin/api-keys/${made.id}`)).body.state).toBe('owner-disabled');
  });

  it('is refused when it is mistyped, and says nothing at public doors', async () => {
    const { secret } = await make(['orders.read']);
    for (const wrong of [`${secret}a`, secret.slice(0, -1), `duka_sk_${'0'.repeat(46)}`, 'duka_sk_'])
      await shop.client.as(wrong).get('/admin/orders', { expect: 401 });
    await shop.client.as(secret).get('/products', { expect: 200 });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes'],
    [{ scopes: null }, 'scopes'],
    [{ networks: ['here'] }, 'networks'],
    [{ networks: '10.0.0.0/8' }, 'networks'],
    [{ networks: ['10.0.0.0/64'] }, 'networks'],
    [{ expiresAt: 'soon' }, 'expiresAt'],
  ])('that is asked for with %j is refused at its field', async (wrong, field) => {
    const body = { name: 'Wrong', scopes: ['orders.read'], ...wrong };
    const { body: refused } = await admin.post<Json>('/admin/api-keys', body, { expect: 400 });
    expect(refused.errors.map((one: Json) => one.field)).toEqual([field]);
  });

  it('has a name of its own', async () => {
    const { name } = await make(['orders.read']);
    const { body } = await admin.post<Json>(
      '/admin/api-keys',
      { name, scopes: ['orders.read'] },
      { expect: 409 },
    );
    expect(body.errors).toEqual([{ field: 'name', message: 'Another key has this name' }]);
  });
});
