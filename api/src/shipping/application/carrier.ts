import type { Destination } from '../../kernel/area.js';
import type { CarrierRate } from '../domain/carrier-rate.js';
import type { PackedParcel } from '../domain/packing.js';
import type { Money } from '../../kernel/money.js';

/** Where a parcel goes, in full. */
export interface Recipient extends Destination {
  name: string;
  company?: string | undefined;
  street: string;
  line2?: string | undefined;
  city: string;
  phone: string;
  email: string;
}

/** One kind of goods in a parcel that customs looks at. */
export interface CustomsItem {
  description: string;
  articleNumber: string;
  quantity: number;
  /** Of all pieces, without tax. */
  value: Money;
  /** Of all pieces. */
  grams: number;
  /** The tariff number: six digits are the world's, those behind them a country's. */
  hsCode: string;
  /** ISO 3166-1 alpha-2. */
  origin: string;
  /** GTIN, and the maker's number of it; left out where nobody has said. */
  gtin?: string;
  mpn?: string;
}

/** What a parcel says to customs. */
export interface Customs {
  items: readonly CustomsItem[];
  /** `DDP`: the shop has collected the taxes; `DAP`: who receives it pays them. */
  terms: 'DDP' | 'DAP';
  /** The shop's number in the scheme by which the tax was taken at checkout, such as IOSS; left out where there is none. */
  scheme?: { name: string; number: string };
  /** Of the United States: why no export is filed; null from anywhere else. */
  exemption: string | null;
}

/** A definite no, in the carrier's words. */
export interface CarrierRefused {
  outcome: 'refused';
  message: string;
}

/** No answer, or none that could be read: what was asked for may have happened. */
export interface CarrierUnknown {
  outcome: 'unknown';
  message: string;
}

/** A rate that can be bought while its shipment has none. */
export interface OfferedRate extends CarrierRate {
  ref: string;
}

export interface Rated {
  outcome: 'rated';
  shipmentRef: string;
  /** In the shop's currency, the cheapest first. */
  rates: readonly OfferedRate[];
}

/** A label that is bought and paid. */
export interface BoughtLabel {
  outcome: 'bought';
  carrier: string;
  service: string;
  cost: Money;
  trackingNumber: string;
  /** Where the carrier tells of the parcel; null while it has made no tracker. */
  trackerRef: string | null;
  labelUrl: string;
}

export const REFUND_STATES = ['none', 'submitted', 'refunded', 'rejected'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export interface ParcelScan {
  status: ParcelStatus;
  description: string;
  location: string;
  occurredAt: Date;
}

/** `waiting` has not been handed over, `failed` comes back or is lost. */
export const PARCEL_STATUSES = ['waiting', 'in_transit', 'delivered', 'failed'] as const;
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

export interface TrackedParcel {
  outcome: 'tracked';
  trackingNumber: string;
  status: ParcelStatus;
  /** The oldest first. */
  scans: readonly ParcelScan[];
}

/** A signed message that a tracker has changed; it is a hint, the tracker is read again. */
export type CarrierMessage =
  | { outcome: 'tracker'; eventId: string; trackerRef: string }
  | { outcome: 'other'; eventId: string }
  | { outcome: 'rejected'; reason: string };

/** The first value that came under this name, in small letters. */
export type MessageHeader = (name: string) => string | undefined;

/** A company, or a service that speaks to many, that takes parcels: prices, labels, where a parcel is. */
export abstract class Carrier {
  /** As its messages and its keys name it: small letters and hyphens. */
  abstract readonly name: string;
  /** False while no carrier is set up: then nothing of this is shown or asked. */
  abstract get isConfigured(): boolean;
  /** Where its parcels come from. */
  abstract get origin(): Destination;
  /** What sending a parcel there costs; waits `timeoutMs` milliseconds at most. */
  abstract rates(
    to: Destination,
    parcel: PackedParcel,
    timeoutMs: number,
  ): Promise<{ outcome: 'rated'; rates: readonly CarrierRate[] } | CarrierRefused | CarrierUnknown>;
  /**
   * A shipment to somebody, with rates that can be bought. Costs nothing. `reference` is the order's; `customs` is null for
   * what no customs looks at.
   */
  abstract offer(
    to: Recipient,
    parcel: PackedParcel,
    reference: string,
    customs: Customs | null,
  ): Promise<Rated | CarrierRefused | CarrierUnknown>;
  /** Buys the label of a shipment; asked again it answers the label that was bought, never a second one. */
  abstract buy(shipmentRef: string, rateRef: string): Promise<BoughtLabel | CarrierRefused | CarrierUnknown>;
  /** The label of a shipment, whoever bought it; `refused` when none was bought. */
  abstract read(shipmentRef: string): Promise<BoughtLabel | CarrierRefused | CarrierUnknown>;
  /** Gives an unused label back; the money comes back when the carrier has agreed. */
  abstract refund(
    shipmentRef: string,
  ): Promise<{ outcome: 'refund'; state: RefundState } | CarrierRefused | CarrierUnknown>;
  /** What became of a label that was given back. */
  abstract refundState(
    shipmentRef: string,
  ): Promise<{ outcome: 'refund'; state: RefundState } | CarrierRefused | CarrierUnknown>;
  /** The file itself; null when it cannot be had now. */
  abstract labelFile(labelUrl: string): Promise<{ type: string; bytes: Uint8Array } | null>;
  abstract track(trackerRef: string): Promise<TrackedParcel | CarrierRefused | CarrierUnknown>;
  /** Proves that a message is its own before anything in it is believed; `raw` are the bytes of the body. */
  abstract readMessage(raw: Uint8Array, header: MessageHeader): CarrierMessage;
}
