import { MemoryZones } from '../../kernel/testing/memory-zones.js';
import { ShippingZoneNameTaken } from '../domain/refusals.js';
import type { ShippingZone } from '../domain/shipping-zone.js';

export class MemoryShippingZones extends MemoryZones<ShippingZone> {
  protected override readonly nameTaken = ShippingZoneNameTaken;
}
