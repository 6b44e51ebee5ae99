import type { Clock } from '../../kernel/clock.js';
import { deliveryEstimate, type Period } from '../../kernel/delivery-estimate.js';
import { areasDiffer, countryCode, UnknownCountry, type Destination } from '../../kernel/area.js';
import {
  freeDelivery,
  offersFor,
  usualDays,
  type FreeDelivery,
  type Offer,
  type Parcel,
} from '../domain/offers.js';
import type { ShippingZones } from './ports.js';

/** An offer with the first and the last day on which an order placed now is there; ISO dates. */
export interface DatedOffer extends Offer {
  arrives: Period;
}

/** What delivery costs, before or after the address is known. */
export class EstimateDelivery {
  constructor(
    private readonly zones: ShippingZones,
    private readonly clock: Clock,
  ) {}

  /** Every method that goes there; the first is chosen by itself. @throws UnknownCountry */
  async execute(to: Destination, parcel: Parcel): Promise<readonly DatedOffer[]> {
    const country = countryCode(to.country);
    if (country === null) throw new UnknownCountry(to.country);
    return this.offersTo({ ...to, country }, parcel);
  }

  /** The same for a place whose country is a code, or empty for nobody knows. */
  async offersTo(to: Destination, parcel: Parcel): Promise<readonly DatedOffer[]> {
    const now = this.clock.now();
    const offers = offersFor(await this.zones.all(), to, parcel);
    return offers.map((offer) => ({ ...offer, arrives: deliveryEstimate(now, offer) }));
  }

  /** What may be promised before anything is known of an order. */
  async promised(): Promise<{ free: FreeDelivery | null; arrives: Period | null }> {
    const zones = await this.zones.all();
    const days = usualDays(zones);
    return { free: freeDelivery(zones), arrives: days && deliveryEstimate(this.clock.now(), days) };
  }

  /** False while every place is served alike. */
  async dependsOnPlace(): Promise<boolean> {
    return areasDiffer(await this.zones.all());
  }
}
