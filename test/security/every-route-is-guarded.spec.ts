import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { v7 } from 'uuid';
import type { Client } from '../support/client.js';
import { operations } from '../support/contract.js';
import { useShop } from '../support/use-shop.js';
import { ACCESS_TABLE } from './access-table.js';

type Access = keyof typeof ACCESS_TABLE;
interface ApiDoc {
  operationId: string;
  'x-access'?: Access;
  'x-audited'?: string;
  'x-changes-nothing'?: boolean;
  requestBody?: unknown;
}
interface Route {
  name: string;
  file: string;
  access: Access | null;
  hidden: boolean;
}

const shop = useShop();
const described: { path: string; method: string; operation: ApiDoc }[] = operations.map(
  ({ path, method, operation }) => ({
    path: path.replace('/api/v1', ''),
    method,
    operation,
  }),
);
const reviewed = new Map(
  Object.entries(ACCESS_TABLE).flatMap(([access, names]) => names.map((name) => [name, access as Access])),
);
const routes = JSON.parse(
  execFileSync(process.execPath, [fileURLToPath(new URL('../support/routes.mjs', import.meta.url))], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  }),
) as Route[];

/** What each kind of caller must get, by the access of the route: let in, unknown, or refused. */
const EXPECTED: Readonly<Record<Access, Readonly<Record<string, 'in' | 401 | 403>>>> = {
  public: {
    nobody: 'in',
    garbage: 'in',
    expired: 'in',
    revoked: 'in',
    customer: 'in',
    staff: 'in',
    admin: 'in',
  },
  customer: {
    nobody: 401,
    garbage: 401,
    expired: 401,
    revoked: 401,
    customer: 'in',
    staff: 'in',
    admin: 'in',
  },
  staff: { nobody: 401, garbage: 401, expired: 401, revoked: 401, customer: 403, staff: 'in', admin: 'in' },
  admin: { nobody: 401, garbage: 401, expired: 401, revoked: 401, customer: 403, staff: 403, admin: 'in' },
};

const people = new Map<string, Client>();

beforeAll(async () => {
  const revoked = await shop.shopper('Rita Revoked');
  await revoked.post('/auth/logout', undefined, { expect: 200 });
  people.set('nobody', shop.client);
  people.set('garbage', shop.client.as('garbage.garbage.garbage'));
  people.set('expired', shop.client.as(ended(revoked.token)));
  people.set('revoked', revoked);
  people.set('customer', await shop.shopper('Carl Customer'));
  people.set('staff', await shop.staff());
  people.set('admin', await shop.admin());
});

/** The same token, rightly signed, whose time was over an hour ago. */
function ended(token = ''): string {
  const [head, payload = ''] = token.split('.');
  const good = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const old = JSON.stringify({ ...good, exp: Math.floor(Date.now() / 1000) - 3_600 });
  const text = `${head}.${Buffer.from(old).toString('base64url')}`;
  return `${text}.${createHmac('sha256', 'a secret of the tests, 32 bytes long').update(text).digest('base64url')}`;
}

const LOG_OUT = ['logout', 'logOutEverywhere'];

/** Logging out ends the sessions of the account it is called with, so it gets one of its own. */
async function someone(who: string, operationId: string): Promise<Client> {
  if (!LOG_OUT.includes(operationId) || EXPECTED.customer[who] !== 'in')
    return people.get(who) ?? shop.client;
  return who === 'customer' ? shop.shopper() : shop.shopper('Leaver', who);
}

describe('S18 the reviewed table of access', () => {
  it('has a row for every operation of the document, and none besides', () => {
    expect(described.map(({ operation }) => operation.operationId).sort()).toEqual(
      [...reviewed.keys()].sort(),
    );
  });

  it.each(described.map(({ operation }) => [operation.operationId, operation['x-access']] as const))(
    'says of %s what the document says',
    (operationId, access) => {
      expect(reviewed.get(operationId)).toBe(access);
    },
  );
});

describe('S19 the routes of the code', () => {
  it('all say who may call them', () => {
    expect(routes.length).toBeGreaterThan(50);
    expect(routes.filter(({ access }) => access === null)).toEqual([]);
  });

  it('are those of the document, both ways', () => {
    const published = routes.filter(({ hidden }) => !hidden).map(({ name }) => name);
    expect(published.sort()).toEqual(described.map(({ operation }) => operation.operationId).sort());
  });

  it('are shown where the documentation is switched on', async () => {
    expect((await shop.client.fetch('/docs-json')).status).toBe(200);
  });

  it('write an audit row wherever the back office writes', () => {
    const writes = described.filter(({ path, method }) => path.startsWith('/admin/') && method !== 'GET');
    const silent = writes.filter(
      ({ operation }) => !operation['x-audited'] && !operation['x-changes-nothing'],
    );
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});

describe('S18 who gets in', () => {
  it.each(described.map((route) => [route.operation.operationId, route] as const))('%s', async (_, route) => {
    const { operationId, requestBody } = route.operation;
    const expected = EXPECTED[reviewed.get(operationId) ?? 'public'];
    const answered: Record<string, number | 'in'> = {};
    for (const [who, wanted] of Object.entries(expected)) {
      const client = await someone(who, operationId);
      const path = route.path.replaceAll(/\{[^}]+\}/g, () => v7());
      const { status } = await client.call(route.method, path, requestBody === undefined ? undefined : {});
      answered[who] = wanted === 'in' && ![401, 403, 500].includes(status) ? 'in' : status;
    }
    expect(answered).toEqual(expected);
  });
});
