import type { ParcelPieces } from '../../orders/domain/parcel.js';
import type { Piece } from '../../shipping/domain/packing.js';
import type { LabelState, ShippingLabel } from './label.js';

/** The labels of orders. */
export abstract class Labels {
  /** A new one; earlier offers for the same parcel that nobody bought are dropped. */
  abstract add(label: ShippingLabel): Promise<void>;
  abstract find(id: string): Promise<ShippingLabel | undefined>;
  /** Locked until the running transaction ends. */
  abstract lock(id: string): Promise<ShippingLabel | undefined>;
  /** The newest first. */
  abstract ofOrder(orderId: string): Promise<ShippingLabel[]>;
  abstract byTracker(trackerRef: string): Promise<ShippingLabel | undefined>;
  /** What was offered for a parcel that is unpacked. */
  abstract dropOffers(orderId: string, parcelId: string): Promise<void>;
  /** @throws LabelNotPossible when its parcel has another one that is bought */
  abstract save(label: ShippingLabel): Promise<void>;
  /** In one of these states and not asked for since then, the longest first; the parcel has not arrived. */
  abstract due(states: readonly LabelState[], askedBefore: Date, limit: number): Promise<ShippingLabel[]>;
}

/** The file of a label, as the carrier made it. */
export interface LabelFile {
  type: string;
  bytes: Uint8Array;
}

/** Labels on file, kept until the parcel has arrived or the label was given back: they bear an address. */
export abstract class LabelFiles {
  abstract find(labelId: string): Promise<LabelFile | undefined>;
  abstract keep(labelId: string, file: LabelFile): Promise<void>;
  abstract drop(labelId: string): Promise<void>;
}

/** What customs asks of one line of an order, as the catalogue has it now. */
export interface SentGoods {
  /** Of the line in its order. */
  position: number;
  quantity: number;
  /** Of one piece; 0 where nobody has said. */
  grams: number;
  hsCode: string | null;
  /** ISO 3166-1 alpha-2. */
  countryOfOrigin: string | null;
  gtin: string | null;
  /** The maker's number of it. */
  mpn: string | null;
}

/** What is in a parcel, in the order of the order's lines. */
export abstract class OrderPieces {
  /** With weights and sizes. */
  abstract of(orderId: string, content: readonly ParcelPieces[]): Promise<Piece[]>;
  /** The same for customs. */
  abstract goods(orderId: string, content: readonly ParcelPieces[]): Promise<SentGoods[]>;
}
