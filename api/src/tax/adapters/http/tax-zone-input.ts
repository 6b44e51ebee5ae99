import { areaOf } from '../../../platform/http/area.dto.js';
import type { TaxZoneTerms } from '../../application/manage-tax-zones.js';
import type { TaxRate } from '../../domain/tax-zone.js';
import type { NewTaxZoneDto, TaxRateInputDto, TaxZoneChangeDto } from './tax-zone-input.dto.js';

const rateOf = ({ category, name, percent, from, until = null }: TaxRateInputDto): TaxRate => ({
  category,
  name,
  thousandths: Math.round(percent * 1_000),
  from,
  until,
});

export const newZone = ({ areas, rates, ...terms }: NewTaxZoneDto): TaxZoneTerms => ({
  ...terms,
  areas: areas.map(areaOf),
  rates: rates.map(rateOf),
});

export const changedZone = ({ areas, rates, ...terms }: TaxZoneChangeDto): Partial<TaxZoneTerms> => ({
  ...terms,
  ...(areas === undefined ? {} : { areas: areas.map(areaOf) }),
  ...(rates === undefined ? {} : { rates: rates.map(rateOf) }),
});
