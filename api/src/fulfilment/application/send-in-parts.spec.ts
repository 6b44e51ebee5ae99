import { describe, expect, it } from '@jest/globals';
import { paidOrder } from '../../labels/testing/labelling.js';
import { SendInParts } from './send-in-parts.js';

const STAFF = { kind: 'staff', id: 'sam' } as const;

/** An order of one piece; whoever asks for its lock gets it after somebody else has bought its label. */
async function raced(isPacked: boolean) {
  const shop = await paidOrder();
  const { orders, orderId, variantId, packing, labels } = shop;
  const pieces = [{ variantId, quantity: 1 }];
  const pack = { orderId, actor: STAFF, pieces };
  const parcelId = isPacked ? (await packing.packParcel(pack)).id : null;
  const offer = await shop.offer.getLabelRates(orderId, parcelId, () => Promise.resolve());
  const parts = new SendInParts(
    {
      lock: async (id: string) => {
        const bought = { ...offer, state: 'buying' as const };
        await labels.save(bought);
        return orders.lock(id);
      },
    } as never,
    ...([packing, shop.shipping, labels, { keepRest: () => Promise.resolve() }] as const),
  );
  return { parts, pack, orderId, parcelId: parcelId ?? '', parcels: () => shop.sent.ofOrder(orderId) };
}

describe('a label that is bought at the same moment', () => {
  it('keeps all that is left together', async () => {
    const { parts, pack, parcels } = await raced(false);
    await expect(parts.packParcel(pack)).rejects.toMatchObject({ code: 'label_exists' });
    expect(await parcels()).toEqual([]);
  });

  it('keeps its parcel', async () => {
    const { parts, orderId, parcelId, parcels } = await raced(true);
    const unpacked = parts.unpackParcel(orderId, parcelId, STAFF);
    await expect(unpacked).rejects.toMatchObject({ code: 'label_exists' });
    expect(await parcels()).toHaveLength(1);
  });
});
