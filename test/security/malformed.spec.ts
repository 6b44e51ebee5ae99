import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, Json } from '../support/client.js';
import { stampede } from '../support/concurrent.js';
import { knowEveryRefusal } from '../support/contract.js';
import {
  bodies,
  calls,
  isNullable,
  isNumber,
  spoiled,
  spoiledAtOnce,
  type Shape,
} from '../support/published.js';
import { useOwnShop } from '../support/use-shop.js';

knowEveryRefusal();
const folder = mkdtempSync(join(tmpdir(), 'duka-sql-'));
const log = join(folder, 'log');
const CANARY = 'canary_of_the_tests';
const recorder = new URL('../support/sql-log.mjs', import.meta.url).href;
const shop = useOwnShop({
  demo: true,
  env: { NODE_OPTIONS: `--import=${recorder}`, SQL_LOG: log, SQL_CANARY: CANARY },
});
const NESTED = [[CANARY]];
const WRONG: readonly unknown[] = [1e21, { raw: `${CANARY}' or 1=1 --` }];
/** What no number of the shop may be; written as it stands, because JavaScript would round some of them. */
const NO_NUMBERS = ['1e400', '9007199254740993', '0.001', '"1"', 'NaN', '-1e-7'];
/** Numbers with three decimals and more: the rates of a tax and of a currency. */
const THOUSANDTHS = new Set(['rates.percent', 'rate']);
const LISTS = ['{"id":[]}', '{"id":[null]}', '{"q":[]}', '{"q":{}}', '[]', 'null', '""', '{'];
const WORDS = [`{"q":"${CANARY}' --"}`, `{"${CANARY}":1}`];
const PATHS = ['x', '-1', '%F0%9F%98%80', "1' or '1'='1", 'a'.repeat(300), `${CANARY}'--`];
/** Nothing is asked for by its id, or it does not matter whether it is there. */
const ANY_ID = new Set(['listCategoryProducts', 'deleteFavorite']);
/** They would end the sessions that the others need. */
const LEFT_OUT = new Set(['logout', 'logOutEverywhere', 'changePassword', 'confirmPassword']);

const people = new Map<string, Client>();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
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

/** A call that answers for each part of its body refuses one in the part's own result. */
const statusOf = ({ status, body }: Answered): number =>
  status === 200 && (body?.results as Json[] | undefined)?.some(({ ok }) => ok === false) ? 400 : status;

/** Some at once: a visitor who sends nonsense waits for nobody. */
const each = <T>(values: Iterable<T>, send: (value: T) => Promise<void>) =>
  stampede(
    [...values].map((value) => () => send(value)),
    6,
  );

const first = new Map(bodies.toReversed().map((body) => [body.call.operationId, body]));

type Body = (typeof bodies)[number];
const sent = [...first].filter(([id]) => !LEFT_OUT.has(id));
/** PUT and PATCH of a thing read one body: what its members may not be is shown at one of them. */
const ofEachSchema = new Map(sent.map((one) => [JSON.stringify(one[1].schema), one])).values();
const clientOf = ({ call }: Body) => people.get(call['x-access'] ?? '') ?? shop.client;

async function mayBe(body: Body, wrong: unknown, members: ReturnType<typeof spoiled>): Promise<void> {
  const send = (made: unknown) => clientOf(body).call<Json>(body.method, body.path, made);
  mustBeHandled(await send(JSON.stringify(wrong)));
  await each(members, async ([where, made]) => {
    const answer = await send(made);
    expect({ where, isHandled: answer.status < 500 }).toEqual({ where, isHandled: true });
    mustBeHandled(answer);
  });
}

type Kind = (member: Shape) => boolean;
/**
 * The body with each member (of a kind) spoiled. All of one depth are sent at once before: a member that the refusal names
 * is refused and needs no request of its own.
 */
