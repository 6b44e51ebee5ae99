import {
  areasDiffer,
  UnknownCountry,
  type Destination,
  type ToldApart,
  type Unclear,
} from '../../kernel/area.js';
import { countryCode } from '../../kernel/world/countries.js';
import type { Exchanges } from '../../kernel/exchange.js';
import type { Clock } from '../../kernel/clock.js';
import type { TaxRule } from '../../kernel/receipt-rules.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import {
  hindranceOf,
  isIntraCommunity,
  isReverseCharge,
  takesVatNumber,
  type VatHindrance,
} from '../domain/vat-number.js';
import type { Taxable, Taxes } from '../domain/taxes.js';
import { taxesBy } from '../domain/taxes-by-rule.js';
import { assertRated, ruleOf, type TaxZone } from '../domain/tax-zone.js';
import { taxToldApart, taxZoneOf, unclearForTax } from '../domain/territories.js';
import type { CalculateTaxes } from './calculate-taxes.js';
import type { CheckedVatNumber } from './check-vat-number.js';
import type { AskedTaxes, TaxZones } from './ports.js';
import { LimitRateMissing, TaxPlaceUnknown, TaxUnknown } from '../domain/refusals.js';

/** The taxes at a place, and what a VAT number of the buyer does to them. */
export interface TaxesThere extends Taxes {
  reverseCharge: boolean;
  /** Of reverse charge, between two member states of the EU: where goods go there, the supply is exempt. */
  intraCommunity: boolean;
  takesVatNumber: boolean;
  /** Why the tax is charged though a number was given. */
  vatHindrance: VatHindrance | null;
  /** By line: above the limit of the place, the border takes the tax. Empty where nothing is. */
  imported: readonly boolean[];
  rule: TaxRule;
}

/** What tax goods carry at a place, today. */
export class EstimateTaxes {
  constructor(
    private readonly zones: TaxZones,
    private readonly clock: Clock,
    private readonly terms: ShopTerms,
    private readonly calculate: CalculateTaxes,
    private readonly exchanges: Pick<Exchanges, 'between'>,
  ) {}

  /** Null where the shop has no tax zone. Anybody may ask: no service is. @throws UnknownCountry, TaxRateMissing, TaxUnknown */
  estimateTaxes(to: Destination, goods: Pick<Taxable, 'lines' | 'shipping'>): Promise<Taxes | null> {
    const country = countryCode(to.country);
    if (country === null) throw new UnknownCountry(to.country);
    return this.at({ ...to, country }, goods, null, 'country', true);
  }

  /**
   * The same for a place whose country is a code, or empty for nobody knows. `field` is the one that named the place; while
   * none did, a rate that does not hold is no reason to refuse. With `keptOnly`, for a transaction, no service is asked.
   * @throws TaxRateMissing, TaxUnknown, TaxPlaceUnknown
   */
  async at(
    to: Destination,
    goods: Pick<Taxable, 'lines' | 'shipping'>,
    buyer: CheckedVatNumber | null = null,
    field: string | null = null,
    keptOnly = false,
  ): Promise<TaxesThere | null> {
    const zone = taxZoneOf(await this.zones.all(), to);
    if (!zone) return null;
    const day = shopDay(this.clock.now());
    const { country: seller } = await this.terms.read();
    const owes = isReverseCharge(zone, buyer, to, seller);
    const taxable = { ...goods, day, reverseCharge: owes };
    const asked = { ...goods, to, pricesIncludeTax: zone.pricesIncludeTax };
    const limitRate = await this.limitRate(zone, goods.shipping.currency.code, field);
    const rule = await this.ruled(ruleOf(zone, day, limitRate), zone, taxable, asked, field, keptOnly);
    const { imported, ...taxes } = taxesBy(rule, taxable);
    const reverseCharge = owes && imported.length === 0;
    const takes = takesVatNumber(zone, to, seller);
    const vatHindrance = takes && buyer ? hindranceOf(buyer, to, seller) : null;
    const intraCommunity = reverseCharge && isIntraCommunity(to, seller);
    return { ...taxes, reverseCharge, intraCommunity, takesVatNumber: takes, vatHindrance, imported, rule };
  }

  /** The rule with the answer of the service, where one is set and answers; else the zone's own rates count. */
  private async ruled(
    rule: TaxRule,
    zone: TaxZone,
    { lines, day }: Taxable,
    asked: AskedTaxes,
    field: string | null,
    keptOnly: boolean,
  ): Promise<TaxRule> {
    const answer = await this.calculate.calculateTaxes(asked, keptOnly);
    if (answer === 'nowhere' && field) throw new TaxPlaceUnknown(field);
    if (answer && typeof answer !== 'string') return { ...rule, calculation: answer };
    if (answer && field && zone.rates.length === 0) throw new TaxUnknown();
    const categories = lines.map(({ category }) => category);
    if (field) assertRated(zone, categories, day, field);
    return rule;
  }

  /** Units of the limit's currency for one of the order's; null where there is no limit. @throws LimitRateMissing */
  private async limitRate(
    { importLimit, name }: TaxZone,
    currency: string,
    field: string | null,
  ): Promise<number | null> {
    if (!importLimit) return null;
    const rate = await this.exchanges.between(currency, importLimit.currency);
    if (rate === null && field) throw new LimitRateMissing(name, importLimit.currency, field);
    return rate;
  }

  /** False while every place is taxed alike, or none at all. */
  async dependsOnPlace(): Promise<boolean> {
    return areasDiffer(await this.zones.all());
  }

  /** Where it needs more than the country to tell the zone. */
  async toldApart(): Promise<ToldApart> {
    return taxToldApart(await this.zones.all());
  }

  /** What keeps anybody from telling the zone, where the country has several, or places outside the area of its tax. */
  async unclear(to: Destination): Promise<Unclear | null> {
    return unclearForTax(await this.zones.all(), to);
  }
}
