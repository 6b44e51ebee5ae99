import { describe, expect, it } from '@jest/globals';
import type { OrderParcels } from '../application/order-parcels.js';
import type { ToSend } from '../application/to-send.js';
import type { Parcel, ParcelPieces } from '../domain/parcel.js';

export interface OrderParcelsScene {
  parcels: OrderParcels;
  toSend: ToSend;
  /** An order of three jackets and one scarf, in this order; answers it with its variants. */
  order: () => Promise<{ id: string; jacket: string; scarf: string }>;
  nextId: () => string;
}

const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour));

/** What every keeper of parcels must do, in memory as in PostgreSQL. */
export function orderParcelsContract(where: string, open: () => Promise<OrderParcelsScene>): void {
  async function ordered() {
    const scene = await open();
    const order = await scene.order();
    const parcel = (number: number, lines: readonly ParcelPieces[]): Parcel => ({
      ...{ id: scene.nextId(), orderId: order.id, number, lines, carrier: null, trackingNumber: null },
      ...{ packedAt: at(9), sentAt: null, deliveredAt: null },
    });
    const left = async () => (await scene.toSend.of([order.id])).get(order.id) ?? [];
    const jackets = (quantity: number) => ({ variantId: order.jacket, quantity });
    const scarves = (quantity: number) => ({ variantId: order.scarf, quantity });
    return { ...scene, ...order, parcel, left, jackets, scarves };
  }

  describe(`the parcels of an order ${where}`, () => {
    it('come back as they were packed, with their lines in the order of the order', async () => {
      const { parcels, id, parcel, left, jackets, scarves } = await ordered();
      expect([await parcels.ofOrder(id), await left()]).toEqual([[], [jackets(3), scarves(1)]]);
      const [one, other] = [parcel(1, [jackets(1), scarves(1)]), parcel(2, [jackets(1)])];
      expect([await parcels.pack(one), await parcels.pack(other)]).toEqual([true, true]);
      expect([await parcels.ofOrder(id), await left()]).toEqual([[one, other], [jackets(1)]]);
    });

    it('never hold what another one holds, nor what is not there: nothing of such a parcel is kept', async () => {
      const { parcels, id, parcel, left, jackets, scarves } = await ordered();
      const one = parcel(1, [jackets(2)]);
      await parcels.pack(one);
      for (const lines of [[jackets(2)], [scarves(1), jackets(2)], [scarves(2)]])
        expect(await parcels.pack(parcel(2, lines))).toBe(false);
      expect([await parcels.ofOrder(id), await left()]).toEqual([[one], [jackets(1), scarves(1)]]);
    });

    it('wait again when they are unpacked, unless they have left', async () => {
      const { parcels, id, parcel, left, jackets, scarves } = await ordered();
      const [one, other] = [parcel(1, [jackets(1)]), parcel(2, [scarves(1)])];
      await parcels.pack(one);
      await parcels.pack(other);
      const sent = { ...other, carrier: 'DHL', trackingNumber: 'JD1', sentAt: at(10) };
      await parcels.save(sent);
      await parcels.unpack(one.id);
      await parcels.unpack(other.id);
      expect([await parcels.ofOrder(id), await left()]).toEqual([[sent], [jackets(3)]]);
    });

    it('arrive together when their order does, each that is on its way', async () => {
      const { parcels, id, parcel, jackets, scarves } = await ordered();
      const [first, second, third] = [
        parcel(1, [jackets(1)]),
        parcel(2, [jackets(1)]),
        parcel(3, [scarves(1)]),
      ];
      for (const one of [first, second, third]) await parcels.pack(one);
      await parcels.save({ ...first, sentAt: at(10), deliveredAt: at(11) });
      await parcels.save({ ...second, sentAt: at(10) });
      await parcels.arrive(id, at(12));
      const known = await parcels.ofOrder(id);
      expect(known.map(({ deliveredAt }) => deliveredAt)).toEqual([at(11), at(12), null]);
    });
  });
}
