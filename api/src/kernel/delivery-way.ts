/** How an order reaches its buyer: by a carrier with a tracking number, fetched by themselves, or by the shop's own courier. */
export const DELIVERY_WAYS = ['parcel', 'pickup', 'courier'] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/** What an order keeps of its delivery, as far as it says how that is done. */
interface Delivery {
  /** Unset in orders of before it was kept. */
  way?: DeliveryWay;
  pickup: { address: string; hours: string } | null;
}

/** Of orders that do not say: what is fetched has a place. */
export const wayOf = (delivery: Delivery | null): DeliveryWay =>
  delivery?.way ?? (delivery?.pickup ? 'pickup' : 'parcel');

/** `1 Allee, Berlin (Mon–Fri 9–18)`; empty where nothing is fetched. */
export const pickupPlace = (delivery: Pick<Delivery, 'pickup'> | null): string => {
  const { address = '', hours = '' } = delivery?.pickup ?? {};
  return hours ? `${address} (${hours})` : address;
};

export interface Handed {
  carrier: string;
  trackingNumber: string;
}

/** What the shop's history says when an order leaves its hands, or waits to be fetched. */
export function sentMessage(delivery: Delivery | null, { carrier, trackingNumber }: Handed): string {
  const number = trackingNumber ? `, tracking number ${trackingNumber}` : '';
  return {
    parcel: `Handed to ${carrier}${number}`,
    pickup: `Ready for pickup at ${pickupPlace(delivery)}`,
    courier: `Out for delivery${carrier ? ` with ${carrier}` : ''}${number}`,
  }[wayOf(delivery)];
}

/** The same as its buyer reads it in the tracking. */
export const sentStep = (delivery: Delivery | null, carrier: string): string =>
  ({
    parcel: `Your order has been handed to ${carrier}`,
    pickup: `Your order is ready for pickup at ${pickupPlace(delivery)}`,
    courier: 'Your order is out for delivery',
  })[wayOf(delivery)];

/** The end of the way: in the history, and as its buyer reads it. */
export const arrivedWords = (delivery: Delivery | null): { message: string; step: string } =>
  wayOf(delivery) === 'pickup'
    ? { message: 'Picked up', step: 'Your order has been picked up' }
    : { message: 'Delivered', step: 'Your order has been delivered' };
