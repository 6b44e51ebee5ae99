import { describe, expect, it } from '@jest/globals';
import type { Direction, Imports, StoredImport } from '../application/import/ports.js';
import type { Step } from '../domain/import/plan.js';

/** A book of imports, as far as their work goes. */
export interface ImportsScene {
  imports: Imports;
  /** An id that no import, product or account has yet. */
  nextId: () => string;
}

const lockOne = async (imports: Imports, id: string, position: number, way: Direction) =>
  (await imports.lockSteps(id, [position], way))[0];

/** What every book of imports must do, in memory as in PostgreSQL. */
export function importsContract(where: string, open: () => Promise<ImportsScene>): void {
  async function planned() {
    const scene = await open();
    const { imports, nextId } = scene;
    const [mug, shirt] = [nextId(), nextId()];
    const edit = (discount: number) => ({ product: { discount }, variants: [] });
    const update = (productId: string, version = 1): Step => ({
      ...{ kind: 'update', name: 'Mug', lines: [], productId, version, apply: edit(10), undo: edit(0) },
    });
    const product = { name: 'Lamp', description: '', category: 'Light', options: [], variants: [] };
    const create: Step = { kind: 'create', name: 'Lamp', lines: [], product };
    const add = async (...steps: Step[]): Promise<StoredImport> => {
      const by = { accountId: nextId(), email: 'root@example.com' };
      const one: StoredImport = { id: nextId(), status: 'planned', fileName: 'spring.csv', by };
      await imports.add({ ...one, reading: { decimalSign: 'point', ignoredColumns: [] } }, [], steps);
      return one;
    };
    const spring = await add(update(mug), create, update(shirt));
    return { ...scene, spring, add, update, create, mug, shirt };
  }

  describe(`imports ${where}`, () => {
    it('come back as they were planned, and are what they become', async () => {
      const { imports, spring, add, nextId } = await planned();
      const autumn = await add();
      expect(await imports.lock(spring.id)).toEqual(spring);
      await imports.become(spring.id, 'running');
      expect(await imports.lock(spring.id)).toEqual({ ...spring, status: 'running' });
      expect(await imports.lock(autumn.id)).toEqual(autumn);
      expect(await imports.lock(nextId())).toBeUndefined();
    });

    it('say whether something of them is a cost, known or taken away', async () => {
      const { imports, spring, add, update, create, mug, nextId } = await planned();
      const variants = (costCents: number | null) => [{ id: nextId(), costCents }];
      const costed = async (step: Step) => imports.setsCosts((await add(update(mug), step)).id);
      const told = { ...update(mug), apply: { product: {}, variants: variants(null) } } as Step;
      const { product } = create;
      const made = { ...create, product: { ...product, variants: variants(750) } } as unknown as Step;
      expect([await costed(told), await costed(made)]).toEqual([true, true]);
      expect([await imports.setsCosts(spring.id), await imports.setsCosts(nextId())]).toEqual([false, false]);
    });

    it('are worked off from the first product, and what was done back from the last', async () => {
      const { imports, spring, nextId } = await planned();
      const waiting = async (direction: Direction, id = spring.id) =>
        (await imports.waiting(id, direction)).map(({ position }) => position);
      expect([await waiting('run'), await waiting('undo')]).toEqual([[0, 1, 2], []]);
      await imports.settle(spring.id, 'run', [{ position: 0, versionAfter: 2 }]);
      expect([await waiting('run'), await waiting('undo')]).toEqual([[1, 2], [0]]);
      await imports.settle(spring.id, 'run', [{ position: 1, refusal: 'Its SKU is taken.' }]);
      await imports.settle(spring.id, 'run', [{ position: 2, versionAfter: 2 }]);
      expect([await waiting('run'), await waiting('undo')]).toEqual([[], [2, 0]]);
      await imports.settle(spring.id, 'undo', [{ position: 2, refusal: 'It was changed since.' }]);
      expect([await waiting('undo'), await waiting('run', nextId())]).toEqual([[0], []]);
    });

    it('hand out a step as it was planned, until it is settled', async () => {
      const { imports, spring, update, create, mug } = await planned();
      const lock = (position: number, direction: Direction = 'run') =>
        lockOne(imports, spring.id, position, direction);
      const { lines: _, ...first } = update(mug);
      const { lines: __, ...second } = create;
      expect(await lock(0)).toEqual({ ...first, position: 0, versionAfter: null });
      expect(await lock(1)).toEqual({ ...second, position: 1, productId: null, versionAfter: null });
      await imports.settle(spring.id, 'run', [{ position: 0, versionAfter: 2 }]);
      expect([await lock(0), await lock(3), await lockOne(imports, mug, 0, 'run')]).toEqual([
        ...[undefined, undefined, undefined],
      ]);
    });

    it('remember which product was made and at which version a step left it, for the way back', async () => {
      const { imports, spring, nextId } = await planned();
      const lock = (position: number) => lockOne(imports, spring.id, position, 'undo');
      const productId = nextId();
      await imports.settle(spring.id, 'run', [{ position: 0, versionAfter: 7 }]);
      await imports.settle(spring.id, 'run', [{ position: 1, productId, versionAfter: 1 }]);
      expect(await lock(0)).toMatchObject({ version: 1, versionAfter: 7 });
      expect(await lock(1)).toMatchObject({ productId, versionAfter: 1 });
      await imports.settle(spring.id, 'undo', [{ position: 0, versionAfter: 8 }]);
      expect(await lock(0)).toBeUndefined();
    });

    it('can be undone after a later one was, whose undo left the product as theirs had', async () => {
      const { imports, spring, add, update, mug, shirt } = await planned();
      for (const position of [0, 2]) await imports.settle(spring.id, 'run', [{ position, versionAfter: 2 }]);
      const later = await add(update(mug, 2), update(shirt, 3));
      for (const position of [0, 1]) await imports.settle(later.id, 'run', [{ position, versionAfter: 4 }]);
      await imports.restore(later.id, 0, 5);
      await imports.restore(later.id, 1, 5);
      const versions = async ({ id }: StoredImport, ...positions: number[]) =>
        Promise.all(positions.map(async (at) => (await lockOne(imports, id, at, 'undo'))?.versionAfter));
      // the shirt was changed in between: the earlier import left it at another version than the later one found
      expect(await versions(spring, 0, 2)).toEqual([5, 2]);
      expect(await versions(later, 0, 1)).toEqual([4, 4]);
    });
  });
}
