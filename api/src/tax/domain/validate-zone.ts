import { faultsOfAreas } from '../../kernel/area.js';
import { Currency } from '../../kernel/currency.js';
import type { FieldError } from '../../kernel/refusal.js';
import { TaxZoneWrong } from './refusals.js';
import type { TaxRate, TaxZone } from './tax-zone.js';

/** The terms as they are. @throws TaxZoneWrong when two rates of one category hold on the same day, among others */
export function validateZone<Terms extends Pick<TaxZone, 'areas' | 'rates' | 'importLimit'>>(
  terms: Terms,
): Terms {
  const faults = [
    ...faultsOfAreas(terms.areas),
    ...terms.rates.flatMap(faultsOfRate),
    ...faultsOfLimit(terms.importLimit),
  ];
  if (faults.length > 0) throw new TaxZoneWrong(faults);
  return terms;
}

function faultsOfLimit(limit: TaxZone['importLimit']): FieldError[] {
  if (!limit) return [];
  const { amount, currency } = limit;
  if (!Currency.codes().includes(currency))
    return [{ field: 'importLimit.currency', message: `${currency} is no currency of ISO 4217` }];
  return Number.isSafeInteger(amount) && amount > 0
    ? []
    : [{ field: 'importLimit.amount', message: `The limit must be an amount of ${currency} above zero` }];
}

function faultsOfRate(rate: TaxRate, index: number, rates: readonly TaxRate[]): FieldError[] {
  if (rate.until !== null && rate.until < rate.from)
    return [{ field: `rates.${index}.until`, message: `${rate.name} must not end before it begins` }];
  const rival = rates.slice(0, index).find((other) => overlap(rate, other));
  if (!rival) return [];
  const message = `Two rates of category ${rate.category} hold on the same day`;
  return [{ field: `rates.${index}.from`, message }];
}

const overlap = (one: TaxRate, other: TaxRate): boolean =>
  one.category === other.category &&
  (one.until === null || other.from <= one.until) &&
  (other.until === null || one.from <= other.until);
