import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { knowEveryRefusal } from '../support/contract.js';
import { bodies, calls, spoiled } from '../support/published.js';
import { useShop } from '../support/shop.js';

knowEveryRefusal();
const shop = useShop({ demo: true });
const WRONG: readonly unknown[] = [null, [[]], 1e21];
const LISTS = ['{"id":[]}', '{"id":[null]}', '{"q":[]}', '{"q":{}}', '[]', 'null', '""', '{'];
const PATHS = ['x', '%F0%9F%98%80', "1' or '1'='1", 'a'.repeat(300)];
/** They would end the sessions that the others need. */
const LEFT_OUT = new Set(['logout', 'changePassword']);

const people = new Map<string, Client>();
beforeAll(async () => {
  people.set('public', shop.client);
  people.set('admin', await shop.admin());
  people.set('staff', people.get('admin') ?? shop.client);
  people.set('customer', await shop.login('shopper@example.com', 'duka-shopper-demo'));
});

type Answered = { status: number; body: Json };
/** A refusal names what is wrong; nothing that is sent makes the shop stumble. */
function mustBeHandled({ status, body }: Answered): void {
  expect(status).toBeLessThan(500);
  if (body?.code === 'invalid_input')
    expect(body.errors).toContainEqual({
      field: expect.stringMatching(/./),
      message: expect.stringMatching(/./),
    });
}

const first = new Map(bodies.toReversed().map((body) => [body.call.operationId, body]));

describe.each([...first].filter(([id]) => !LEFT_OUT.has(id)))('S27 the body of %s', (_, body) => {
  const client = () => people.get(body.call['x-access'] ?? '') ?? shop.client;

  it.each(WRONG.map((wrong) => [JSON.stringify(wrong), wrong]))(
    'may have %s anywhere',
    async (text, wrong) => {
      mustBeHandled(await client().call<Json>(body.method, body.path, text));
      for (const [where, made] of spoiled(body.schema, body.value, wrong)) {
        const answer = await client().call<Json>(body.method, body.path, made);
        expect({ where, isHandled: answer.status < 500 }).toEqual({ where, isHandled: true });
        mustBeHandled(answer);
      }
    },
  );
});

describe('S23 S34 what stands in an address', () => {
  const lists = calls.filter(({ call }) => call.parameters?.some(({ name }) => name === 'filter'));

  it.each(lists.map(({ path, call }) => [call.operationId, path, call['x-access']] as const))(
    'may be any filter of %s',
    async (_, path, access) => {
      for (const filter of LISTS) {
        const client = people.get(access ?? '') ?? shop.client;
        mustBeHandled(await client.get<Json>(path.replace('/api/v1', ''), { query: { filter } }));
      }
    },
  );

  const things = calls.filter(({ path, call }) => path.includes('{') && !LEFT_OUT.has(call.operationId));

  it.each(
    things.map(({ path, method, call }) => [call.operationId, method, path, call['x-access']] as const),
  )('may be any id of %s', async (_, method, path, access) => {
    const client = people.get(access ?? '') ?? shop.client;
    for (const id of PATHS) {
      const address = path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, encodeURI(decodeURI(id)));
      mustBeHandled(await client.call<Json>(method, address, method === 'GET' ? undefined : {}));
    }
  });
});
