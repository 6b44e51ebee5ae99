import { describe, expect, it } from '@jest/globals';
import type { EarlierOrders } from '../application/ports.js';
import { keyOfOrder, type EarlierOrder } from '../domain/earlier-order.js';

/** A shop without earlier orders of these people, and its clock. */
export interface EarlierOrdersScene {
  orders: EarlierOrders;
  /** An account whose mailbox was shown to be theirs, and one that has shown nothing. */
  proved: { id: string; email: string };
  unproved: { id: string; email: string };
  newId: () => string;
  /** So many days later. */
  wait: (days: number) => void;
}

export const anEarlierOrder = (more: Partial<EarlierOrder> = {}): EarlierOrder => ({
  ...{ number: '#1001', placedAt: '2024-05-12T11:07:36.000Z', email: '', name: 'Amina', status: 'paid' },
  ...{ currency: 'KES', shippingCents: 20_000, taxCents: null, discountCents: 0, totalCents: 260_000 },
  refundedCents: null,
  lines: [{ name: 'Mug', sku: 'MUG', quantity: 1.5, unitCents: 120_000, totalCents: null }],
  ...more,
});

/** What every keeper of earlier orders must do, in memory as in PostgreSQL. */
export function earlierOrdersContract(where: string, open: () => Promise<EarlierOrdersScene>): void {
  describe(`earlier orders ${where}`, () => {
    it('are known by number and day as they were written', async () => {
      const { orders, newId } = await open();
      const number = newId();
      const order = anEarlierOrder({ number });
      const later = anEarlierOrder({ number, placedAt: '2025-05-12T11:07:36.000Z', email: 'x@example.com' });
      await orders.write(newId(), [order, later]);
      const known = await orders.known([number, 'unknown']);
      expect([known.size, known.get(keyOfOrder(order)), known.get(keyOfOrder(later))]).toEqual([
        2,
        order,
        later,
      ]);
    });

    it('are of the account whose mailbox was shown, the latest first, page by page', async () => {
      const { orders, proved, unproved, newId } = await open();
      const of = (email: string, placedAt: string) => anEarlierOrder({ number: newId(), email, placedAt });
      const [first, second] = [
        of(proved.email.toUpperCase(), '2024-01-01T00:00:00.000Z'),
        of(proved.email, '2024-02-01T00:00:00.000Z'),
      ];
      await orders.write(newId(), [first, second, of(unproved.email, '2024-03-01T00:00:00.000Z')]);
      const numbers = async (id: string, page: number) => {
        const { items, total } = await orders.ofAccount(id, { page, limit: 1 });
        return [total, ...items.map(({ number }) => number)];
      };
      expect(await numbers(proved.id, 1)).toEqual([2, second.number]);
      expect(await numbers(proved.id, 2)).toEqual([2, first.number]);
      expect(await numbers(unproved.id, 1)).toEqual([0]);
    });

    it('are as they were once an import is taken back, import by import', async () => {
      const { orders, newId } = await open();
      const [number, other] = [newId(), newId()];
      const [one, two, three] = [newId(), newId(), newId()];
      const status = async () =>
        [...(await orders.known([number, other])).values()].map((order) => order.status).toSorted();
      await orders.write(one, [anEarlierOrder({ number, status: 'open' })]);
      await orders.write(two, [
        anEarlierOrder({ number, status: 'paid' }),
        anEarlierOrder({ number: other, status: 'new' }),
      ]);
      await orders.write(three, [anEarlierOrder({ number, status: 'sent' })]);
      expect(await status()).toEqual(['new', 'sent']);
      expect(await orders.takeBack(three)).toEqual({ removed: 0, restored: 1 });
      expect(await status()).toEqual(['new', 'paid']);
      expect(await orders.takeBack(two)).toEqual({ removed: 1, restored: 1 });
      expect(await status()).toEqual(['open']);
      expect(await orders.takeBack(two)).toEqual({ removed: 0, restored: 0 });
      expect(await orders.takeBack(one)).toEqual({ removed: 1, restored: 0 });
      expect(await status()).toEqual([]);
    });

    it('stay as a later import made them, and after 30 days', async () => {
      const { orders, newId, wait } = await open();
      const number = newId();
      const [one, two] = [newId(), newId()];
      await orders.write(one, [anEarlierOrder({ number, status: 'open' })]);
      await orders.write(two, [anEarlierOrder({ number, status: 'paid' })]);
      expect(await orders.takeBack(one)).toEqual({ removed: 0, restored: 0 });
      wait(31);
      expect(await orders.takeBack(two)).toEqual({ removed: 0, restored: 0 });
      expect([...(await orders.known([number])).values()]).toMatchObject([{ status: 'paid' }]);
    });
  });
}
