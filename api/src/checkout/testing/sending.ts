import { DeliverParcel } from '../../orders/application/deliver-parcel.js';
import { ShipOrder } from '../../orders/application/ship-order.js';
import { isOpen } from '../../orders/domain/parcel.js';
import { STAFF } from './bought.js';
import type { InMemoryShop } from './in-memory-shop.js';

/** Packs and sends orders of a shop in memory. */
export function sending(shop: InMemoryShop) {
  const ship = new ShipOrder(
    ...([shop.move, shop.orders, shop.moneyBack, shop.parcels, shop.outbox, shop.clock] as const),
    ...([{ next: () => 'K7M4QD' }, shop.parcelDesk] as const),
  );
  const deliverParcel = new DeliverParcel(
    ...([
      shop.orders,
      shop.orderParcels,
      shop.parcels,
      shop.orders.timeline,
      shop.sending.deliver,
      shop.clock,
    ] as const),
  );
  const parcels = (orderId: string) => shop.orderParcels.ofOrder(orderId);
  const way = { actor: STAFF, carrier: 'DHL', trackingNumber: 'JD1' };
  const idOf = async (orderId: string, nth: number) => (await parcels(orderId)).at(nth)?.id ?? 'unknown';
  const unpackById = async (orderId: string, parcelId: string) => {
    await shop.packing.unpackParcel(orderId, parcelId, STAFF);
    const order = await shop.orders.find(orderId);
    if (order) await shop.holdBack.keepRest(order, STAFF);
  };
  return {
    parcels,
    pack: (orderId: string, pieces: readonly { variantId: string; quantity: number }[]) =>
      shop.packing.packParcel({ orderId, actor: STAFF, pieces }),
    unpack: async (orderId: string, nth: number) => unpackById(orderId, await idOf(orderId, nth)),
    /** What is packed and not handed over. */
    unpackAll: async (orderId: string) => {
      for (const { id } of (await parcels(orderId)).filter(isOpen)) await unpackById(orderId, id);
    },
    ship: async (orderId: string, nth: number) =>
      ship.shipOrder({ orderId, ...way, parcelId: await idOf(orderId, nth) }),
    shipRest: (orderId: string) => ship.shipOrder({ orderId, ...way }),
    deliver: async (orderId: string, nth: number) =>
      deliverParcel.deliverParcel({ orderId, actor: STAFF, parcelId: await idOf(orderId, nth) }),
  };
}
