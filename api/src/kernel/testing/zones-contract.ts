import { describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '../unit-of-work.js';
import type { Zone, Zones } from '../zones.js';

/** A shop without zones. */
export interface ZonesScene<Z extends Zone> {
  zones: Zones<Z>;
  unit: UnitOfWork;
  /** A zone of that name, not yet kept; later ones have later ids. */
  zone: (name: string) => Z;
  /** The same with all that staff can change changed. */
  changed: (zone: Z) => Z;
  nameTaken: new () => Error;
}

/** What every keeper of zones must do, in memory as in PostgreSQL. */
export function zonesContract<Z extends Zone>(where: string, open: () => Promise<ZonesScene<Z>>): void {
  async function two() {
    const scene = await open();
    const { zones, unit, zone } = scene;
    const [germany, uganda] = [zone('Germany'), zone('Uganda')];
    for (const one of [germany, uganda]) await unit.run(() => zones.add(one));
    zones.forget();
    return { ...scene, germany, uganda, lock: (id: string) => unit.run(() => zones.lock(id)) };
  }

  describe(where, () => {
    it('come back as they were made, the oldest first', async () => {
      const { zones, germany, uganda, lock, zone } = await two();
      expect(await zones.all()).toEqual([germany, uganda]);
      expect(await lock(uganda.id)).toEqual(uganda);
      expect(await lock(zone('Nowhere').id)).toBeUndefined();
    });

    it('are another version with each change, whoever counts it', async () => {
      const { zones, unit, germany, uganda, changed, lock } = await two();
      const next = changed(germany);
      await unit.run(() => zones.save(next));
      expect(await lock(germany.id)).toEqual({ ...next, version: 2 });
      await unit.run(() => zones.save({ ...next, name: 'Deutschland' }));
      expect(await lock(germany.id)).toEqual({ ...next, name: 'Deutschland', version: 3 });
      expect(await lock(uganda.id)).toEqual(uganda);
    });

    it('bear names of their own, new ones and changed ones', async () => {
      const { zones, unit, germany, uganda, zone, nameTaken } = await two();
      await expect(unit.run(() => zones.add(zone('Uganda')))).rejects.toThrow(nameTaken);
      await expect(unit.run(() => zones.save({ ...germany, name: 'Uganda' }))).rejects.toThrow(nameTaken);
      zones.forget();
      expect(await zones.all()).toEqual([germany, uganda]);
    });

    it('go once', async () => {
      const { zones, unit, germany, uganda, lock } = await two();
      expect(await unit.run(() => zones.remove(germany.id))).toBe(true);
      expect(await unit.run(() => zones.remove(germany.id))).toBe(false);
      zones.forget();
      expect([await lock(germany.id), await zones.all()]).toEqual([undefined, [uganda]]);
    });
  });
}
