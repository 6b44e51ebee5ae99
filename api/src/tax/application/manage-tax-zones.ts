import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { TaxZoneChanged, TaxZoneNotFound } from '../domain/refusals.js';
import { soundZone } from '../domain/sound-zone.js';
import type { TaxZone } from '../domain/tax-zone.js';
import type { TaxZones } from './ports.js';

export type TaxZoneTerms = Omit<TaxZone, 'id' | 'version'>;

/** Making, changing and deleting zones with their rates. */
export class ManageTaxZones {
  constructor(
    private readonly zones: TaxZones,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Answers the id of the new zone. @throws TaxZoneWrong, TaxZoneNameTaken */
  async create(terms: TaxZoneTerms): Promise<string> {
    const id = this.ids.next();
    await this.write(() => this.zones.add({ ...soundZone(terms), id, version: 1 }));
    return id;
  }

  /** Changes what is given and leaves the rest; `version` is the one that was read. @throws TaxZoneNotFound, TaxZoneChanged, TaxZoneWrong, TaxZoneNameTaken */
  change(id: string, changes: Partial<TaxZoneTerms>, version?: number): Promise<void> {
    return this.write(async () => {
      const known = await this.zones.lock(id);
      if (!known) throw new TaxZoneNotFound();
      if (version !== undefined && version !== known.version) throw new TaxZoneChanged(known.version);
      await this.zones.save(soundZone({ ...known, ...changes }));
    });
  }

  /** @throws TaxZoneNotFound */
  remove(id: string): Promise<void> {
    return this.write(async () => {
      if (!(await this.zones.remove(id))) throw new TaxZoneNotFound();
    });
  }

  /** From its end on everybody reads what was written. */
  private async write(work: () => Promise<void>): Promise<void> {
    await this.unitOfWork.run(work);
    this.zones.forget();
  }
}
