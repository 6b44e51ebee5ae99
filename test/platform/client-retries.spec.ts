import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import {
  addToCart,
  adminDeleteCoupon,
  adminIssueCredit,
  getShop,
  login,
} from '../../openapi/client/index.js';
import { connect, type Connection } from '../../openapi/sdk/connect.js';
import type { DukaError } from '../../openapi/sdk/errors.js';

interface Answer {
  status: number;
  code?: string;
  after?: string;
}
/** What the shop answers in turn; `cut` is no answer at all. */
let script: (Answer | 'cut')[] = [];
let keys: (string | undefined)[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'] as string | undefined);
    const next = script[Math.min(keys.length, script.length) - 1] ?? { status: 200 };
    if (next === 'cut') return void request.socket.destroy();
    const { status, code = 'x', after } = next;
    response.writeHead(status, {
      'content-type': status < 400 ? 'application/json' : 'application/problem+json',
      ...(after ? { 'retry-after': after } : {}),
    });
    response.end(
      JSON.stringify(status < 400 ? {} : { status, code, message: code, type: `/docs/errors/${code}` }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());
afterEach(() => {
  keys = [];
});

const shop = (more: Partial<Connection> = {}) =>
  connect({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...more });
/** `answered`, or the code of the refusal, and how often the shop was called. */
async function outcome(answers: typeof script, call: () => Promise<unknown>): Promise<[string, number]> {
  script = answers;
  const told = await call().then(
    () => 'answered',
    (error: DukaError) => error.code,
  );
  return [told, keys.length];
}
const line = { productId: '1', variantId: '2', quantity: 1 };

it('a read is tried again when no answer comes or the shop is busy', async () => {
  const waits: number[] = [];
  const client = shop({ onRetry: ({ waitMs }) => waits.push(waitMs) });
  expect(await outcome(['cut', { status: 503 }, { status: 200 }], () => getShop({ client }))).toEqual([
    'answered',
    3,
  ]);
  expect(waits).toHaveLength(2);
  for (const [turn, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(250 * 2 ** turn);
    expect(wait).toBeLessThanOrEqual(500 * 2 ** turn);
  }
});

it('a write that the shop knows again by its key is tried again under the same one', async () => {
  const busy = { status: 409, code: 'idempotency_key_in_use' };
  const answers = ['cut', { status: 502 }, busy, { status: 200 }] as const;
  expect(await outcome([...answers], () => addToCart({ client: shop(), body: line }))).toEqual([
    'answered',
    4,
  ]);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

it('a key of the caller stays, and every call has another one otherwise', async () => {
  script = [{ status: 200 }];
  const client = shop();
  await addToCart({ client, body: line, headers: { 'Idempotency-Key': 'mine' } });
  await addToCart({ client, body: line });
  await addToCart({ client, body: line });
  expect(keys[0]).toBe('mine');
  expect(new Set(keys).size).toBe(3);
});

it('any other write is sent once, unless the shop said that it was too much', async () => {
  const client = shop();
  const remove = () => adminDeleteCoupon({ client, path: { id: '1' } });
  expect(await outcome(['cut'], remove)).toEqual(['unreachable', 1]);
  keys = [];
  expect(await outcome([{ status: 503, code: 'busy' }], remove)).toEqual(['busy', 1]);
  keys = [];
  const credentials = { email: 'a@example.com', password: 'b' };
  const logIn = () => login({ client, body: credentials });
  expect(await outcome([{ status: 429, after: '1' }, { status: 200 }], logIn)).toEqual(['answered', 2]);
  expect(keys).toEqual([undefined, undefined]);
});

it('a write that takes no key is sent once, whatever key its caller sends with it', async () => {
  const client = shop();
  const body = { amount: 500, reason: 'Sorry' };
  const issue = () => adminIssueCredit({ client, body, headers: { 'Idempotency-Key': 'mine' } });
  expect(await outcome(['cut'], issue)).toEqual(['unreachable', 1]);
  keys = [];
  expect(await outcome([{ status: 502, code: 'bad_gateway' }], issue)).toEqual(['bad_gateway', 1]);
});

it('what is refused is not tried again, and who is to wait for minutes is told at once', async () => {
  const client = shop();
  expect(await outcome([{ status: 404, code: 'gone' }], () => getShop({ client }))).toEqual(['gone', 1]);
  keys = [];
  const slow = { status: 429, code: 'too_many_requests', after: '900' };
  expect(await outcome([slow], () => getShop({ client }))).toEqual(['too_many_requests', 1]);
  keys = [];
  expect(await outcome([{ status: 500, code: 'internal' }], () => getShop({ client }))).toEqual([
    'internal',
    1,
  ]);
});

it('it ends after as many tries as are wanted, and when its caller ends it', async () => {
  expect(
    await outcome([{ status: 503, code: 'busy' }], () => getShop({ client: shop({ retries: 1 }) })),
  ).toEqual(['busy', 2]);
  keys = [];
  const ending = new AbortController();
  const client = shop({ onRetry: () => ending.abort(new Error('enough')) });
  script = ['cut'];
  await expect(getShop({ client, signal: ending.signal })).rejects.toThrow('enough');
  expect(keys).toHaveLength(1);
});
