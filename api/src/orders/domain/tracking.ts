import type { DeliveryWay } from '../../kernel/delivery-way.js';
import type { OrderState } from './order-states.js';

export const TRACKING_STATUSES = ['confirmed', 'processing', 'shipped', 'in_transit', 'delivered'] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

export interface TrackingEvent {
  id: string;
  /** The parcel it is told of; unset of the order as a whole. */
  parcelId?: string | null;
  status: TrackingStatus;
  description: string;
  timestamp: Date;
  location: string;
}

const HOUR_MS = 3_600_000;

/** The specification's offsets (section 9), and how far the order must be for a step to be shown. */
const FALLBACK = [
  { status: 'confirmed', afterHours: 0, description: 'Order confirmed', reached: 1 },
  { status: 'processing', afterHours: 2, description: 'Your order is being prepared', reached: 1 },
  { status: 'shipped', afterHours: 24, description: 'Your order has been shipped', reached: 2 },
  { status: 'in_transit', afterHours: 48, description: 'Your order is on its way', reached: 2 },
] as const;

/** Where no carrier is between, an order is ready or out and nothing more: it is in no transit. */
const SENT: Readonly<Record<DeliveryWay, string>> = {
  parcel: 'Your order has been shipped',
  pickup: 'Your order is ready for pickup',
  courier: 'Your order is out for delivery',
};

const PROGRESS: Readonly<Record<OrderState, number>> = {
  cancelled: 0,
  pending: 0,
  processing: 1,
  shipped: 2,
  delivered: 3,
};

/**
 * The timeline for an order that no carrier has told about: never later than now, never further than the order
 * itself, and only once it is paid for. Its caller marks it as estimated.
 */
export function fallbackTracking(
  orderedAt: Date,
  state: OrderState,
  now: Date,
  way: DeliveryWay = 'parcel',
): TrackingEvent[] {
  return FALLBACK.filter((step) => step.reached <= PROGRESS[state])
    .filter((step) => way === 'parcel' || step.status !== 'in_transit')
    .map((step) => ({
      id: `estimated-${step.status}`,
      status: step.status,
      description: step.status === 'shipped' ? SENT[way] : step.description,
      timestamp: new Date(orderedAt.getTime() + step.afterHours * HOUR_MS),
      location: '',
    }))
    .filter((event) => event.timestamp <= now);
}
