import { isPostcodeIn, zoneOf, type Destination } from '../../kernel/area.js';
import { Money } from '../../kernel/money.js';
import type { MethodKind, PickupPoint, ShippingMethod, ShippingZone } from './shipping-zone.js';

/** What is sent: the goods after coupons, and their weight together. Goods that do not ship weigh and count nothing. */
export interface Parcel {
  worth: Money;
  grams: number;
}

/** A method that takes a parcel there, and what it costs. */
export interface Offer {
  methodId: string;
  name: string;
  kind: MethodKind;
  price: Money;
  daysFrom: number;
  daysTo: number;
  pickup: PickupPoint | null;
}

/** Every way to send a parcel there, in the zone's order: the first is chosen by itself. None where the shop does not deliver. */
export function offersFor(
  zones: readonly ShippingZone[],
  destination: Destination,
  parcel: Parcel,
): readonly Offer[] {
  const methods = zoneOf(zones, destination)?.methods ?? [];
  return methods
    .filter((method) => method.isActive && goesTo(method, destination))
    .flatMap((method) => {
      const price = priceOf(method, parcel);
      return price === null ? [] : [offerOf(method, price)];
    });
}

/** The price of one method for a parcel; null when its table ends before. */
export function priceOf(method: ShippingMethod, { worth, grams }: Parcel): Money | null {
  const listed = listedPrice(method, method.kind === 'price' ? worth.cents : grams);
  const isFree = method.freeFrom !== null && !worth.lessThan(method.freeFrom);
  return isFree && listed !== null ? Money.zero : listed;
}

/**
 * What the shop may promise: the least worth from which goods travel free to every place of the widest zone; null when
 * no active method says so.
 */
export function freeDeliveryOver(zones: readonly ShippingZone[]): Money | null {
  const everywhere = zones.find(({ areas }) => areas.some(({ country }) => country === '*'));
  const limits = (everywhere ?? zones[0])?.methods
    .filter(({ isActive, kind }) => isActive && kind !== 'pickup' && kind !== 'local')
    .flatMap(({ freeFrom }) => (freeFrom === null ? [] : [freeFrom]));
  return limits?.reduce<Money | null>((least, one) => (least?.lessThan(one) ? least : one), null) ?? null;
}

function listedPrice({ kind, steps, price }: ShippingMethod, measure: number): Money | null {
  if (kind !== 'weight' && kind !== 'price') return price;
  return steps.find(({ upTo }) => upTo === null || measure <= upTo)?.price ?? null;
}

const goesTo = ({ kind, postcodes }: ShippingMethod, { postcode }: Destination): boolean =>
  kind !== 'local' || isPostcodeIn(postcode ?? '', postcodes);

const offerOf = (method: ShippingMethod, price: Money): Offer => {
  const { id: methodId, name, kind, daysFrom, daysTo, pickup } = method;
  return { methodId, name, kind, price, daysFrom, daysTo, pickup };
};
