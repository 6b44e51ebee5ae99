import type { Area } from '../../kernel/area.js';
import type { TaxRule } from '../../kernel/receipt-rules.js';
import type { TaxCategory } from '../../kernel/tax-category.js';
import type { ImportLimit } from './import-limit.js';
import { TaxRateMissing } from './refusals.js';

/** A rate and the days it holds, in ISO dates; `until` is its last day, null for none yet. */
export interface TaxRate {
  category: TaxCategory;
  /** As receipts name it: `VAT`, `Sales tax`. */
  name: string;
  /** Thousandths of a percent: 19 percent are 19,000, 8.875 percent 8,875. */
  thousandths: number;
  from: string;
  until: string | null;
}

export interface TaxZone {
  id: string;
  /** One more with each change. */
  version: number;
  name: string;
  areas: readonly Area[];
  /** Whether the shop's prices contain the tax of this zone. */
  pricesIncludeTax: boolean;
  /** Shipping follows the rate that most of the goods have, or is shared over all of them. */
  shippingTax: 'main' | 'shared';
  /** Where a fraction of a cent is rounded: on each line, or once for each rate of the order. */
  rounding: 'line' | 'order';
  /** Whether a business of another country with a VAT number owes the tax itself. */
  reverseCharge: boolean;
  rates: readonly TaxRate[];
  /** For goods from abroad, up to which value their tax is taken at checkout; null takes it always. */
  importLimit?: ImportLimit | null;
}

/** The zone as a receipt of that day keeps it; `rate` is that of its limit, in units of the limit's currency for one of the order's. */
export function ruleOf(zone: TaxZone, day: string, rate: number | null = null): TaxRule {
  const { id, version, name, pricesIncludeTax, shippingTax, rounding } = zone;
  const rates = zone.rates.filter((rate) => holdsOn(rate, day));
  const limit = zone.importLimit && rate !== null ? { importLimit: { ...zone.importLimit, rate } } : {};
  return { id, version, name, day, pricesIncludeTax, shippingTax, rounding, rates, ...limit };
}

/**
 * The rate of a category on a day (ISO date). A category that the zone has no rate for is charged as `standard`, a super
 * reduced one as `reduced` before: rather too much tax than none. Undefined for what is exempt, and where no rate holds on that day.
 */
export function rateOn(
  { rates }: Pick<TaxZone, 'rates'>,
  category: TaxCategory,
  day: string,
): TaxRate | undefined {
  if (category === 'exempt') return undefined;
  const instead: TaxCategory[] = category === 'super_reduced' ? ['reduced', 'standard'] : ['standard'];
  const charged = [category, ...instead].find((one) => rates.some((rate) => rate.category === one));
  return rates.find((rate) => rate.category === charged && holdsOn(rate, day));
}

/**
 * What is sold into a zone with rates needs one that holds that day: nothing is sold without its tax. A zone that has no
 * rate at all is one without tax. @throws TaxRateMissing at `field`
 */
export function assertRated(
  zone: Pick<TaxZone, 'name' | 'rates'>,
  categories: readonly TaxCategory[],
  day: string,
  field: string,
): void {
  const unrated = categories.some((one) => one !== 'exempt' && !rateOn(zone, one, day));
  if (unrated && zone.rates.length > 0) throw new TaxRateMissing(zone.name, field);
}

const holdsOn = ({ from, until }: TaxRate, day: string) => from <= day && (until === null || day <= until);
