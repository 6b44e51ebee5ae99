import { afterEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { crowd, stampede } from '../support/concurrent.js';
import {
  goods,
  eventually,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  refunded,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import {
  atOnce,
  cancelAgainstPaid,
  count,
  coupon,
  everywhere,
  twentyDeliveries,
  withCoupon,
} from '../support/races.js';
import { useShop } from '../support/use-shop.js';
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

  it('#5 R24 takes 20 parallel deliveries of one message as one', async () => {
    const { orderId, jacket, statuses, captures } = await twentyDeliveries(shop);
    expect(count(statuses, 200)).toBe(20);
    const mails = await shop.sql(
      `select 1 from outbox where topic = 'order.paid' and payload->>'orderId' = $1`,
      [orderId],
    );
    expect([captures, mails.length]).toEqual([1, 1]);
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

  it('N11 takes a coupon for one use each, or for the first order, once for a mailbox with eight accounts', async () => {
    const codes = ['ONCEABOX', 'FIRSTABOX'];
    for (const code of codes) await coupon(shop, code, 50);
    await shop.sql(`update coupon set first_order_only = true, per_account = 9 where code = 'FIRSTABOX'`);
    for (const code of codes) {
      const people = await crowd(shop, 8, code.toLowerCase());
      const jacket = await goods(shop, { stock: null });
      const statuses = await stampede(people.map((shopper) => withCoupon(shopper, jacket, code)));
      expect([count(statuses, 200), count(statuses, 422)]).toEqual([1, 7]);
    }
  });

  it('R32 has one winner between cancelling and shipping, and between two who take the same deposit', async () => {
    const admin = await shop.admin();
    const round = async () => {
      const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
      const body = { ...wanted(jacket), amount: 10.2 };
      const { orderId } = (await shopper.post('/payments/cash', body, { expect: 200 })).body.data;
      const step = (door: Client, action: string, more: object = {}) =>
        door.as(admin.token).post(`/admin/orders/${orderId}/transitions`, { action, ...more });
      const deposit = (door: Client) => step(door, 'record-deposit');
      expect((await atOnce(shop, shopper, deposit, deposit)).filter(Boolean)).toHaveLength(1);
      const parcel = { carrier: 'DHL', trackingNumber: 'R32' };
      const won = await atOnce(
        shop,
        shopper,
        (door) => door.put(`/orders/${orderId}/cancel`, {}),
        (door) => step(door, 'ship', parcel),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      const order = await orderOf(shopper, orderId);
      expect([order.status, order.refunds.length]).toEqual(won[0] ? ['cancelled', 1] : ['shipped', 0]);
      expect((await stockOf(shop, jacket)).on_hand).toBe(won[0] ? 10 : 9);
    };
    await Promise.all(Array.from({ length: 4 }, round));
  });

  it('R32 cancels a paid order once for two who cancel it at once: one refund, the stock back once', async () => {
    const round = async () => {
      const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
      const session = await openSession(shopper, wanted(jacket));
      await payOnPage(shop, session.url);
      await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
      const cancel = (door: Client) => door.put(`/orders/${session.data.orderId}/cancel`, {});
      expect((await atOnce(shop, shopper, cancel, cancel)).filter(Boolean)).toHaveLength(1);
      const order = await eventually(() => orderOf(shopper, session.data.orderId), refunded);
      expect([order.status, order.amountRefunded, order.refunds.length]).toEqual(['cancelled', 25.49, 1]);
      expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
      const moved = await shop.sql(
        `select kind, delta from stock_movement where variant_id = $1 order by delta`,
        [jacket.variantId],
      );
      expect(moved).toEqual([
        { kind: 'sale', delta: -1 },
        { kind: 'sale_return', delta: 1 },
      ]);
    };
    await Promise.all(Array.from({ length: 8 }, round));
  });

  it('R32 keeps the books when two refunds, a cancellation and a parcel meet', async () => {
    const admin = await shop.admin();
    const round = async () => {
      const [shopper, jacket] = [await shop.shopper(), await goods(shop, { stock: 5 })];
      const session = await openSession(shopper, wanted(jacket, 3));
      await payOnPage(shop, session.url);
      await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
      const { orderId } = session.data;
      const path = `/admin/orders/${orderId}`;
      const lines = [{ variantId: jacket.variantId, quantity: 2 }];
      const [one, two] = everywhere(shop, admin, 2);
      await Promise.all([
        one?.post(`${path}/refunds`, { lines, restock: true, reason: 'two of three' }),
        two?.post(`${path}/refunds`, { reason: 'all' }),
        two?.post(`${path}/transitions`, { action: 'ship', carrier: 'DHL', trackingNumber: 'R32' }),
        one?.as(shopper.token).put(`/orders/${orderId}/cancel`, {}),
      ]);
      const order = await eventually(() => orderOf(shopper, orderId), refunded);
      expect(order.amountRefunded).toBeLessThanOrEqual(76.47);
      expect([order.status, order.paymentDetail]).not.toEqual(['cancelled', 'paid']);
    };
    await Promise.all(Array.from({ length: 3 }, round));
  });

  it('S45 takes coupons for the first order once, though two orders are placed at once', async () => {
    const codes = ['FIRSTONE', 'FIRSTTWO'];
    for (const code of codes) await coupon(shop, code, 50);
    await shop.sql(`update coupon set first_order_only = true where code = any($1)`, [codes]);
    const people = await crowd(shop, 4);
    const jacket = await goods(shop, { stock: null });
    const statuses = await Promise.all(
      people.map(async (shopper) => {
        const [here, there] = everywhere(shop, shopper, 2);
        if (!here || !there) throw new Error('no process');
        const hat = await goods(shop, { stock: null });
        return Promise.all([withCoupon(here, jacket, 'FIRSTONE')(), withCoupon(there, hat, 'FIRSTTWO')()]);
      }),
    );
    for (const both of statuses) expect([...both].sort()).toEqual([200, 422]);
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
