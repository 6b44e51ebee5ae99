import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import type { Client } from '../support/client.js';
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
import { Shop, useShop } from '../support/shop.js';
import { UnguardedApi } from '../support/unguarded.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

async function coupon(shop: Shop, code: string, maxUses: number): Promise<void> {
  await shop.sql(
    `insert into coupon (id, code, kind, percent, max_uses, per_account, created_at)
     values ($1, $2, 'percent', 10, $3, 1, now())`,
    [v7(), code, maxUses],
  );
}

const withCoupon =
  (shopper: Client, jacket: Awaited<ReturnType<typeof goods>>, couponCode: string) => async () =>
    // 25.49 less 10 percent is 22.94, of which 40 percent is 9.18
    (await patiently(() => shopper.post('/payments/cash', { ...wanted(jacket), amount: 9.18, couponCode })))
      .status;

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

/** The same shopper at every process. */
const everywhere = (shop: Shop, shopper: Client, times: number) =>
  Array.from({ length: times }, (_, index) => {
    const api = shop.apis[index % shop.apis.length];
    if (!api) throw new Error('no process');
    return api.client.as(shopper.token);
  });

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
    const rounds = Array.from({ length: 8 }, async () => {
      const shopper = await shop.shopper();
      const session = await openSession(shopper, wanted(await goods(shop)));
      await payOnPage(shop, session.url);
      const [one, two] = everywhere(shop, shopper, 2);
      await Promise.all([
        one?.post('/payments/checkout-success', { sessionId: session.id }),
        two?.put(`/orders/${session.data.orderId}/cancel`, {}),
        deliver(shop.client, sessionEvent(session.id)),
      ]);
      return { shopper, orderId: session.data.orderId };
    });
    for (const { shopper, orderId } of await Promise.all(rounds)) {
      const order = await eventually(
        () => orderOf(shopper, orderId),
        (one) => one.status === 'processing' || one.paymentStatus === 'refunded',
      );
      expect(order.refunds).toHaveLength(order.status === 'cancelled' ? 1 : 0);
    }
  });
});

describe('the detectors', () => {
  const without = async (
    patches: ConstructorParameters<typeof UnguardedApi>[0],
    race: (shop: Shop) => Promise<void>,
  ) => {
    const api = new UnguardedApi(patches);
    const shop = new Shop({ processes: 2, main: api.main });
    try {
      await shop.open();
      await race(shop);
    } finally {
      await shop.close();
      api.remove();
    }
  };

  it('see a coupon that is used too often when its guard is taken out', async () => {
    const file = 'promotions/adapters/persistence/postgres-coupons.js';
    const patches = [
      { file, from: "eb('used', '<', eb.ref('max_uses'))", to: "eb('id', '=', couponId)" },
      { file, from: "used: eb('used', '+', 1)", to: "used: eb('used', '+', 0)" },
    ];
    await without(patches, async (shop) => {
      await coupon(shop, 'TENTIMES', 10);
      const jacket = await goods(shop, { stock: null });
      const people = await crowd(shop, 40);
      const statuses = await stampede(people.map((shopper) => withCoupon(shopper, jacket, 'TENTIMES')));
      expect(count(statuses, 200)).toBeGreaterThan(10);
      await expect(mustBeSound(shop)).rejects.toThrow(/I8/);
    });
  });

  it('see a second order of one cart when purchases are not named', async () => {
    const file = 'checkout/adapters/persistence/sql-purchases.js';
    const patches = [
      {
        file,
        from: 'if (await this.isNew(accountId, name, orderId)) return orderId;',
        to: 'return orderId;',
      },
    ];
    await without(patches, async (shop) => {
      const shopper = await shop.shopper();
      const jacket = await goods(shop, { stock: 30 });
      await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
      const answers = await stampede(
        everywhere(shop, shopper, 20).map(
          (tab) => async () => (await tab.post('/payments/cash', { amount: 10.2 })).body.data,
        ),
      );
      expect(new Set(answers.map((one) => one.orderId)).size).toBeGreaterThan(1);
    });
  });

  it('see a capture that is booked twice when the book takes a fact twice', async () => {
    const patches = [
      {
        file: 'ledger/adapters/persistence/postgres-ledger.js',
        from: 'provider_object_id: entry.providerObjectId',
        to: 'provider_object_id: entry.providerObjectId + id',
      },
      {
        file: 'payments/application/settle-attempt.js',
        from: "if (before === attempt.state) return 'unchanged';",
        to: '',
      },
    ];
    await without(patches, async (shop) => {
      await switches(shop, { webhooks: 'drop' });
      const shopper = await shop.shopper();
      const session = await openSession(shopper, wanted(await goods(shop)));
      await payOnPage(shop, session.url);
      await stampede(
        Array.from({ length: 4 }, () => () => deliver(shop.client, sessionEvent(session.id))),
        1,
      );
      await expect(mustBeSound(shop)).rejects.toThrow(/I6/);
    });
  });
});
