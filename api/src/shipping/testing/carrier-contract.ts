import { describe, expect, it } from '@jest/globals';
import type { Carrier, Recipient } from '../application/carrier.js';
import type { PackedParcel } from '../domain/packing.js';

export interface CarrierScene {
  carrier: Carrier;
  to: Recipient;
  parcel: PackedParcel;
  /** A shipment that nobody has made. */
  unknownRef: string;
}

/** What the shop relies on, whoever carries its parcels. */
export function carrierContract(where: string, open: () => Promise<CarrierScene>): void {
  async function offered() {
    const scene = await open();
    const answer = await scene.carrier.offer(scene.to, scene.parcel, 'ORDER-1', null);
    if (answer.outcome !== 'rated') throw new Error(answer.message);
    const [cheapest, dearer] = answer.rates;
    if (!cheapest || !dearer) throw new Error('too few rates');
    return { ...scene, ...answer, cheapest, dearer };
  }
  const refused = expect.objectContaining({ outcome: 'refused' }) as unknown;

  describe(`labels ${where}`, () => {
    it('are offered at several rates, the cheapest first', async () => {
      const { rates, cheapest, dearer } = await offered();
      expect(cheapest.price.cents).toBeLessThan(dearer.price.cents);
      expect(new Set(rates.map(({ ref }) => ref)).size).toBe(rates.length);
    });

    it('are bought once for each shipment, at a rate that was offered', async () => {
      const { carrier, shipmentRef, cheapest, dearer, unknownRef } = await offered();
      expect(await carrier.read(shipmentRef)).toEqual(refused);
      expect(await carrier.buy(shipmentRef, 'rate_of_nobody')).toEqual(refused);
      expect(await carrier.buy(unknownRef, cheapest.ref)).toEqual(refused);
      const label = await carrier.buy(shipmentRef, dearer.ref);
      const { carrier: by, service, price: cost } = dearer;
      expect(label).toMatchObject({ outcome: 'bought', carrier: by, service, cost });
      expect(await carrier.buy(shipmentRef, dearer.ref)).toEqual(label);
      expect(await carrier.read(shipmentRef)).toEqual(label);
    });

    it('are given back when they were bought, and not before somebody asks', async () => {
      const { carrier, shipmentRef, cheapest, unknownRef } = await offered();
      expect([await carrier.refund(shipmentRef), await carrier.refundState(unknownRef)]).toEqual([
        ...[refused, refused],
      ]);
      await carrier.buy(shipmentRef, cheapest.ref);
      expect(await carrier.refundState(shipmentRef)).toEqual({ outcome: 'refund', state: 'none' });
      const given = { outcome: 'refund', state: 'refunded' };
      expect(await carrier.refund(shipmentRef)).toEqual(given);
      expect(await carrier.refundState(shipmentRef)).toEqual(given);
    });
  });
}
