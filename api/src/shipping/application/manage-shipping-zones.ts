import { ManageZones } from '../../kernel/manage-zones.js';
import type { Zone } from '../../kernel/zones.js';
import { ShippingZoneChanged, ShippingZoneNotFound } from '../domain/refusals.js';
import type { ShippingMethod, ShippingZone, ZoneTerms } from '../domain/shipping-zone.js';
import { validateZone } from '../domain/validate-zone.js';

/** A method that is new has no id yet. */
export type MethodTerms = Omit<ShippingMethod, 'id'> & { id: string | null };
export type SentZone = Omit<ZoneTerms, 'methods'> & { methods: readonly MethodTerms[] };

/**
 * Making, changing and deleting zones with their methods. Refuses by ShippingZoneNotFound, ShippingZoneChanged,
 * ShippingZoneWrong, ShippingZoneNameTaken.
 */
export class ManageShippingZones extends ManageZones<SentZone, ShippingZone> {
  protected override readonly refusals = { notFound: ShippingZoneNotFound, changed: ShippingZoneChanged };

  /** A method keeps the id that it has in this zone; whatever else was sent as one is a new method. */
  protected override sound(
    { name, areas, methods }: SentZone,
    { id, version }: Pick<Zone, 'id' | 'version'>,
    known?: ShippingZone,
  ): ShippingZone {
    const free = new Set(known?.methods.map((method) => method.id));
    const identify = (method: MethodTerms): ShippingMethod => ({
      ...method,
      id: method.id !== null && free.delete(method.id) ? method.id : this.ids.next(),
    });
    return { id, version, ...validateZone({ name, areas, methods: methods.map(identify) }) };
  }
}
