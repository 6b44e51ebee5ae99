import { Currency } from '../../../kernel/currency.js';
import { areaOf } from '../../../platform/http/area.dto.js';
import type { TaxZoneTerms } from '../../application/manage-tax-zones.js';
import type { ImportLimit } from '../../domain/import-limit.js';
import type { TaxRate } from '../../domain/tax-zone.js';
import type {
  ImportLimitInputDto,
  NewTaxZoneDto,
  TaxRateInputDto,
  TaxZoneChangeDto,
} from './tax-zone-input.dto.js';

const rateOf = ({ category, name, percent, from, until = null }: TaxRateInputDto): TaxRate => ({
  category,
  name,
  thousandths: Math.round(percent * 1_000),
  from,
  until,
});

/** What is no amount of the currency is none at all, and refused as such. */
function limitOf(limit: ImportLimitInputDto | null): ImportLimit | null {
  if (!limit) return null;
  const { amount, currency, per, scheme, number = '' } = limit;
  const known = Currency.codes().includes(currency) ? Currency.of(currency).fromDecimal(amount) : 0;
  return { amount: known ?? 0, currency, per, scheme, number: number.trim() };
}

export const newZone = ({ areas, rates, importLimit = null, ...terms }: NewTaxZoneDto): TaxZoneTerms => ({
  ...terms,
  importLimit: limitOf(importLimit),
  areas: areas.map(areaOf),
  rates: rates.map(rateOf),
});

export const changedZone = ({
  areas,
  rates,
  importLimit,
  ...terms
}: TaxZoneChangeDto): Partial<TaxZoneTerms> => ({
  ...terms,
  ...(importLimit === undefined ? {} : { importLimit: limitOf(importLimit) }),
  ...(areas === undefined ? {} : { areas: areas.map(areaOf) }),
  ...(rates === undefined ? {} : { rates: rates.map(rateOf) }),
});
