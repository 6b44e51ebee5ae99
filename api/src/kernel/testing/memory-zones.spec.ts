import { DirectUnitOfWork } from './direct-unit-of-work.js';
import { MemoryZones } from './memory-zones.js';
import { zonesContract } from './zones-contract.js';
import type { Zone } from '../zones.js';

interface Place extends Zone {
  countries: readonly string[];
}

class NameTaken extends Error {}

class Places extends MemoryZones<Place> {
  protected override readonly nameTaken = NameTaken;
}

let last = 0;

zonesContract('zones in memory', () =>
  Promise.resolve({
    ...{ zones: new Places(), unit: new DirectUnitOfWork(), nameTaken: NameTaken },
    zone: (name) => ({ id: `zone-${(last += 1)}`, version: 1, name, countries: ['DE'] }),
    changed: (zone) => ({ ...zone, countries: ['US'] }),
  }),
);
