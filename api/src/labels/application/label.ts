import type { Money } from '../../kernel/money.js';
import type { ParcelPieces } from '../../orders/domain/parcel.js';
import type { OfferedRate } from '../../shipping/application/carrier.js';
import type { PackedParcel } from '../../shipping/domain/packing.js';

/**
 * `offered`: rates that may be bought. `buying`: the carrier was asked, what it did may not be known yet. `failed`: it
 * said no. `refunding`: given back, and the carrier has not agreed yet.
 */
export const LABEL_STATES = ['offered', 'buying', 'bought', 'failed', 'refunding', 'refunded'] as const;
export type LabelState = (typeof LABEL_STATES)[number];

/** Of these a parcel has one at a time: they cost money, or may. */
export const LIVE: readonly LabelState[] = ['buying', 'bought', 'refunding'];

/** What was bought of a carrier. */
export interface Postage {
  carrier: string;
  service: string;
  cost: Money;
  trackingNumber: string;
  trackerRef: string | null;
  labelUrl: string;
}

/** The label of one parcel: what was offered for it, and what became of that. */
export interface ShippingLabel {
  id: string;
  orderId: string;
  /** Null of a label for all that is in no parcel. */
  parcelId: string | null;
  /** What it was offered for; null of labels from before that was kept. */
  content: readonly ParcelPieces[] | null;
  state: LabelState;
  shipmentRef: string;
  parcel: PackedParcel;
  rates: readonly OfferedRate[];
  /** The rate that was chosen. */
  rateRef: string | null;
  postage: Postage | null;
  /** Why it failed or could not be given back, in the carrier's words. */
  failure: string;
  createdAt: Date;
  /** When the carrier was last asked for it. */
  askedAt: Date | null;
}
