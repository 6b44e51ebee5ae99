import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { crowd, patiently, stampede } from '../support/crowd.js';
import {
  goods,
  eventually,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { cancelAgainstPaid, count, coupon, everywhere, withCoupon } from '../support/races.js';
import { useShop } from '../support/shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

describe('races for money, over two processes', () => {
  const shop = useShop({ processes: 2 });

  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('#13 R30 lets a coupon with ten uses be used ten times by 200 shoppers', async () => {
    const jacket = await goods(shop, { stock: null });
    await coupon(shop, 'TENTIMES', 10);
    const people = await crowd(shop, 200);
    const statuses = await stampede(people.map((shopper) => withCoupon(shopper, jacket, 'TENTIMES')));
    expect([count(statuses, 200), count(statuses, 422)]).toEqual([10, 190]);
  });

  it('#13 R30 lets one shopper use a coupon once, from 20 tabs', async () => {
    await coupon(shop, 'ONCEEACH', 100);
    const shopper = await shop.shopper();
    const jackets = await Promise.all(Array.from({ length: 20 }, () => goods(shop)));
    const tabs = everywhere(shop, shopper, 20);
    const statuses = await stampede(
      jackets.flatMap((jacket, index) => {
        const tab = tabs[index];
        return tab ? [withCoupon(tab, jacket, 'ONCEEACH')] : [];
      }),
    );
    expect([count(statuses, 200), count(statuses, 422)]).toEqual([1, 19]);
  });

  it('R31 makes one order of 20 completions of one cart', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop, { stock: 30 });
    await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
    const answers = await stampede(
      everywhere(shop, shopper, 20).map(
        (tab) => async () =>
          (await patiently(() => tab.post('/payments/cash', { amount: 10.2 }, { key: randomUUID() }))).body
            .data,
      ),
    );
    expect(new Set(answers.map((one) => one.orderId)).size).toBe(1);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 30, held: 1 });
  });

  it('#5 R24 takes 20 parallel deliveries of one message as one', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const session = await openSession(shopper, wanted(jacket));
    await payOnPage(shop, session.url);
    const event = sessionEvent(session.id);
    const statuses = await stampede(
      everywhere(shop, shopper, 20).map((door) => () => deliver(door.as(undefined), event)),
    );
    expect(count(statuses, 200)).toBe(20);
    const captures = await shop.sql(`select 1 from ledger_transaction where order_id = $1`, [
      session.data.orderId,
    ]);
    const mails = await shop.sql(
      `select 1 from outbox where topic = 'order.paid' and payload->>'orderId' = $1`,
      [session.data.orderId],
    );
    expect([captures.length, mails.length]).toEqual([1, 1]);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 9, held: 0 });
  });

  it('#6 takes two different messages about one capture as one', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    const again = Array.from({ length: 10 }, () => sessionEvent(session.id));
    const doors = everywhere(shop, shopper, 10);
    await stampede(again.map((event, index) => () => deliver(doors[index] ?? shop.client, event)));
    const captures = await shop.sql(`select 1 from ledger_transaction where order_id = $1`, [
      session.data.orderId,
    ]);
    expect(captures).toHaveLength(1);
  });

  it('R32 has one winner between cancelling and paying, and keeps no money of a cancelled order', async () => {
    await switches(shop, { webhooks: 'drop' });
    for (const { shopper, orderId } of await cancelAgainstPaid(shop, 8)) {
      const order = await eventually(
        () => orderOf(shopper, orderId),
        (one) => one.status === 'processing' || one.paymentStatus === 'refunded',
      );
      expect(order.refunds).toHaveLength(order.status === 'cancelled' ? 1 : 0);
    }
  });
});
