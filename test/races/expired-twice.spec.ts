import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiProcess } from '../support/api-process.js';
import { withRetries } from '../support/concurrent.js';
import {
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { until } from '../support/processes.js';
import { goOn, standsStill } from '../support/standstill.js';
import { useOwnShop } from '../support/use-shop.js';

describe('orders whose time is over, which two processes let go at the same moment', () => {
  /** The one that shoppers ask runs no jobs; two beside it do, and stand still before each order that they let go. */
  const shop = useOwnShop({ env: { PUBLIC_URL: 'http://localhost:4794', WORKER: '0' } });
  let workers: ApiProcess[];
  beforeAll(async () => {
    const start = () => shop.startApi({ FAILPOINT: 'before-expiry:stop', WORKER: '1' });
    workers = await Promise.all([start(), start()]);
  });
  afterAll(() => Promise.all(workers.map((worker) => worker.kill())));
  afterEach(() => mustBeSound(shop));

  it('R33 give their stock back once, and those that are paid at that moment keep it', async () => {
    await switches(shop, { webhooks: 'drop' });
    const jacket = await goods(shop, { stock: 10 });
    const buy = async () => {
      const shopper = await shop.shopper();
      return { shopper, session: await openSession(shopper, wanted(jacket)) };
    };
    const [waiting, ...over] = [await buy(), await buy(), await buy(), await buy(), await buy(), await buy()];
    const paid = over.filter((_, index) => index % 2 === 1);
    for (const { session } of paid) await payOnPage(shop, session.url);
    const orders = over.map(({ session }) => String(session.data.orderId));
    await shop.sql(`update orders set hold_expires_at = now() - interval '1 second' where id = any($1)`, [
      orders,
    ]);

    const first = runJob(shop, 'checkout.expire', 'one');
    await until('one process at its first order', () => workers.some(standsStill));
    const second = runJob(shop, 'checkout.expire', 'two');
    await until('the other one at the same order', () => workers.every(standsStill));
    const paying = paid.map(({ shopper, session }) =>
      withRetries(() => shopper.post('/payments/checkout-success', { sessionId: session.id })),
    );
    const [, , ...told] = await goOn(workers, Promise.all([first, second, ...paying]));

    expect(told.map(({ status }) => status)).toEqual(paid.map(() => 200));
    for (const { shopper, session } of over) {
      const order = await orderOf(shopper, session.data.orderId);
      const kept = paid.some((one) => one.session === session);
      expect([order.status, order.amountPaid, order.refunds]).toEqual(
        kept ? ['processing', 25.49, []] : ['cancelled', 0, []],
      );
    }
    const announced = await shop.sql(
      `select payload->>'orderId' as id from outbox where topic = 'order.cancelled' order by 1`,
    );
    const gone = over.filter((one) => !paid.includes(one));
    expect(announced.map(({ id }) => id)).toEqual(gone.map(({ session }) => session.data.orderId).sort());
    // given back twice, the piece of the order that still waits would be free
    expect((await orderOf(waiting.shopper, waiting.session.data.orderId)).status).toBe('pending');
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 8, held: 1 });
  });
});
