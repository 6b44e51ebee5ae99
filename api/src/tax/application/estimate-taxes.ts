import { areasDiffer, countryCode, UnknownCountry, zoneOf, type Destination } from '../../kernel/area.js';
import type { Clock } from '../../kernel/clock.js';
import { taxesOf, type Taxable, type Taxes } from '../domain/taxes.js';
import type { TaxZones } from './ports.js';

/** What tax goods carry at a place, today. */
export class EstimateTaxes {
  constructor(
    private readonly zones: TaxZones,
    private readonly clock: Clock,
  ) {}

  /** Null where the shop has no tax zone. @throws UnknownCountry */
  execute(to: Destination, goods: Pick<Taxable, 'lines' | 'shipping'>): Promise<Taxes | null> {
    const country = countryCode(to.country);
    if (country === null) throw new UnknownCountry(to.country);
    return this.at({ ...to, country }, goods);
  }

  /** The same for a place whose country is a code, or empty for nobody knows. */
  async at(to: Destination, goods: Pick<Taxable, 'lines' | 'shipping'>): Promise<Taxes | null> {
    const zone = zoneOf(await this.zones.all(), to);
    if (!zone) return null;
    const day = this.clock.now().toISOString().slice(0, 10);
    return taxesOf(zone, { ...goods, day, reverseCharge: false });
  }

  /** False while every place is taxed alike, or none at all. */
  async dependsOnPlace(): Promise<boolean> {
    return areasDiffer(await this.zones.all());
  }
}
