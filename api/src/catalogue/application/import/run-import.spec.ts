import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../../kernel/testing/direct-unit-of-work.js';
import { KeptAudit } from '../../../kernel/testing/kept-audit.js';
import { ProductChanged } from '../../domain/refusals.js';
import type { Step } from '../../domain/import/plan.js';
import { InMemoryImports } from '../../testing/in-memory-imports.js';
import type { ApplyStep } from './apply-step.js';
import type { ImportStatus, Settled, StoredStep } from './ports.js';
import { RunImport } from './run-import.js';

const noPictures = { fetchPictures: () => Promise.resolve(new Map()) };

describe('the work of an import', () => {
  let imports: InMemoryImports;
  let audit: KeptAudit;
  let tried: number[][];
  let done: number[];
  let outcomes: Record<number, () => Promise<Settled>>;
  beforeEach(() => {
    audit = new KeptAudit();
    [tried, done] = [[], []];
    outcomes = {};
  });

  const begun = async (status: ImportStatus) => {
    const by = { accountId: 'root', email: 'root@example.com' };
    const [apply, undo] = [
      { product: { discount: 10 }, variants: [] },
      { product: { discount: 0 }, variants: [] },
    ];
    const product = { name: 'Lamp', description: '', category: 'Light', options: [], variants: [] };
    const lamp: Step = { kind: 'create', name: 'Lamp', lines: [], product };
    const known = { productId: 'mug', version: 1 };
    const mug: Step = { kind: 'update', name: 'Mug', lines: [], ...known, apply, undo };
    imports = new InMemoryImports();
    const reading = { decimalSign: 'point' as const, ignoredColumns: [] };
    await imports.add({ id: 'import', status, fileName: 'spring.csv', by, reading }, [], [mug, lamp, lamp]);
    if (status === 'planned' || status === 'running') return;
    for (const [position, productId] of ['mug', 'lamp', 'other-lamp'].entries())
      await imports.settle('import', 'run', [{ position, productId, versionAfter: 2 }]);
    imports.settled.clear();
  };
  const status = async () => (await imports.lock('import'))?.status;
  const run = (direction: 'run' | 'undo' = 'run', id = 'import') => {
    const applySteps = async (steps: readonly StoredStep[]) => {
      const settled: Settled[] = [];
      tried.push(steps.map(({ position }) => position));
      for (const { position } of steps) settled.push((await outcomes[position]?.()) ?? { versionAfter: 5 });
      done.push(...steps.map(({ position }) => position));
      return settled;
    };
    const apply = { applySteps } as Pick<ApplyStep, 'applySteps'>;
    return new RunImport(imports, apply, noPictures, audit, new DirectUnitOfWork()).runImport(id, direction);
  };
  const settled = () => [...imports.settled.entries()];

  it('takes the products in their order, together, and writes down what became of each', async () => {
    await begun('running');
    outcomes[1] = () => Promise.resolve({ productId: 'made', versionAfter: 1 });
    await run();
    expect([done, tried]).toEqual([[0, 1, 2], [[0, 1, 2]]]);
    expect(settled().slice(0, 2)).toEqual([
      ['run 0', { versionAfter: 5 }],
      ['run 1', { productId: 'made', versionAfter: 1 }],
    ]);
    expect([await status(), imports.restored]).toEqual(['done', []]);
  });

  it('goes on after a product that is refused, which no audit entry tells of', async () => {
    await begun('running');
    outcomes[0] = () => Promise.reject(new ProductChanged(4));
    await run();
    expect(settled()[0]).toEqual(['run 0', { refusal: new ProductChanged(4).message }]);
    expect([done, audit.entries.length, await status()]).toEqual([[1, 2], 2, 'done']);
    expect(tried).toEqual([[0, 1, 2], [0, 1], [0], [1], [2]]);
  });

  it('goes on after a product that the database will not have, however often it is tried', async () => {
    await begun('running');
    outcomes[1] = () => Promise.reject(new RangeError('cannot affect row a second time'));
    await run();
    expect(imports.settled.get('run 1')).toEqual({ refusal: 'It could not be saved' });
    expect([done, audit.entries.length, await status()]).toEqual([[0, 2], 2, 'done']);
  });

  it('stops where something breaks, and goes on there when it is begun again', async () => {
    await begun('running');
    outcomes[1] = () => Promise.reject(new Error('no database'));
    await expect(run()).rejects.toThrow('no database');
    expect([done, await status(), settled().length]).toEqual([[0], 'running', 1]);
    outcomes = {};
    await run();
    expect([done, await status()]).toEqual([[0, 1, 2], 'done']);
  });

  it('leaves alone what somebody else settles meanwhile', async () => {
    await begun('running');
    outcomes[0] = () => Promise.reject(new ProductChanged(4));
    outcomes[1] = async () => {
      await imports.settle('import', 'run', [{ position: 2, versionAfter: 9 }]);
      return { versionAfter: 5 };
    };
    await run();
    expect([done, imports.settled.get('run 2')]).toEqual([[1], { versionAfter: 9 }]);
    expect(audit.entries).toHaveLength(1);
  });

  it.each([
    ['planned', 'run'],
    ['done', 'run'],
    ['undoing', 'run'],
    ['running', 'undo'],
    ['undone', 'undo'],
  ] as const)('is none where an import is %s and should %s', async (before, direction) => {
    await begun(before);
    await run(direction);
    await run(direction, 'none');
    expect([done, await status()]).toEqual([[], before]);
  });

  it('goes backwards too, from the last product, and remembers the versions that it leaves', async () => {
    await begun('undoing');
    outcomes[1] = outcomes[2] = () => Promise.resolve({ message: 'Archived: orders or carts refer to it' });
    await run('undo');
    expect([done, await status(), imports.restored]).toEqual([[2, 1, 0], 'undone', [[0, 5]]]);
  });

  it('is in the audit log with who began it, from what to what', async () => {
    await begun('running');
    outcomes[1] = () => Promise.resolve({ productId: 'made', versionAfter: 1 });
    await run();
    const actor = { accountId: 'root', email: 'root@example.com' };
    const [there, back] = [10, 0].map((discount) => ({ product: { discount }, variants: [] }));
    const file = { import: 'import', file: 'spring.csv' };
    const ran = { actor, action: 'adminRunProductImport', entity: 'product' };
    expect(audit.entries.slice(0, 2)).toEqual([
      { ...ran, entityId: 'mug', changes: { ...file, from: back, to: there } },
      { ...ran, entityId: 'made', changes: { ...file, created: expect.objectContaining({ name: 'Lamp' }) } },
    ]);
  });

  it('is in the audit log backwards when it is undone', async () => {
    await begun('undoing');
    await run('undo');
    const [there, back] = [10, 0].map((discount) => ({ product: { discount }, variants: [] }));
    expect(audit.entries).toMatchObject([
      { action: 'adminUndoProductImport', entityId: 'other-lamp', changes: { removed: { name: 'Lamp' } } },
      { entityId: 'lamp', changes: { removed: { name: 'Lamp' } } },
      { entityId: 'mug', changes: { from: there, to: back } },
    ]);
  });
});
