import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiProcess } from '../support/api-process.js';
import type { Json } from '../support/client.js';
import {
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { coupon } from '../support/races.js';
import { SECRET, signed } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';
import { deliver, delivered, sessionEvent } from '../support/webhooks.js';

const DAY_SECONDS = 86_400;
const ASKED_WITHIN_SECONDS = 65;
/** For which a cash order holds its goods, as the settings come. */
const HOLD_HOURS = 48;
const SHIFTED = new URL('../support/shifted-clock.mjs', import.meta.url).href;

const shop = useShop();

describe.each([
  ['five minutes ahead', 300],
  ['five minutes behind', -300],
  ['a day ahead', DAY_SECONDS],
  ['a day behind', -DAY_SECONDS],
])('R38 a process whose clock is %s', (name, seconds) => {
  let api: ApiProcess;
  beforeAll(async () => {
    const env = { NODE_OPTIONS: `--import=${SHIFTED}`, CLOCK_SHIFT_MS: String(seconds * 1_000) };
    api = await shop.startApi(env);
  });
  afterAll(async () => {
    await api.stop();
    await switches(shop, {});
    await mustBeSound(shop);
  });
  const caller = async () => api.client.as((await shop.shopper()).token);
  const secondsUntil = async (column: string, table: string) =>
    (
      await shop.sql<{ left: number }>(
        `select extract(epoch from ${column} - now())::float8 as left from ${table} order by created_at desc limit 1`,
      )
    )[0]?.left ?? Number.NaN;

  it('says so', async () => {
    const ahead = Number(/^duka_clock_ahead_seconds (.+)$/m.exec(await api.metrics())?.[1]);
    expect(Math.abs(ahead - seconds)).toBeLessThan(30);
  });

  it('neither lets go of an order nor keeps it for longer', async () => {
    const jacket = await goods(shop);
    await (await caller()).post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
    expect(Math.round((await secondsUntil('hold_expires_at', 'orders')) / 3_600)).toBe(HOLD_HOURS);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
  });

  it('asks a provider about a payment when all others do', async () => {
    const body = { ...wanted(await goods(shop)), amount: 25.49, mobileNumber: '+256770000123' };
    await (await caller()).post('/payments/mobile', body, { expect: 202 });
    const next = await secondsUntil('next_check_at', 'payment_attempt');
    expect(Math.abs(next)).toBeLessThan(ASKED_WITHIN_SECONDS);
  });

  it('takes a webhook that was signed just now, and none that was signed ten minutes ago', async () => {
    await switches(shop, { webhooks: 'drop' });
    const one = await caller();
    const session = await openSession(one, wanted(await goods(shop)));
    await payOnPage(api, session.url);
    const event = sessionEvent(session.id);
    const earlier = Math.floor(Date.now() / 1_000) - 600;
    expect(await deliver(api.client, event, { timestamp: earlier })).toBe(400);
    expect((await orderOf(one, session.data.orderId)).paymentStatus).toBe('pending');
    expect(await delivered(api.client, event)).toBe(200);
    expect((await orderOf(one, session.data.orderId)).paymentStatus).toBe('paid');
  });

  it('takes coupons from their first moment to their last', async () => {
    const [one, line] = [await caller(), wanted(await goods(shop))];
    const answers = [];
    for (const [code, from, to] of [
      ['OVER', -10, -2],
      ['NOW', -2, 2],
      ['SOON', 2, 10],
    ] as const) {
      const couponCode = `${code} ${name}`.replaceAll(' ', '').toUpperCase();
      await coupon(shop, couponCode, 100);
      await shop.sql(
        `update coupon set starts_at = now() + make_interval(mins => $2), ends_at = now() + make_interval(mins => $3)
         where code = $1`,
        [couponCode, from, to],
      );
      const { status, body } = await one.post('/coupons/preview', { ...line, code: couponCode });
      answers.push([status, body.code]);
    }
    expect(answers).toEqual([
      [422, 'coupon_expired'],
      [200, undefined],
      [422, 'coupon_not_started'],
    ]);
  });
});

describe('R38 a token', () => {
  it('is taken half a minute after its end, for clocks that differ, and never more than a minute', async () => {
    const { token = '' } = await shop.shopper();
    const { sub, sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const status = async (seconds: number) =>
      (await shop.client.as(signed(sub, sid, SECRET, seconds)).get('/users/me')).status;
    expect([await status(60), await status(-5), await status(-61)]).toEqual([200, 200, 401]);
  });
});

describe('R38 days of the report', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await shop.startApi({ TZ: 'America/New_York' });
  });
  afterAll(() => api.stop());

  it.each([
    ['a leap day', '2024-02-29', '2024-03-01'],
    ['the last day of a year', '2024-12-31', '2025-01-01'],
    ['a day of 23 hours in New York', '2025-03-09', '2025-03-10'],
    ['a day of 25 hours in New York', '2025-11-02', '2025-11-03'],
  ])('%s has 24 hours of Greenwich, and each order one day, wherever the shop runs', async (_, day, next) => {
    const { email } = await shop.shopper();
    const moments = [`${day}T00:00:00Z`, `${day}T23:59:59.999Z`, `${next}T00:00:00Z`];
    for (const placedAt of moments)
      await insertOrder(shop, {
        email,
        status: 'delivered',
        totalCents: 1_000,
        placedAt: new Date(placedAt),
      });
    const admin = api.client.as((await shop.admin()).token);
    const query = { from: day, to: next };
    const { body } = await admin.get<Json>('/admin/stats', { query, expect: 200 });
    expect(body.days).toEqual([
      expect.objectContaining({ date: day, sales: 20 }),
      expect.objectContaining({ date: next, sales: 10 }),
    ]);
  });
});
