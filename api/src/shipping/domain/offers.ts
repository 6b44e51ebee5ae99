import { zoneOf, type Destination } from '../../kernel/area.js';
import { isPostcodeIn } from '../../kernel/world/postcode-patterns.js';
import type { DeliveryDays } from '../../kernel/delivery-estimate.js';
import type { Money } from '../../kernel/money.js';
import { rateFor, type CarrierRate } from './carrier-rate.js';
import type { PackedParcel } from './packing.js';
import type { MethodKind, PickupPoint, ShippingMethod, ShippingZone } from './shipping-zone.js';

/** What is sent: the goods after coupons, and their weight together. Goods that do not ship weigh and count nothing. */
export interface Parcel {
  worth: Money;
  grams: number;
  /** As a carrier gets it; unset where the pieces are not known. */
  packed?: PackedParcel;
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
  /** What the price comes from, and the version of its zone. */
  method: ShippingMethod;
  version: number;
  /** What the carrier takes, where the price comes from it; null at the method's own price. */
  rate: CarrierRate | null;
}

/** Every way to send a parcel there, in the zone's order: the first is chosen by itself. None where the shop does not deliver. */
export function offersFor(
  zones: readonly ShippingZone[],
  destination: Destination,
  parcel: Parcel,
  rates: readonly CarrierRate[] = [],
): readonly Offer[] {
  const zone = zoneOf(zones, destination);
  return (zone?.methods ?? [])
    .filter((method) => method.isActive && goesTo(method, destination))
    .flatMap((method) => {
      const rate = method.kind === 'carrier' ? (rateFor(method.service, rates) ?? null) : null;
      const price = priceOf(method, parcel, rate?.price);
      return price === null ? [] : [offerOf(method, price, zone?.version ?? 0, rate)];
    });
}

type PriceTerms = Pick<ShippingMethod, 'kind' | 'steps' | 'price' | 'freeFrom'>;

/** The price of one method for a parcel, or the carrier's where it has said one; null when its table ends before. */
export function priceOf(
  method: PriceTerms,
  { worth, grams }: Parcel,
  rate: Money | undefined = undefined,
): Money | null {
  const listed = rate ?? listedPrice(method, method.kind === 'price' ? worth.cents : grams);
  const isFree = method.freeFrom !== null && !worth.lessThan(method.freeFrom);
  return isFree && listed !== null ? listed.times(0) : listed;
}

/** Whether one of the methods there takes its price from a carrier. */
export const asksCarrier = (zones: readonly ShippingZone[], destination: Destination): boolean =>
  zoneOf(zones, destination)?.methods.some(({ isActive, kind }) => isActive && kind === 'carrier') ?? false;

/** What the shop may promise before the buyer's address is known: what holds for its own country. */
export interface FreeDelivery {
  /** Goods worth this much travel free; nothing is always. */
  over: Money;
  /** The faster method that this is about, where the first one is always free; else null. */
  method: string | null;
}

/**
 * Told of the zone that serves the country, by its own rules; null when none of its methods is ever free, or the shop does not
 * deliver there. Where parts of the country have zones of their own, only what holds in all of them is promised.
 */
export function freeDelivery(zones: readonly ShippingZone[], country: string): FreeDelivery | null {
  const served = wholeOf(zones, country);
  if (!served) return null;
  const parts = zones.filter(
    (zone) => zone !== served && zone.areas.some((area) => area.country === country),
  );
  const [first, ...others] = [served, ...parts].map(freeIn);
  if (!first || others.length === 0) return first ?? null;
  const all = [first, ...others.flatMap((one) => one ?? [])];
  if (all.length <= others.length) return null;
  if (all.every((one) => one.method === first.method && one.over.equals(first.over))) return first;
  const sureFrom = all.map(({ over, method }) => (method === null ? over : over.times(0)));
  return { over: sureFrom.reduce((most, one) => (most.lessThan(one) ? one : most)), method: null };
}

/** Working days that delivery takes usually in that country: of the first method of its zone; null without any. */
export const usualDays = (zones: readonly ShippingZone[], country: string): DeliveryDays | null =>
  sendingMethods(wholeOf(zones, country))[0] ?? null;

/** Whether anything gets there, fetched or sent, to a part of the country at least. */
export const isServed = (zones: readonly ShippingZone[], country: string): boolean =>
  [
    wholeOf(zones, country),
    ...zones.filter(({ areas }) => areas.some((area) => area.country === country)),
  ].some((zone) => zone?.methods.some(({ isActive }) => isActive));

const wholeOf = (zones: readonly ShippingZone[], country: string) =>
  zoneOf(zones, { country, region: null, postcode: null });

function freeIn(zone: ShippingZone): FreeDelivery | null {
  const [first, ...others] = sendingMethods(zone);
  if (!first || freeFrom(first)?.isZero !== true)
    return leastOf([first, ...others].flatMap((one) => freeFrom(one) ?? []));
  const [next] = others
    .flatMap(({ name, freeFrom: over }) => (over && !over.isZero ? [{ over, method: name }] : []))
    .sort((one, other) => one.over.cents - other.over.cents);
  return next ?? { over: first.price.times(0), method: null };
}

const sendingMethods = (zone: ShippingZone | undefined): readonly ShippingMethod[] =>
  (zone?.methods ?? []).filter(({ isActive, kind }) => isActive && kind !== 'pickup' && kind !== 'local');

/** From which worth a method costs nothing; null is never. */
function freeFrom(method: ShippingMethod | undefined): Money | null {
  if (method?.kind === 'flat' && method.price.isZero) return method.price;
  return method?.freeFrom ?? null;
}

function leastOf([first, ...others]: readonly Money[]): FreeDelivery | null {
  if (!first) return null;
  return { over: others.reduce((least, one) => (one.lessThan(least) ? one : least), first), method: null };
}

function listedPrice({ kind, steps, price }: PriceTerms, measure: number): Money | null {
  if (kind !== 'weight' && kind !== 'price') return price;
  return steps.find(({ upTo }) => upTo === null || measure <= upTo)?.price ?? null;
}

const goesTo = ({ kind, postcodes }: ShippingMethod, { country, postcode }: Destination): boolean =>
  kind !== 'local' || postcodes.length === 0 || isPostcodeIn(country, postcode ?? '', postcodes);

const offerOf = (method: ShippingMethod, price: Money, version: number, rate: CarrierRate | null): Offer => {
  const { id: methodId, name, kind, daysFrom, daysTo, pickup } = method;
  return { methodId, name, kind, price, daysFrom, daysTo, pickup, method, version, rate };
};
