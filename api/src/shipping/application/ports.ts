import { Zones } from '../../kernel/zones.js';
import type { ShippingZone } from '../domain/shipping-zone.js';

/** The zones that the shop delivers to. Refuses a name that another has by ShippingZoneNameTaken. */
export abstract class ShippingZones extends Zones<ShippingZone> {}
