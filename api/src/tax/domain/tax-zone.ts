import type { Area } from '../../kernel/area.js';
import type { TaxRule } from '../../kernel/receipt-rules.js';
import type { TaxCategory } from '../../kernel/tax-category.js';

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
}

/** The zone as a receipt of that day keeps it. */
export function ruleOf(zone: TaxZone, day: string): TaxRule {
  const { id, version, name, pricesIncludeTax, shippingTax, rounding } = zone;
  const rates = zone.rates.filter((rate) => rate.from <= day && (rate.until === null || day <= rate.until));
  return { id, version, name, day, pricesIncludeTax, shippingTax, rounding, rates };
}

/** The rate of a category on a day (ISO date); undefined where there is none and for what is exempt. */
export function rateOn(
  zone: Pick<TaxZone, 'rates'>,
  category: TaxCategory,
  day: string,
): TaxRate | undefined {
  if (category === 'exempt') return undefined;
  return zone.rates.find(
    (rate) => rate.category === category && rate.from <= day && (rate.until === null || day <= rate.until),
  );
}
