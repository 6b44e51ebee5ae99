import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ProviderAccess } from '../../platform/config/provider-access.js';
import { paypal } from '../../../sandbox/src/plugins/paypal/paypal.js';
import { PluginOnAPort } from '../../../sandbox/src/plugins/testing/play-plugin.js';
import { NotSent, ProviderCalls } from './provider-calls.js';

const start = new Date('2026-11-21T12:00:00Z');
let now = start;
const clock = { now: () => now };
const later = (minutes: number) => (now = new Date(start.getTime() + minutes * 60_000));

const played = new PluginOnAPort(paypal, clock);
const asked = (path: string) => played.calls.filter((call) => call.path === path).length;
const [TOKEN, ORDER] = ['/v1/oauth2/token', '/v2/checkout/orders/NONE'] as const;
let calls: ProviderCalls;
const read = () => calls.call(ORDER, (token) => ({ headers: { Authorization: `Bearer ${token}` } }));
const away = { status: 503, body: {}, headers: {} };

beforeAll(() => played.open());
afterAll(() => played.close());
beforeEach(() => {
  later(0);
  played.forget();
  const access = new ProviderAccess();
  access.announce('paypal', { baseUrl: played.baseUrl, secrets: played.keys });
  const init = () => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  calls = new ProviderCalls(access, clock, 'paypal', { path: TOKEN, login: ['id', 'secret'], init });
});

it('asks for one token however many wait for it, keeps it until its end, and renews it', async () => {
  const answers = await Promise.all([read(), read(), read()]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  later(8 * 60);
  await read();
  expect(asked(TOKEN)).toBe(1);
  later(9 * 60);
  await read();
  expect(asked(TOKEN)).toBe(2);
});

it('sends again once what was refused with a token that is no longer taken', async () => {
  await read();
  played.instead = ({ path }) =>
    path === ORDER && asked(ORDER) === 2 ? { ...away, status: 401 } : undefined;
  expect((await read()).status).toBe(404);
  expect([asked(TOKEN), asked(ORDER)]).toEqual([2, 3]);
  played.instead = ({ path }) => (path === ORDER ? { ...away, status: 401 } : undefined);
  expect((await read()).status).toBe(401);
  expect([asked(TOKEN), asked(ORDER)]).toEqual([3, 5]);
});

it('sends nothing where there is no token, nor while the provider is down', async () => {
  played.instead = ({ path }) => (path === TOKEN ? away : undefined);
  await expect(read()).rejects.toThrow(NotSent);
  expect(asked(ORDER)).toBe(0);
  played.instead = undefined;
  await read();
  played.instead = ({ path }) => (path === ORDER ? away : undefined);
  for (let times = 0; times < 5; times += 1) expect((await read()).status).toBe(503);
  const before = asked(ORDER);
  await expect(read()).rejects.toThrow(NotSent);
  expect(asked(ORDER)).toBe(before);
  played.instead = undefined;
  later(1);
  expect((await read()).status).toBe(404);
});
