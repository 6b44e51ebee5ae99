import type { NamedGroup } from '../../kernel/customer-groups.js';
import type { Money } from '../../kernel/money.js';
import type { Order } from '../domain/order.js';
import type { Actor } from '../domain/snapshots.js';
import type { TrackingEvent, TrackingStatus } from '../domain/tracking.js';

/** An order that a client named, and the digest of what it asked then. */
export interface NamedOrder {
  id: string;
  requestHash: string | null;
}

/** The collection of orders. Writes are flushed at once, so that guarded SQL may follow in the same transaction. */
export abstract class Orders {
  /** Whether no order has this id's number; until the caller's transaction ends it is nobody else's. */
  abstract isNumberFree(id: string): Promise<boolean>;
  /** A new order with its lines, the first line of its history and the groups that its buyer belongs to now. @throws OrderKeyTaken, CouponGone */
  abstract add(order: Order, placed: TimelineEntry, groups?: readonly NamedGroup[]): Promise<void>;
  /** The account's order with this Idempotency-Key. */
  abstract ofKey(accountId: string, key: string): Promise<NamedOrder | undefined>;
  /** With its row locked until the transaction ends; always fresh from the database. */
  abstract lock(id: string): Promise<Order | undefined>;
  /** Without a lock: for reading alone. */
  abstract find(id: string): Promise<Order | undefined>;
  /** Those of them that there are, in the order of the ids; without a lock. */
  abstract findMany(ids: readonly string[]): Promise<Order[]>;
  abstract save(order: Order): Promise<void>;
}

/** One line of an order's history. `message` is for the shopper; `detail` is shown to staff alone. */
export interface TimelineEntry {
  orderId: string;
  event: string;
  from: string | null;
  to: string;
  actor: Actor;
  message: string;
  detail?: Readonly<Record<string, unknown>>;
}

/** The append-only history of orders. */
export abstract class OrderTimeline {
  abstract append(entry: TimelineEntry): Promise<void>;
}

/** What payments have promised to give back. */
export abstract class MoneyBack {
  /** Given back or on its way; failed refunds do not count, and nothing does where all of it pays for other orders. Ask with the order's row locked. */
  abstract promised(order: Pick<Order, 'id' | 'total'>): Promise<Money>;
  /** Whether each of its pieces was given back, or is on its way: there is nothing that its buyer still bought. */
  abstract hasNoPiece(order: Pick<Order, 'id' | 'lines'>): Promise<boolean>;
}

/** What buyers show where they fetch their orders. */
export abstract class PickupCodes {
  /** Six signs that nobody mistakes, and cannot guess. */
  abstract next(): string;
}

/** One event of a parcel's way. */
export interface ParcelEvent {
  orderId: string;
  /** Unset of what is told of the order as a whole. */
  parcelId?: string | null;
  status: TrackingStatus;
  description: string;
  location: string;
  source: 'shop' | 'carrier';
  occurredAt: Date;
}

/** The append-only list of where a parcel has been. */
export abstract class Parcels {
  abstract append(event: ParcelEvent): Promise<void>;
  /** In the order in which they happened. */
  abstract of(orderId: string): Promise<(TrackingEvent & Pick<ParcelEvent, 'source'>)[]>;
}

/** A shopper's word on a whole order; stars for its products belong to the reviews. */
export interface Feedback {
  orderId: string;
  rating: number;
  comment: string;
}

export abstract class Feedbacks {
  /** False when this order has feedback already. */
  abstract add(feedback: Feedback): Promise<boolean>;
}
