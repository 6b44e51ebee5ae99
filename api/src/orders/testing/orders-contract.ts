import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../application/ports.js';
import { DRAFT_KEY, type Order } from '../domain/order.js';
import { OrderKeyTaken } from '../domain/refusals.js';
import { SYSTEM } from '../domain/snapshots.js';
import { aLine, anOrder, NOW } from './order-builder.js';

/** Where one order can be kept, fresh for each test. */
export interface OrdersScene {
  orders: Orders;
  unit: UnitOfWork;
  orderId: string;
  accountId: string;
  /** An id that no line has yet. */
  nextId: () => string;
}

/** What every keeper of orders must do, in memory as in PostgreSQL. */
export function ordersContract(where: string, open: () => Promise<OrdersScene>): void {
  async function placed() {
    const scene = await open();
    const { orders, unit, orderId: id, accountId, nextId } = scene;
    const original = { name: 'Jacke', options: { Größe: 'M' } };
    const lines = [aLine({ quantity: 2, original }), aLine({ name: 'Scarf', discount: Money.ofCents(900) })];
    const order = anOrder(
      { id, accountId, lines },
      lines.map(() => nextId()),
    );
    const actor = { kind: 'customer', id: accountId } as const;
    const entry = { orderId: id, event: 'placed', from: null, to: 'pending', actor, message: 'Order placed' };
    await unit.run(() => orders.add(order, entry));
    const locked = <T>(work: (order: Order) => T | Promise<T>) =>
      unit.run(async () => {
        const found = await orders.lock(id);
        if (!found) throw new Error('no such order');
        return work(found);
      });
    return { ...scene, order, locked };
  }

  describe(`the numbers of orders ${where}`, () => {
    it('are free until an order has them', async () => {
      const { orders, unit, orderId, nextId } = await placed();
      const free = (id: string) => unit.run(() => orders.isNumberFree(id));
      expect([await free(orderId), await free(orderId.toUpperCase()), await free(nextId())]).toEqual([
        ...[false, false, true],
      ]);
    });
  });

  describe(`orders ${where}`, () => {
    it('come back as they were placed, line by line', async () => {
      const { orders, order, orderId } = await placed();
      const found = await orders.find(orderId);
      expect([...(found?.lines ?? [])]).toEqual([...order.lines]);
      expect(found).toMatchObject({
        ...{ status: 'pending', paymentStatus: 'pending', paymentDetail: 'unpaid' },
        ...{ contactEmail: 'ann@example.com', number: order.number, receipt: order.receipt },
        ...{ total: Money.ofCents(26_100), discount: Money.ofCents(900), holdExpiresAt: order.holdExpiresAt },
      });
    });

    it('are found many at once, as they were asked for, without those that there are not', async () => {
      const { orders, unit, accountId, nextId, orderId } = await placed();
      const other = anOrder({ id: nextId(), accountId }, [nextId()]);
      const entry = { event: 'placed', from: null, to: 'pending', actor: SYSTEM, message: 'Order placed' };
      await unit.run(() => orders.add(other, { ...entry, orderId: other.id }));
      const found = await orders.findMany([other.id, nextId(), orderId]);
      expect(found.map(({ id }) => id)).toEqual([other.id, orderId]);
      expect([...(found[1]?.lines ?? [])].map(({ name }) => name)).toEqual(['Jacket', 'Scarf']);
      expect(await orders.findMany([])).toEqual([]);
    });

    it('are unknown under another id', async () => {
      const { orders, unit, nextId } = await placed();
      const id = nextId();
      expect(await orders.find(id)).toBeUndefined();
      expect(await unit.run(() => orders.lock(id))).toBeUndefined();
    });

    it('are found by the key of their account, which names one order alone', async () => {
      const { orders, unit, accountId, nextId, order, orderId } = await placed();
      const [key, hash] = ['a key of mine', 'digest'];
      const named = anOrder({ id: nextId(), accountId, request: { key, hash } }, [nextId()]);
      const entry = { event: 'placed', from: null, to: 'pending', actor: SYSTEM, message: 'Order placed' };
      const add = (one: Order) => unit.run(() => orders.add(one, { ...entry, orderId: one.id }));
      await add(named);
      expect(await orders.ofKey(accountId, key)).toEqual({ id: named.id, requestHash: hash });
      expect(await orders.ofKey(nextId(), key)).toBeUndefined();
      const again = anOrder({ id: nextId(), accountId, request: { key, hash } }, [nextId()]);
      await expect(add(again)).rejects.toThrow(OrderKeyTaken);
      expect([order.idempotencyKey, (await orders.find(orderId))?.status]).toEqual([null, 'pending']);
    });

    it('are one of each draft, also when its customer is another one meanwhile', async () => {
      const { orders, unit, accountId, nextId } = await placed();
      const other = await placed();
      const request = { key: `${DRAFT_KEY}${nextId()}`, hash: 'digest' };
      const entry = { event: 'placed', from: null, to: 'pending', actor: SYSTEM, message: 'Order placed' };
      const add = (one: Order) => unit.run(() => orders.add(one, { ...entry, orderId: one.id }));
      const [first, id] = [anOrder({ id: nextId(), accountId, request }, [nextId()]), nextId()];
      await add(first);
      const again = anOrder({ id, accountId: other.accountId, request }, [nextId()]);
      await expect(add(again)).rejects.toThrow(OrderKeyTaken);
      expect(await orders.find(id)).toBeUndefined();
    });

    it('keep the step and the money that were saved', async () => {
      const { orders, orderId, locked } = await placed();
      const money = { surplus: Money.zero, refunded: Money.zero, attemptsFailed: false, disputed: false };
      await locked((order) => {
        order.recordMoney({ ...money, captured: order.total }, NOW);
        order.apply('pay', { actor: { kind: 'provider', id: null }, now: NOW, dueNowCovered: true });
        return orders.save(order);
      });
      expect(await orders.find(orderId)).toMatchObject({
        ...{ status: 'processing', paymentStatus: 'paid', captured: Money.ofCents(26_100) },
        holdExpiresAt: null,
      });
    });

    it('are handed out afresh: what one caller changes is not what the next one gets', async () => {
      const { orders, orderId } = await placed();
      const first = await orders.find(orderId);
      Object.assign(first ?? {}, { cancelReason: 'never saved' });
      expect((await orders.find(orderId))?.cancelReason).toBeNull();
    });
  });
}
