import { RATES_WANTED } from '../../kernel/exchange.js';
import type { Ids } from '../../kernel/ids.js';
import { ManageZones } from '../../kernel/manage-zones.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Zone } from '../../kernel/zones.js';
import { TaxZoneChanged, TaxZoneNotFound } from '../domain/refusals.js';
import { validateZone } from '../domain/validate-zone.js';
import type { TaxZone } from '../domain/tax-zone.js';
import type { TaxZones } from './ports.js';

export type TaxZoneTerms = Omit<TaxZone, 'id' | 'version'>;

/** Making, changing and deleting zones with their rates. Refuses by TaxZoneNotFound, TaxZoneChanged, TaxZoneWrong, TaxZoneNameTaken. */
export class ManageTaxZones extends ManageZones<TaxZoneTerms, TaxZone> {
  protected override readonly refusals = { notFound: TaxZoneNotFound, changed: TaxZoneChanged };

  constructor(
    zones: TaxZones,
    ids: Ids,
    unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
  ) {
    super(zones, ids, unitOfWork);
  }

  protected override sound(terms: TaxZoneTerms, { id, version }: Pick<Zone, 'id' | 'version'>): TaxZone {
    return { ...validateZone(terms), id, version };
  }

  /** A limit is compared at the published rate of its currency: it is asked for at once. */
  protected override async saved({ importLimit }: TaxZone): Promise<void> {
    if (importLimit) await this.outbox.publish({ topic: RATES_WANTED, payload: {} });
  }
}
