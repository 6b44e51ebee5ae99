import { describe, expect, it } from '@jest/globals';
import { crowd, withRetries, stampede } from '../support/concurrent.js';
import { goods, mustBeSound, switches, wanted } from '../support/money.js';
import {
  cancelAgainstPaid,
  count,
  coupon,
  everywhere,
  twentyDeliveries,
  withCoupon,
} from '../support/races.js';
import { Shop } from '../support/shop.js';
import { UnguardedApi } from '../support/unguarded.js';

/** Guards taken out, to see that the races of `test/races` and the page of integrity would notice. */
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

  it('see stock that is oversold when its guard is taken out', async () => {
    const patches = [
      {
        file: 'inventory/adapters/persistence/take-held.js',
        from: "eb(eb('stock.on_hand', '-', eb.ref('stock.held')), '>=', eb.ref('wanted.quantity'))",
        to: "eb('wanted.quantity', '>', 0)",
      },
    ];
    await without(patches, async (shop) => {
      await shop.sql('alter table stock drop constraint stock_check');
      const jacket = await goods(shop, { stock: 1 });
      const people = await crowd(shop, 20);
      const cash = { ...wanted(jacket), amount: 10.2 };
      const answers = await stampede(
        people.map((shopper) => () => withRetries(() => shopper.post('/payments/cash', cash))),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
      await expect(mustBeSound(shop)).rejects.toThrow(/I2/);
    });
  });

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

  it('see a second order of one cart when its lines may belong to two', async () => {
    const file = 'checkout/adapters/persistence/postgres-carts.js';
    const patches = [{ file, from: 'return given.length === lineIds.length;', to: 'return true;' }];
    await without(patches, async (shop) => {
      const shopper = await shop.shopper();
      const jacket = await goods(shop, { stock: 30 });
      await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
      const answers = await stampede(
        everywhere(shop, shopper, 20).map(
          (tab) => () => withRetries(() => tab.post('/payments/cash', { amount: 10.2 })),
        ),
      );
      const placed = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.orderId);
      expect(new Set(placed).size).toBeGreaterThan(1);
    });
  });

  it('see the money of a cancelled order that is kept when nothing asks for it back', async () => {
    const file = 'checkout/application/apply-effects.js';
    const patches = [
      {
        file,
        from: "'refund-captured': (order)=>this.refundCaptured(order)",
        to: "'refund-captured': async ()=>{}",
      },
    ];
    await without(patches, async (shop) => {
      await switches(shop, { webhooks: 'drop' });
      const orders = await cancelAgainstPaid(shop, 4);
      expect(orders.every(({ order }) => order.status === 'cancelled')).toBe(true);
      await expect(mustBeSound(shop)).rejects.toThrow(/I15b/);
    });
  });

  it('see a capture that 20 deliveries of one message book 20 times when inbox, attempt and book take it each time', async () => {
    const patches = [
      {
        file: 'ledger/adapters/persistence/postgres-ledger.js',
        from: 'provider_object_id: entry.providerObjectId',
        to: 'provider_object_id: entry.providerObjectId + id',
      },
      {
        file: 'payments/application/settle-attempt.js',
        from: "const captured = after === 'succeeded' && before !== after;",
        to: "const captured = after === 'succeeded';",
      },
      {
        file: 'payments/application/settle-attempt.js',
        from: "if (before === after) return 'unchanged';",
        to: '',
      },
      { file: 'checkout/application/receive-event.js', from: 'if (!fresh) return;', to: '' },
    ];
    await without(patches, async (shop) => {
      expect((await twentyDeliveries(shop)).captures).toBe(20);
      await expect(mustBeSound(shop)).rejects.toThrow(/I6d/);
    });
  });
});
