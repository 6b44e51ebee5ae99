import { ManageZones } from '../../kernel/manage-zones.js';
import type { Zone } from '../../kernel/zones.js';
import { TaxZoneChanged, TaxZoneNotFound } from '../domain/refusals.js';
import { soundZone } from '../domain/sound-zone.js';
import type { TaxZone } from '../domain/tax-zone.js';

export type TaxZoneTerms = Omit<TaxZone, 'id' | 'version'>;

/** Making, changing and deleting zones with their rates. Refuses by TaxZoneNotFound, TaxZoneChanged, TaxZoneWrong, TaxZoneNameTaken. */
export class ManageTaxZones extends ManageZones<TaxZoneTerms, TaxZone> {
  protected override readonly refusals = { notFound: TaxZoneNotFound, changed: TaxZoneChanged };

  protected override sound(terms: TaxZoneTerms, { id, version }: Pick<Zone, 'id' | 'version'>): TaxZone {
    return { ...soundZone(terms), id, version };
  }
}