async function notNamed(body: Body, wrong: unknown, isMeant: Kind, text = (made: unknown) => made) {
  const members = spoiled(body.schema, body.value, wrong, isMeant);
  const named = new Set<string>();
  for (const depth of new Set(members.map(([where]) => where.split('.').length))) {
    const made = spoiledAtOnce(body.schema, body.value, wrong, isMeant, depth);
    const answer = await clientOf(body).call<Json>(body.method, body.path, text(made));
    mustBeHandled(answer);
    // that is no JSON, wherever it stands
    if (answer.status === 400 && answer.body.code === 'bad_json') return [];
    if (answer.status === 400 && answer.body.code === 'invalid_input')
      for (const { field } of answer.body.errors) named.add(field.replaceAll(/\.\d+/g, ''));
  }
  return members.filter(([where]) => !named.has(where));
}

describe.each(sent)('S27 the body of %s', (_, body) => {
  it(`may have ${JSON.stringify(NESTED)} anywhere`, async () =>
    mayBe(body, NESTED, await notNamed(body, NESTED, () => true)));
});

describe.each([...ofEachSchema])('S27 the members of the body of %s', (_, body) => {
  it('S32 take nothing in place of a number that is none', async () => {
    for (const number of NO_NUMBERS) {
      const text = (made: unknown) => JSON.stringify(made).replaceAll('"#"', number);
      await each(await notNamed(body, '#', isNumber, text), async ([where, made]) => {
        if (number === '0.001' && THOUSANDTHS.has(where)) return;
        const status = statusOf(await clientOf(body).call<Json>(body.method, body.path, text(made)));
        expect({ where, number, status }).toEqual({ where, number, status: 400 });
      });
    }
  });

  it('are null only where the document has it', async () => {
    const send = (made: unknown) => clientOf(body).call<Json>(body.method, body.path, made);
    mustBeHandled(await send('null'));
    const isMeant: Kind = (member) => !isNullable(member);
    await each(await notNamed(body, null, isMeant), async ([where, made]) => {
      const status = statusOf(await send(made));
      expect({ where, status }).toEqual({ where, status: 400 });
    });
    await each(spoiled(body.schema, body.value, null, isNullable), async ([, made]) =>
      mustBeHandled(await send(made)),
    );
  });

  it.each(WRONG.map((wrong) => [JSON.stringify(wrong), wrong]))('may be %s', async (__, wrong) =>
    mayBe(body, wrong, await notNamed(body, wrong, () => true)),
  );
});

describe('S23 S34 what stands in an address', () => {
  const lists = calls.filter(({ call }) => call.parameters?.some(({ name }) => name === 'filter'));

  it.each(lists.map(({ path, call }) => [call.operationId, path, call['x-access']] as const))(
    'may be any filter of %s',
    async (_, path, access) => {
      const client = people.get(access ?? '') ?? shop.client;
      await each([...LISTS, ...WORDS], async (filter) =>
        mustBeHandled(await client.get<Json>(path.replace('/api/v1', ''), { query: { filter } })),
      );
    },
  );

  const things = calls.filter(({ path, call }) => path.includes('{') && !LEFT_OUT.has(call.operationId));

  it.each(
    things.map(({ path, method, call }) => [call.operationId, method, path, call['x-access']] as const),
  )('may be any id of %s', async (operationId, method, path, access) => {
    const client = people.get(access ?? '') ?? shop.client;
    await each(PATHS, async (id) => {
      const address = path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, encodeURI(decodeURI(id)));
      const answer = await client.call<Json>(method, address, method === 'GET' ? undefined : {});
      mustBeHandled(answer);
      if (!ANY_ID.has(operationId))
        expect({ id, isKnown: answer.status < 400 }).toEqual({ id, isKnown: false });
    });
  });
});

describe('S27 what was sent', () => {
  it('never stood in a statement: values travel beside the SQL', async () => {
    await shop.client.get('/products', { query: { q: CANARY, sort: 'newest' } });
    await shop.client.get('/products', { query: { options: `${CANARY}:x`, category: CANARY } });
    await shop.client.get('/products/suggestions', { query: { q: CANARY } });
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(['listening']);
  });
});
