import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Json } from '../support/client.js';
import {
  CARDS,
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  sendForm,
  switches,
  wanted,
} from '../support/money.js';
import { until } from '../support/processes.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const choose = (fault: string) => sendForm(shop, '/sandbox/faults', '/sandbox/faults', { fault });
const paid = ({ paymentStatus }: { paymentStatus: string }) => paymentStatus === 'paid';

describe('the page of faults', () => {
  beforeAll(() => switches(shop, {}));
  afterAll(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  async function opened(door = shop.api) {
    const shopper = await shop.shopper();
    const client = door.client.as(shopper.token);
    const session = await openSession(client, wanted(await goods(shop)));
    return { session, order: () => orderOf(shopper, session.data.orderId) };
  }

  it('is found at /dev/faults, and says which fault is on', async () => {
    await choose('doubled');
    const page = await shop.client.fetch('/dev/faults');
    expect([page.status, new URL(page.url).pathname]).toEqual([200, '/sandbox/faults']);
    expect(await page.text()).toMatch(/value="doubled"\s+aria-pressed="true"/);
  });

  it('declines every card', async () => {
    const { session, order } = await opened();
    await choose('declined');
    expect(await payOnPage(shop, session.url, CARDS.good)).toBeNull();
    expect((await order()).paymentStatus).toBe('pending');
  });

  it('lets the provider answer too late: the shop gives up, and its next try goes on with the same order', async () => {
    await choose('slow');
    const [shopper, body] = [await shop.shopper(), wanted(await goods(shop))];
    const key = randomUUID();
    const pay = () => shopper.post('/payments/create-checkout-session', body, { key });
    const { status, body: refusal } = await pay();
    expect([status, refusal.message]).toEqual([503, 'Checkout failed. Please try again.']);
    await choose('none');
    const again = await eventually(pay, (answer) => answer.status === 200);
    const { data } = (await shopper.get('/orders/all', { expect: 200 })).body;
    expect(data.map(({ _id }: Json) => _id)).toEqual([again.body.data.orderId]);
  });

  it('sends each webhook twice, and the order is paid once', async () => {
    await choose('doubled');
    const { session, order } = await opened();
    const calls = shop.api.log.split('/payments/webhooks/stripe').length;
    await payOnPage(shop, session.url);
    await eventually(order, paid);
    const told = `select id from sandbox.delivery where body like '%' || $1 || '%' and state = 'delivered'`;
    const messages = await eventually(
      () => shop.sql(told, [session.id]),
      (rows) => rows.length > 0,
    );
    await until(
      'each has come twice',
      () => shop.api.log.split('/payments/webhooks/stripe').length >= calls + 2 * messages.length,
    );
    const booked = await shop.sql(`select 1 from ledger_transaction where order_id = $1`, [
      session.data.orderId,
    ]);
    expect(booked).toHaveLength(1);
  });

  it('loses the webhook, and puts the clock forward until the shop has asked for itself', async () => {
    await choose('lost');
    const { session, order } = await opened();
    await payOnPage(shop, session.url);
    expect((await order()).paymentStatus).toBe('pending');
    await sendForm(shop, '/sandbox/faults', '/sandbox/faults/clock', { minutes: '10' });
    await eventually(order, paid);
  });

  it('gives up no job that another one has replaced while it ran, however it ended', async () => {
    await choose('late');
    const { session, order } = await opened();
    await payOnPage(shop, session.url);
    const held = `select 'sandbox.deliver:' || id as key from sandbox.delivery where state = 'waiting'`;
    const { length } = await eventually(
      () =>
        shop.sql(
          `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a process that dies'
           where key in (${held}) and locked_at is null returning id`,
        ),
      (locked) => locked.length > 0,
    );
    await sendForm(shop, '/sandbox/faults', '/sandbox/faults/clock', { minutes: '10' });
    await eventually(order, paid);
    const failed = await shop.sql(
      `update graphile_worker._private_jobs
       set last_error = 'the database is starting up', locked_at = null, locked_by = null
       where locked_by = 'a process that dies' returning key, attempts, max_attempts`,
    );
    expect(failed).toEqual(Array(length).fill({ key: null, attempts: 25, max_attempts: 25 }));
    await mustBeSound(shop);
  });

  it('kills the shop after the capture, once, and the order is paid all the same', async () => {
    const api = await shop.startApi({ WORKER: '0' });
    const { session, order } = await opened(api);
    await choose('crash');
    const ended = once(api.child, 'exit');
    await expect(payOnPage(api, session.url)).rejects.toThrow('fetch failed');
    expect((await ended)[1]).toBe('SIGKILL');
    await eventually(order, paid);
    const booked = await shop.sql(`select 1 from ledger_transaction where order_id = $1`, [
      session.data.orderId,
    ]);
    expect(booked).toHaveLength(1);
    expect((await shop.client.fetch('/sandbox/faults')).status).toBe(200);
  });
});
