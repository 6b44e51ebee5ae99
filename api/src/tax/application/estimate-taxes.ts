import { areasDiffer, countryCode, UnknownCountry, zoneOf, type Destination } from '../../kernel/area.js';
import type { Clock } from '../../kernel/clock.js';
import type { TaxRule } from '../../kernel/receipt-rules.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { isReverseCharge, takesVatNumber, type VatNumber } from '../domain/vat-number.js';
import { taxesOf, type Taxable, type Taxes } from '../domain/taxes.js';
import { assertRated, ruleOf } from '../domain/tax-zone.js';
import type { TaxZones } from './ports.js';

/** The taxes at a place, and what a VAT number of the buyer does to them. */
export interface TaxesThere extends Taxes {
  reverseCharge: boolean;
  takesVatNumber: boolean;
  rule: TaxRule;
}

/** What tax goods carry at a place, today. */
export class EstimateTaxes {
  constructor(
    private readonly zones: TaxZones,
    private readonly clock: Clock,
    private readonly terms: ShopTerms,
  ) {}

  /** Null where the shop has no tax zone. @throws UnknownCountry, TaxRateMissing */
  execute(to: Destination, goods: Pick<Taxable, 'lines' | 'shipping'>): Promise<Taxes | null> {
    const country = countryCode(to.country);
    if (country === null) throw new UnknownCountry(to.country);
    return this.at({ ...to, country }, goods, null, 'country');
  }

  /**
   * The same for a place whose country is a code, or empty for nobody knows. `field` is the one that named the place; while
   * none did, a rate that does not hold is no reason to refuse. @throws TaxRateMissing
   */
  async at(
    to: Destination,
    goods: Pick<Taxable, 'lines' | 'shipping'>,
    buyer: VatNumber | null = null,
    field: string | null = null,
  ): Promise<TaxesThere | null> {
    const zone = zoneOf(await this.zones.all(), to);
    if (!zone) return null;
    const day = this.clock.now().toISOString().slice(0, 10);
    const categories = goods.lines.map(({ category }) => category);
    if (field) assertRated(zone, categories, day, field);
    const seller = await this.terms.country();
    const reverseCharge = isReverseCharge(zone, buyer, to.country, seller);
    const taxes = taxesOf(zone, { ...goods, day, reverseCharge });
    const rule = ruleOf(zone, day);
    return { ...taxes, reverseCharge, takesVatNumber: takesVatNumber(zone, to.country, seller), rule };
  }

  /** False while every place is taxed alike, or none at all. */
  async dependsOnPlace(): Promise<boolean> {
    return areasDiffer(await this.zones.all());
  }
}
