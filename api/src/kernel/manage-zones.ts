import type { Ids } from './ids.js';
import type { Refusal } from './refusal.js';
import type { UnitOfWork } from './unit-of-work.js';
import type { Zone, Zones } from './zones.js';

/** What a kind of zone says to those who come too late. */
export interface ZoneRefusals {
  notFound: new () => Refusal;
  changed: new (version: number) => Refusal;
}

/** Making, changing and deleting zones of one kind; `Sent` is what staff may say of one. */
export abstract class ManageZones<Sent, Z extends Zone & Sent> {
  constructor(
    private readonly zones: Zones<Z>,
    protected readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  protected abstract readonly refusals: ZoneRefusals;

  /** The zone with these terms; `known` is what it was before. @throws a refusal when it cannot be */
  protected abstract sound(terms: Sent, kept: Pick<Zone, 'id' | 'version'>, known?: Z): Z;

  /** In the transaction that has written it. */
  protected saved(_zone: Z): Promise<void> {
    return Promise.resolve();
  }

  /** Answers the id of the new zone. @throws a refusal when it cannot be, or its name is taken */
  async create(terms: Sent): Promise<string> {
    const id = this.ids.next();
    const zone = this.sound(terms, { id, version: 1 });
    await this.write(async () => {
      await this.zones.add(zone);
      await this.saved(zone);
    });
    return id;
  }

  /**
   * Changes what is given and leaves the rest; `version` is the one that was read.
   * @throws a refusal when there is none, it was changed since, cannot be, or its name is taken
   */
  change(id: string, changes: Partial<Sent>, version?: number): Promise<void> {
    return this.write(async () => {
      const known = await this.zones.lock(id);
      if (!known) throw new this.refusals.notFound();
      if (version !== undefined && version !== known.version) throw new this.refusals.changed(known.version);
      const zone = this.sound({ ...known, ...changes }, known, known);
      await this.zones.save(zone);
      await this.saved(zone);
    });
  }

  /** @throws a refusal when there is none */
  remove(id: string): Promise<void> {
    return this.write(async () => {
      if (!(await this.zones.remove(id))) throw new this.refusals.notFound();
    });
  }

  /** From its end on the same work reads what was written, from its commit on everybody. */
  private async write(work: () => Promise<void>): Promise<void> {
    await this.unitOfWork.run(work);
    this.unitOfWork.forgetting(() => this.zones.forget());
  }
}
