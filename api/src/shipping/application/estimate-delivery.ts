import type { Clock } from '../../kernel/clock.js';
import { converted, type Exchange } from '../../kernel/exchange.js';
import { deliveryEstimate, type Period } from '../../kernel/delivery-estimate.js';
import {
  areasDiffer,
  toldApart,
  unclearPart,
  UnknownCountry,
  type Destination,
  type ToldApart,
  type Unclear,
} from '../../kernel/area.js';
import { countryCode } from '../../kernel/world/countries.js';
import {
  asksCarrier,
  freeDelivery,
  offersFor,
  isServed,
  usualDays,
  type FreeDelivery,
  type Offer,
  type Parcel,
} from '../domain/offers.js';
import { packed } from '../domain/packing.js';
import { zoneIn } from '../domain/zone-in-currency.js';
import type { LiveRates } from './live-rates.js';
import type { ShippingZones } from './ports.js';

/** An offer with the first and the last day on which an order placed now is there; ISO dates. */
export interface DatedOffer extends Offer {
  arrives: Period;
}

const UNMEASURED = { quantity: 1, lengthMm: 0, widthMm: 0, heightMm: 0 };

/** What delivery costs, before or after the address is known. */
export class EstimateDelivery {
  constructor(
    private readonly zones: ShippingZones,
    private readonly liveRates: LiveRates,
    private readonly clock: Clock,
  ) {}

  /** Every method that goes there; the first is chosen by itself. @throws UnknownCountry */
  async estimateDelivery(to: Destination, parcel: Parcel): Promise<readonly DatedOffer[]> {
    const country = countryCode(to.country);
    if (country === null) throw new UnknownCountry(to.country);
    return this.offersTo({ ...to, country }, parcel);
  }

  /**
   * The same for a place whose country is a code, or empty for nobody knows. With `asking` false no carrier is asked:
   * what it has said before counts. `exchange` leads to the currency of the parcel's worth, in which the prices are then.
   */
  async offersTo(
    to: Destination,
    parcel: Parcel,
    asking = true,
    exchange: Exchange | null = null,
  ): Promise<readonly DatedOffer[]> {
    const now = this.clock.now();
    const all = await this.zones.all();
    const zones = exchange ? all.map((zone) => zoneIn(zone, exchange)) : all;
    const box = parcel.packed ?? packed([{ ...UNMEASURED, grams: parcel.grams }]);
    const said = asksCarrier(zones, to) ? await this.liveRates.of(to, box, asking) : [];
    const rates = said.map((rate) => ({ ...rate, price: converted(rate.price, exchange) }));
    const offers = offersFor(zones, to, parcel, rates);
    return offers.map((offer) => ({ ...offer, arrives: deliveryEstimate(now, offer) }));
  }

  /** What may be promised before anything is known of an order: what holds for the shop's own country. */
  async promised(
    country: string,
  ): Promise<{ isServed: boolean; free: FreeDelivery | null; arrives: Period | null }> {
    const zones = await this.zones.all();
    const arrives = await this.arrives(country);
    return { isServed: isServed(zones, country), free: freeDelivery(zones, country), arrives };
  }

  /** When an order placed now is there, as may be promised before anything is known of it; null where nothing is sent. */
  async arrives(country: string): Promise<Period | null> {
    const days = usualDays(await this.zones.all(), country);
    return days && deliveryEstimate(this.clock.now(), days);
  }

  /** Whether any price may come from a carrier. */
  async asksCarrier(): Promise<boolean> {
    const zones = await this.zones.all();
    return zones.some(({ methods }) => methods.some(({ isActive, kind }) => isActive && kind === 'carrier'));
  }

  /** False while every place is served alike. */
  async dependsOnPlace(): Promise<boolean> {
    return areasDiffer(await this.zones.all());
  }

  /** Where it needs more than the country to tell the zone. */
  async toldApart(): Promise<ToldApart> {
    return toldApart(await this.zones.all());
  }

  /** What keeps anybody from telling the zone, where the country has several. */
  async unclear(to: Destination): Promise<Unclear | null> {
    return unclearPart(await this.zones.all(), to);
  }
}
