import { countryCode, UnknownCountry, type Destination } from '../../kernel/area.js';
import { offersFor, type Offer, type Parcel } from '../domain/offers.js';
import type { ShippingZones } from './ports.js';

/** What delivery costs, before or after the address is known. */
export class EstimateDelivery {
  constructor(private readonly zones: ShippingZones) {}

  /** Every method that goes there; the first is chosen by itself. @throws UnknownCountry */
  async execute(to: Destination, parcel: Parcel): Promise<readonly Offer[]> {
    const country = countryCode(to.country);
    if (country === null) throw new UnknownCountry(to.country);
    return offersFor(await this.zones.all(), { ...to, country }, parcel);
  }
}
