import { describe, expect, it } from '@jest/globals';
import type { OrderTimeline, Parcels, TimelineEntry } from '../application/ports.js';
import { SYSTEM } from '../domain/snapshots.js';

/** Two orders that were placed. */
export interface OrderBooksScene {
  parcels: Parcels;
  timeline: OrderTimeline;
  orderId: string;
  otherId: string;
  /** What was appended to the order's history since. */
  history: (orderId: string) => Promise<readonly Required<TimelineEntry>[]>;
}

/** What the books of an order must do, in memory as in PostgreSQL. */
export function orderBooksContract(where: string, open: () => Promise<OrderBooksScene>): void {
  describe(`the way of a parcel ${where}`, () => {
    it('is told as it went, of what happened at once in the order of telling', async () => {
      const { parcels, orderId, otherId } = await open();
      const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
      const told = [
        { orderId, status: 'in_transit', description: 'Arrived', location: 'Kampala', minute: 2 },
        { orderId, status: 'in_transit', description: 'Left', location: 'Kampala', minute: 2 },
        { orderId: otherId, status: 'delivered', description: 'At the door', location: '', minute: 1 },
        { orderId, status: 'shipped', description: 'On its way', location: '', minute: 0 },
      ] as const;
      for (const { minute, ...event } of told) {
        const source = event.status === 'shipped' ? 'shop' : 'carrier';
        await parcels.append({ ...event, source, occurredAt: at(minute) });
      }
      const shown = (index: 0 | 1 | 2 | 3) => {
        const { orderId: _, minute, ...event } = told[index];
        const source = event.status === 'shipped' ? 'shop' : 'carrier';
        const more = { parcelId: null, timestamp: at(minute), id: expect.any(String) as unknown };
        return { ...event, source, ...more };
      };
      const way = await parcels.of(orderId);
      expect(way).toEqual([shown(3), shown(0), shown(1)]);
      expect(new Set(way.map(({ id }) => id)).size).toBe(3);
      expect(await parcels.of(otherId)).toEqual([shown(2)]);
    });
  });

  describe(`the history of an order ${where}`, () => {
    it('keeps every line as it was said, in their order', async () => {
      const { timeline, orderId, otherId, history } = await open();
      const paid: TimelineEntry = {
        ...{ orderId, event: 'pay', from: 'pending', to: 'processing', actor: SYSTEM, message: 'Paid' },
        detail: { amount: 9_000, parts: ['card'] },
      };
      const noted: TimelineEntry = {
        ...{ orderId, event: 'note', from: null, to: 'processing', message: '' },
        actor: { kind: 'staff', id: otherId },
      };
      const other: TimelineEntry = { ...noted, orderId: otherId, event: 'cancel' };
      for (const entry of [paid, noted, other, noted]) await timeline.append(entry);
      expect(await history(orderId)).toEqual([paid, { ...noted, detail: {} }, { ...noted, detail: {} }]);
      expect(await history(otherId)).toEqual([{ ...other, detail: {} }]);
    });
  });
}
