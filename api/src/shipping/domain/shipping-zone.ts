import type { Area } from '../../kernel/area.js';
import type { Money } from '../../kernel/money.js';

export const METHOD_KINDS = ['flat', 'weight', 'price', 'pickup', 'local', 'carrier'] as const;
/** One price; by weight; by what the goods cost; fetched by the shopper; brought to some postcodes; by a carrier's rates of the day. */
export type MethodKind = (typeof METHOD_KINDS)[number];

/** One line of a table: the price of a parcel up to this weight in grams or, by `price`, this worth in cents; null is any. */
export interface RateStep {
  upTo: number | null;
  price: Money;
}

/** Where a shopper fetches the order. */
export interface PickupPoint {
  address: string;
  hours: string;
}

/** A way for the goods to reach the shopper. */
export interface ShippingMethod {
  id: string;
  name: string;
  kind: MethodKind;
  /** For the kinds without a table; for `carrier` what is charged when the carrier does not answer. */
  price: Money;
  /** Goods worth this much travel free; null is never. */
  freeFrom: Money | null;
  /** Ascending; for `weight` and `price` alone. A parcel beyond the last one is not taken. */
  steps: readonly RateStep[];
  /** For `pickup` alone. */
  pickup: PickupPoint | null;
  /** For `local` alone: where it goes, as `Area.postcodes`. */
  postcodes: readonly string[];
  /** For `carrier` alone: `USPS Priority`, a carrier with its service; unset is the cheapest. */
  service?: string;
  /** Working days until it is there. */
  daysFrom: number;
  daysTo: number;
  isActive: boolean;
}

/** Parts of the world that are served alike. The first active method that takes a parcel is chosen by itself. */
export interface ShippingZone {
  id: string;
  /** One more with each change of the zone or a method. */
  version: number;
  name: string;
  areas: readonly Area[];
  methods: readonly ShippingMethod[];
}

export type ZoneTerms = Omit<ShippingZone, 'id' | 'version'>;
