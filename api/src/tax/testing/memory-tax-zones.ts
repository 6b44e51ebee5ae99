import { MemoryZones } from '../../kernel/testing/memory-zones.js';
import { TaxZoneNameTaken } from '../domain/refusals.js';
import type { TaxZone } from '../domain/tax-zone.js';

export class MemoryTaxZones extends MemoryZones<TaxZone> {
  protected override readonly nameTaken = TaxZoneNameTaken;
}
