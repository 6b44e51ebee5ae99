import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { runJob } from '../support/money.js';
import { agree, ForeignProgram } from '../support/oauth-client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const program = () => new ForeignProgram(() => shop.client.origin);
const begun = async () => {
  const one = program();
  await one.begin();
  return one;
};
const connected = async (scopes = ['orders.read', 'products.read'], person = admin) => {
  const one = await begun();
  const { id, redirectTo } = await agree(person, await one.ask(scopes.join(' ')), scopes);
  return {
    program: one,
    id: id as string,
    redirectTo: redirectTo as string,
    tokens: await one.exchange(redirectTo),
  };
};
const form = async (path: string, body: Record<string, string>): Promise<{ status: number; body: Json }> => {
  const response = await fetch(`${shop.client.origin}/api/oauth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(body),
  });
  return { status: response.status, body: await response.json() };
};
const register = async (body: unknown): Promise<{ status: number; body: Json }> => {
  const response = await fetch(`${shop.client.origin}/api/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

describe('OAuth 2.1, as oauth4webapi speaks it', () => {
  it('is found by its metadata, and each resource names its server', async () => {
    const { server } = await begun();
    expect(server).toMatchObject({
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    expect(server.scopes_supported).toContain('orders.read');
    expect(server.scopes_supported).not.toContain('keys.write');
    for (const path of ['/mcp', '/api/v1/admin']) {
      const answer = await shop.client.fetch(`/.well-known/oauth-protected-resource${path}`);
      expect(await answer.json()).toMatchObject({
        ...{ resource: `${server.issuer}${path}`, authorization_servers: [server.issuer] },
      });
    }
  });

  it('lets a program in that somebody agrees to: within its scopes, named in the audit log, until it is shown out', async () => {
    const one = await begun();
    const asked = await one.ask('orders.read products.write keys.write nonsense');
    const shown = await admin.get<Json>('/admin/connected-apps/request', { query: { asked }, expect: 200 });
    expect(shown.body).toMatchObject({ name: 'Foreign Assistant', host: '127.0.0.1:53682' });
    expect(shown.body.scopes.map(({ id }: Json) => id)).toEqual(['orders.read', 'products.write']);
    const refused = new URL(shown.body.refusedTo);
    expect(refused.searchParams.get('error')).toBe('access_denied');
    const { id, redirectTo } = await agree(admin, asked, ['orders.read', 'products.write', 'coupons.write']);
    const tokens = await one.exchange(redirectTo);
    expect(tokens).toMatchObject({ token_type: 'bearer' });
    expect(tokens.expires_in).toBeGreaterThan(3_500);
    expect(tokens.access_token).toMatch(/^duka_at_[\w-]{43}$/);
    const app = shop.client.as(tokens.access_token);
    await app.get('/admin/orders', { expect: 200 });
    const missing = await app.get<Json>('/admin/customers', { expect: 403 });
    expect(missing.body).toMatchObject({ code: 'scope_missing', data: { scope: 'customers.read' } });
    expect((await app.get<Json>('/users/me', { expect: 403 })).body.code).toBe('api_key_not_for_this');
    const terms = { code: 'BYAPP', kind: 'percent', percent: 10 };
    const coupon = (await app.post<Json>('/admin/coupons', terms, { expect: 201 })).body;
    const [row] = (
      await admin.get<Json[]>('/admin/audit', {
        query: { filter: JSON.stringify({ entityId: coupon.id }) },
        expect: 200,
      })
    ).body;
    expect(row?.apiKey).toEqual({ id, name: 'Foreign Assistant', isApp: true });
    const [listed] = (await admin.get<Json[]>('/admin/connected-apps', { expect: 200 })).body;
    expect(listed).toMatchObject({
      id,
      name: 'Foreign Assistant',
      state: 'active',
      owner: expect.any(String),
    });
    expect(listed?.lastUsedAt).not.toBeNull();
    await admin.delete(`/admin/connected-apps/${id}`, undefined, { expect: 200 });
    expect((await app.get<Json>('/admin/orders', { expect: 401 })).body.code).toBe('api_key_refused');
    await expect(one.refresh(tokens.refresh_token)).rejects.toThrow();
    expect(
      (await admin.delete<Json>(`/admin/connected-apps/${id}`, undefined, { expect: 404 })).body.code,
    ).toBe('connected_app_not_found');
  });

  it('tells another refresh token each time, and shows out who brings an old one', async () => {
    const { program: one, tokens } = await connected();
    const next = await one.refresh(tokens.refresh_token);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(next.scope).toBe('orders.read products.read');
    await shop.client.as(next.access_token).get('/admin/orders', { expect: 200 });
    await expect(one.refresh(tokens.refresh_token)).rejects.toThrow();
    await shop.client.as(next.access_token).get('/admin/orders', { expect: 401 });
    await expect(one.refresh(next.refresh_token)).rejects.toThrow();
  });

  it('takes a code once, and shuts what a stolen one has opened', async () => {
    const { program: one, redirectTo, tokens } = await connected();
    await expect(one.exchange(redirectTo)).rejects.toThrow();
    await shop.client.as(tokens.access_token).get('/admin/orders', { expect: 401 });
  });

  it('ends tokens that a program gives back (RFC 7009)', async () => {
    const { program: one, tokens } = await connected();
    await one.revoke('duka_at_nobody_has_this');
    await one.revoke(tokens.access_token);
    await shop.client.as(tokens.access_token).get('/admin/orders', { expect: 401 });
    const next = await one.refresh(tokens.refresh_token);
    await one.revoke(next.refresh_token);
    await shop.client.as(next.access_token).get('/admin/orders', { expect: 401 });
  });

  it('gives an API key tokens of an hour (client credentials), no wider than the key', async () => {
    const one = await begun();
    const terms = { name: 'Bot', scopes: ['orders.read', 'products.read'] };
    const key = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body;
    const all = await one.byKey(key);
    expect(all.scope).toBe('orders.read products.read');
    expect(all.refresh_token).toBeUndefined();
    const narrow = await one.byKey(key, 'orders.read');
    const caller = shop.client.as(narrow.access_token);
    await caller.get('/admin/orders', { expect: 200 });
    await caller.get('/admin/products', { expect: 403 });
    await expect(one.byKey(key, 'customers.read')).rejects.toThrow();
    await expect(
      one.byKey({ ...key, secret: key.secret.replace(/.$/, (last: string) => (last === 'x' ? 'y' : 'x')) }),
    ).rejects.toThrow();
    await admin.put(`/admin/api-keys/${key.id}`, { scopes: ['products.read'] }, { expect: 200 });
    await caller.get('/admin/orders', { expect: 403 });
    await admin.delete(`/admin/api-keys/${key.id}`, undefined, { expect: 200 });
    await caller.get('/admin/orders', { expect: 401 });
  });

  it('keeps nothing by which anybody could be let in', async () => {
    const { tokens } = await connected();
    const rows = await shop.sql<Json>(
      'select t::text as row from oauth_token t union all select c::text from oauth_code c',
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const text of [tokens.access_token, tokens.refresh_token ?? '-', 'duka_'])
      expect(rows.filter(({ row }) => row.includes(text))).toEqual([]);
  });

  it('forgets what has ended, and programs that nobody let in', async () => {
    const { id } = await connected();
    const lonely = await begun();
    await shop.sql(`update oauth_client set created_at = now() - interval '2 days'`);
    await shop.sql(`update oauth_token set expires_at = now() - interval '1 minute' where app_id <> $1`, [
      id,
    ]);
    await shop.sql(`update oauth_code set expires_at = now() - interval '1 minute'`);
    await runJob(shop, 'oauth.forget');
    expect(await shop.sql('select id from connected_app')).toEqual([{ id }]);
    expect(await shop.sql('select 1 from oauth_client where id = $1', [lonely.client.client_id])).toEqual([]);
  });
});

describe('S93 OAuth 2.1 refuses', () => {
  it('who agrees to more than they may, who may make no keys, and every key', async () => {
    const one = await begun();
    const asked = await one.ask('orders.read');
    const body = { asked, scopes: ['roles.write'] };
    expect((await admin.post<Json>('/admin/connected-apps', body, { expect: 400 })).body.code).toBe(
      'scope_not_for_keys',
    );
    const staff = await shop.shopper('Sam Staff', 'staff');
    await staff.post('/admin/connected-apps', { asked, scopes: ['orders.read'] }, { expect: 403 });
    const { tokens } = await connected();
    const app = shop.client.as(tokens.access_token);
    await app.post('/admin/connected-apps', { asked, scopes: ['orders.read'] }, { expect: 403 });
  });

  it('what an owner loses, their application loses, too', async () => {
    const { tokens } = await connected(['customers.read']);
    const app = shop.client.as(tokens.access_token);
    await app.get('/admin/customers', { expect: 200 });
    await shop.sql(`update account set role = 'staff' where email_key = 'admin@example.com'`);
    expect((await app.get<Json>('/admin/customers', { expect: 403 })).body.code).toBe('scope_missing');
    await shop.sql(`update account set role = 'admin' where email_key = 'admin@example.com'`);
  });

  it.each([
    ['another place to be sent back to', { redirect_uri: 'https://thief.example/done' }],
    ['no protection of its code', { code_challenge_method: 'plain' }],
    ['another answer', { response_type: 'token' }],
    ['something of another shop', { resource: 'https://other.example/mcp' }],
    ['a name that nobody has', { client_id: 'duka_app_nobody' }],
  ])('a request with %s, and sends nobody there', async (_, more) => {
    const one = await begun();
    const asked = await one.ask('orders.read', more);
    const { body } = await admin.get<Json>('/admin/connected-apps/request', {
      query: { asked },
      expect: 400,
    });
    expect(body.code).toBe('app_request_wrong');
    const sent = { asked, scopes: ['orders.read'] };
    expect((await admin.post<Json>('/admin/connected-apps', sent, { expect: 400 })).body.code).toBe(
      'app_request_wrong',
    );
  });

  it('takes any port of the person’s own machine, and no other path there', async () => {
    const one = await begun();
    const at = (uri: string) => one.ask('orders.read', { redirect_uri: uri });
    await admin.get('/admin/connected-apps/request', {
      ...{ query: { asked: await at('http://127.0.0.1:1234/done') }, expect: 200 },
    });
    await admin.get('/admin/connected-apps/request', {
      ...{ query: { asked: await at('http://127.0.0.1:1234/other') }, expect: 400 },
    });
  });

  it.each([
    [{}, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://agent.example/done'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://agent.example/done#there'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://agent.example/done'], client_name: 7 }, 'invalid_client_metadata'],
  ])('to register %j', async (sent, error) => {
    expect(await register(sent)).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    [{}, 400, 'invalid_client'],
    [{ grant_type: 'password', client_id: 'x', client_secret: 'y' }, 400, 'invalid_client'],
    [
      { grant_type: 'refresh_token', client_id: 'duka_app_nobody', refresh_token: 'x' },
      400,
      'invalid_client',
    ],
    [{ grant_type: 'refresh_token', resource: 'https://other.example' }, 400, 'invalid_target'],
  ])('tokens for %j', async (sent, status, error) => {
    expect(await form('token', sent as Record<string, string>)).toMatchObject({ status, body: { error } });
  });

  it('a code without the right verifier, and the code is gone', async () => {
    const one = await begun();
    const { redirectTo } = await agree(admin, await one.ask('orders.read'), ['orders.read']);
    const code = new URL(redirectTo).searchParams.get('code') ?? '';
    const asked = { grant_type: 'authorization_code', client_id: one.client.client_id, code };
    const back = { redirect_uri: 'http://127.0.0.1:53682/done' };
    const wrong = await form('token', { ...asked, ...back, code_verifier: 'a'.repeat(43) });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await expect(one.exchange(redirectTo)).rejects.toThrow();
  });
});
