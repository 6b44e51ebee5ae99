import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { zonesContract } from '../../kernel/testing/zones-contract.js';
import { TaxZoneNameTaken } from '../domain/refusals.js';
import { MemoryTaxZones } from './memory-tax-zones.js';
import { aTaxZone, changedTaxZone } from './zones.js';

let last = 0;

zonesContract('tax zones in memory', () =>
  Promise.resolve({
    ...{ zones: new MemoryTaxZones(), unit: new DirectUnitOfWork(), nameTaken: TaxZoneNameTaken },
    zone: (name) => aTaxZone(`zone-${(last += 1)}`, name),
    changed: changedTaxZone,
  }),
);
