import { describe, expect, it } from '@jest/globals';
import { SUBSCRIBED } from '../../api/src/payments/methods/card/event-reading.js';
import type { Json } from '../support/client.js';
import { crowd, withRetries, stampede } from '../support/concurrent.js';
import {
  CARDS,
  eventually,
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { disputeEvent, forgeries, messagesOf, storm, withheld, type Message } from '../support/storm.js';
import { useOwnShop } from '../support/use-shop.js';

const SESSIONS = 60;

/** What becomes of a session, by its place among all; two thirds are paid. */
const fate = (at: number) => ({
  isPaid: at % 3 !== 0,
  isDisputed: at % 12 === 1,
  isWon: at % 24 === 1,
  isRefunded: at % 12 === 2 || at % 12 === 5,
  failsToRefund: at % 12 === 2,
  isDeclinedFirst: at % 12 === 4,
});

function cardOf(at: number): string {
  if (fate(at).isDisputed) return CARDS.disputed;
  return fate(at).failsToRefund ? CARDS.refundFails : CARDS.good;
}

describe('R24 a storm of messages from the card provider, over two processes', () => {
  const shop = useOwnShop({ processes: 2, env: { LOG_LEVEL: 'error' } });
  const types = new Set<string>();

  const rage = async (messages: Message[]) => {
    const { taken, refused, types: sent } = await storm(shop, messages);
    expect([...new Set(taken)]).toEqual([200]);
    expect([...new Set(refused)]).toEqual([400]);
    for (const type of sent) types.add(type);
  };
  const booked = async (type: string) =>
    (
      await shop.sql<Json>(`select order_id as id from ledger_transaction where type = $1 order by 1`, [type])
    ).map(({ id }) => String(id));
  const intentOf = async (session: string) => {
    const [row] = await shop.sql<Json>(
      `select data->>'payment_intent' as intent from sandbox.object where id = $1`,
      [session],
    );
    return String(row?.intent);
  };

  it('of every type ends with one paid order for each session that was paid, and with no other', async () => {
    await switches(shop, { webhooks: 'drop' });
    const jacket = await goods(shop, { stock: SESSIONS });
    const people = await crowd(shop, SESSIONS);
    const sessions: Json[] = await stampede(
      people.map((one) => () => openSession(one, wanted(jacket))),
      8,
    );
    const ids = sessions.map(({ id }) => String(id));
    const those = (is: keyof ReturnType<typeof fate>) => sessions.filter((_, at) => fate(at)[is]);
    const ordersOf = (some: Json[]) => some.map(({ data }) => String(data.orderId)).sort();
    const { early, late } = messagesOf(ids);

    await rage([...early, ...forgeries(ids, [])]);
    expect(await booked('capture')).toEqual([]);

    await stampede(
      sessions.flatMap(({ url }, at) =>
        fate(at).isPaid
          ? async () => {
              if (fate(at).isDeclinedFirst) await payOnPage(shop, url, CARDS.declined);
              await payOnPage(shop, url, cardOf(at));
            }
          : [],
      ),
      8,
    );
    const intents = await Promise.all(those('isPaid').map(({ id }) => intentOf(id)));
    const fakes = forgeries(ids.slice(0, 20), intents);
    await rage([...late, ...(await withheld(shop, SUBSCRIBED)), ...fakes]);
    const paid = ordersOf(those('isPaid'));
    expect(await booked('capture')).toEqual(paid);

    const admin = await shop.admin();
    for (const { data } of those('isRefunded'))
      await withRetries(() => admin.post(`/admin/orders/${data.orderId}/refunds`, { reason: 'all of it' }));
    const failed = () => shop.sql(`select 1 from sandbox.delivery where type = 'refund.failed'`);
    await eventually(failed, ({ length }) => length === those('failsToRefund').length);
    const won = await Promise.all(
      those('isWon').map(async ({ id }) => {
        const [row] = await shop.sql<Json>(
          `select id from sandbox.object where kind = 'dispute' and data->>'payment_intent' = $1`,
          [await intentOf(id)],
        );
        const closed = disputeEvent(String(row?.id), await intentOf(id), { status: 'won' });
        return { event: { ...closed, type: 'charge.dispute.closed' } };
      }),
    );
    await rage([...(await withheld(shop, SUBSCRIBED)), ...won, ...won, ...fakes]);

    expect([...types].sort()).toEqual([...SUBSCRIBED].sort());
    expect(await booked('capture')).toEqual(paid);
    expect(await booked('refund')).toEqual(ordersOf(those('isRefunded')));
    expect(await booked('refund_reversal')).toEqual(ordersOf(those('failsToRefund')));
    expect(await booked('dispute')).toEqual(ordersOf(those('isDisputed')));
    expect(await booked('dispute_reversal')).toEqual(ordersOf(those('isWon')));
    const orders = await shop.sql<Json>(`select id from orders where status = 'processing' order by 1`);
    expect(orders.map(({ id }) => id)).toEqual(paid);
    const mails = await shop.sql<Json>(
      `select payload->>'orderId' as id from outbox where topic = 'order.paid' order by 1`,
    );
    expect(mails.map(({ id }) => id)).toEqual(paid);
    expect(await stockOf(shop, jacket)).toEqual({
      on_hand: SESSIONS - paid.length,
      held: SESSIONS - paid.length,
    });
    await mustBeSound(shop);
  });
});
