import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { zonesContract } from '../../kernel/testing/zones-contract.js';
import { ShippingZoneNameTaken } from '../domain/refusals.js';
import { MemoryShippingZones } from './memory-shipping-zones.js';
import { aShippingZone, changedShippingZone } from './zones.js';

let last = 0;

zonesContract('shipping zones in memory', () =>
  Promise.resolve({
    ...{ zones: new MemoryShippingZones(), unit: new DirectUnitOfWork(), nameTaken: ShippingZoneNameTaken },
    zone: (name) => aShippingZone(`zone-${(last += 1)}`, name),
    changed: changedShippingZone,
  }),
);
