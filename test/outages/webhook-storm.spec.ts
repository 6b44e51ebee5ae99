import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '../support/client.js';
import { crowd, stampede } from '../support/concurrent.js';
import { goods, mustBeSound, openSession, payOnPage, stockOf, switches, wanted } from '../support/money.js';
import { count, everywhere } from '../support/races.js';
import { useOwnShop } from '../support/use-shop.js';
import { deliver, delivered, sessionEvent } from '../support/webhooks.js';

const SESSIONS = 60;
const TYPES = ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'].map(
  (type) => `checkout.session.${type}`,
);
const A_DAY = 86_400;

/** One message, as often as it comes: again and again, at any moment before or after the payment. */
const messageOf = (session: string, type: string) =>
  fc.record({
    times: fc.integer({ min: 1, max: 10 }),
    isEarly: fc.nat(9).map((one) => one === 0),
    event: fc.nat(19).map((one) =>
      sessionEvent(session, {
        type,
        created: Math.floor(Date.now() / 1000) - (one === 0 ? A_DAY : 0),
      }),
    ),
  });

describe('R24 a storm of messages from the card provider, over two processes', () => {
  const shop = useOwnShop({ processes: 2, env: { LOG_LEVEL: 'error' } });

  it('ends with one paid order for each session that was paid, and with no other', async () => {
    await switches(shop, { webhooks: 'drop' });
    const jacket = await goods(shop, { stock: SESSIONS });
    const people = await crowd(shop, SESSIONS);
    const sessions = await stampede(
      people.map((one) => () => openSession(one, wanted(jacket))),
      8,
    );
    const paid = sessions.filter((_, at) => at % 3 !== 0);
    const messages = fc
      .sample(fc.tuple(...sessions.flatMap(({ id }) => TYPES.map((type) => messageOf(id, type)))), {
        seed: 24,
        numRuns: 1,
      })
      .flat();
    const told = (isEarly: boolean) =>
      messages
        .filter((one) => one.isEarly === isEarly)
        .flatMap(({ event, times }) => Array<Json>(times).fill(event));
    const storm = async (events: Json[]) => {
      const [shuffled = []] = fc.sample(fc.shuffledSubarray(events, { minLength: events.length }), {
        seed: 42,
        numRuns: 1,
      });
      const doors = everywhere(shop, shop.client, shuffled.length);
      const statuses = await stampede(
        shuffled.map((event, at) => () => delivered(doors[at] ?? shop.client, event)),
      );
      expect(count(statuses, 200)).toBe(events.length);
    };

    await storm(told(true));
    const forged = sessions.map(({ id }, at) =>
      deliver(
        shop.client,
        sessionEvent(id),
        at % 2 ? { secret: 'whsec_of_another' } : { timestamp: 1_700_000_000 },
      ),
    );
    expect(count(await Promise.all(forged), 400)).toBe(SESSIONS);
    expect(await shop.sql(`select 1 from ledger_transaction`)).toEqual([]);
    await stampede(
      paid.map(
        ({ url }) =>
          () =>
            payOnPage(shop, url),
      ),
      8,
    );
    await storm(told(false));

    const ids = paid.map(({ data }) => String(data.orderId)).sort();
    const captured = await shop.sql<Json>(
      `select order_id from ledger_transaction where type = 'capture' order by 1`,
    );
    expect(captured.map((one) => one.order_id)).toEqual(ids);
    const orders = await shop.sql<Json>(`select id from orders where payment_status = 'paid' order by 1`);
    expect(orders.map(({ id }) => id)).toEqual(ids);
    const mails = await shop.sql<Json>(
      `select payload->>'orderId' as id from outbox where topic = 'order.paid' order by 1`,
    );
    expect(mails.map(({ id }) => id)).toEqual(ids);
    expect(await stockOf(shop, jacket)).toEqual({
      on_hand: SESSIONS - paid.length,
      held: SESSIONS - paid.length,
    });
    await mustBeSound(shop);
  });
});
