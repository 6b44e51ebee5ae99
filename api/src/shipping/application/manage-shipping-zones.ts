import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ShippingZoneChanged, ShippingZoneNotFound } from '../domain/refusals.js';
import type { ShippingMethod, ZoneTerms } from '../domain/shipping-zone.js';
import { soundZone } from '../domain/sound-zone.js';
import type { ShippingZones } from './ports.js';

/** A method that is new has no id yet. */
export type MethodTerms = Omit<ShippingMethod, 'id'> & { id: string | null };
export type SentZone = Omit<ZoneTerms, 'methods'> & { methods: readonly MethodTerms[] };

/** Making, changing and deleting zones with their methods. */
export class ManageShippingZones {
  constructor(
    private readonly zones: ShippingZones,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Answers the id of the new zone. @throws ShippingZoneWrong, ShippingZoneNameTaken */
  async create(sent: SentZone): Promise<string> {
    const id = this.ids.next();
    const zone = { id, version: 1, ...soundZone(this.identified(sent, [])) };
    await this.write(() => this.zones.add(zone));
    return id;
  }

  /** Changes what is given and leaves the rest; `version` is the one that was read. @throws ShippingZoneNotFound, ShippingZoneChanged, ShippingZoneWrong, ShippingZoneNameTaken */
  change(id: string, changes: Partial<SentZone>, version?: number): Promise<void> {
    return this.write(async () => {
      const known = await this.zones.lock(id);
      if (!known) throw new ShippingZoneNotFound();
      if (version !== undefined && version !== known.version) throw new ShippingZoneChanged(known.version);
      const terms = this.identified({ ...known, ...changes }, known.methods);
      await this.zones.save({ ...known, ...soundZone(terms) });
    });
  }

  /** @throws ShippingZoneNotFound */
  remove(id: string): Promise<void> {
    return this.write(async () => {
      if (!(await this.zones.remove(id))) throw new ShippingZoneNotFound();
    });
  }

  /** From its end on everybody reads what was written. */
  private async write(work: () => Promise<void>): Promise<void> {
    await this.unitOfWork.run(work);
    this.zones.forget();
  }

  /** A method keeps the id that it has in this zone; whatever else was sent as one is a new method. */
  private identified({ name, areas, methods }: SentZone, known: readonly ShippingMethod[]): ZoneTerms {
    const free = new Set(known.map(({ id }) => id));
    const identify = (method: MethodTerms): ShippingMethod => ({
      ...method,
      id: method.id !== null && free.delete(method.id) ? method.id : this.ids.next(),
    });
    return { name, areas, methods: methods.map(identify) };
  }
}
