import { beforeEach, describe, expect, it } from '@jest/globals';
import { pictureShelf } from '../../../media/testing/in-memory-pictures.js';
import { InMemoryTextBook } from '../../../kernel/testing/in-memory-text-book.js';
import { termsOf } from '../../../kernel/testing/terms-of.js';
import { DeclaredFields } from '../../testing/declared-fields.js';
import { DirectUnitOfWork } from '../../../kernel/testing/direct-unit-of-work.js';
import type { PlannedLine, Step } from '../../domain/import/plan.js';
import {
  ImportNotFound,
  ImportNotRun,
  ImportOvertaken,
  ImportSetsCosts,
} from '../../domain/import/refusals.js';
import { InMemoryImportPictures } from '../../testing/in-memory-import-pictures.js';
import { InMemoryVariantCosts } from '../../testing/in-memory-variant-costs.js';
import { InMemoryImports } from '../../testing/in-memory-imports.js';
import { PlanImport } from './plan-import.js';
import type { Direction, ImportStatus, ImportTargets, StoredImport } from './ports.js';
import { StartImport } from './start-import.js';

const by = { accountId: 'root', email: 'root@example.com' };

describe('the beginning of an import', () => {
  let imports: InMemoryImports;
  let begun: string[];
  beforeEach(() => {
    begun = [];
  });

  const start = async (status: ImportStatus, direction: Direction, id = 'import', isOvertaken = false) => {
    imports = new InMemoryImports();
    const reading = { decimalSign: 'point' as const, ignoredColumns: [] };
    await imports.add({ id: 'import', status, fileName: 'spring.csv', by, reading }, [], []);
    Object.assign(imports, { isOvertaken: () => Promise.resolve(isOvertaken) });
    const begin = (one: string, way: Direction) => Promise.resolve(void begun.push(`${way} ${one}`));
    return new StartImport(imports, { begin }, new DirectUnitOfWork())
      .startImport(id, direction)
      .catch((error: unknown) => error);
  };

  const update = (costCents?: number): Step => ({
    ...{ kind: 'update', name: 'Mug', lines: [2], productId: 'mug', version: 1 },
    apply: { product: {}, variants: [{ id: 'v', ...(costCents === undefined ? {} : { costCents }) }] },
    undo: { product: {}, variants: [] },
  });

  const statusNow = async () => (await imports.lock('import'))?.status;

  it.each([
    ['planned', 'run', 'running'],
    ['done', 'undo', 'undoing'],
  ] as const)('of one that is %s has the work of its %s begin', async (status, direction, after) => {
    expect(await start(status, direction)).toBeUndefined();
    expect([await statusNow(), begun]).toEqual([after, [`${direction} import`]]);
  });

  it.each([
    ['running', 'run'],
    ['done', 'run'],
    ['undoing', 'undo'],
    ['undone', 'undo'],
  ] as const)('of one that is %s is not asked of twice for its %s', async (status, direction) => {
    expect(await start(status, direction)).toBeUndefined();
    expect([await statusNow(), begun]).toEqual([status, []]);
  });

  it.each([
    ['undone', 'run'],
    ['undoing', 'run'],
    ['planned', 'undo'],
    ['running', 'undo'],
  ] as const)('of one that is %s is refused for its %s', async (status, direction) => {
    expect(await start(status, direction)).toBeInstanceOf(ImportNotRun);
    expect([await statusNow(), begun]).toEqual([status, []]);
  });

  it('backwards waits for those that were run later; forwards it does not', async () => {
    expect(await start('done', 'undo', 'import', true)).toBeInstanceOf(ImportOvertaken);
    expect([await statusNow(), begun]).toEqual(['done', []]);
    expect(await start('planned', 'run', 'import', true)).toBeUndefined();
  });

  it.each([
    ['planned', 'run'],
    ['done', 'undo'],
  ] as const)(
    'of one that is %s and sets costs takes the right to set them for its %s',
    async (status, way) => {
      const begin = () => Promise.resolve(void begun.push(way));
      const ask = async (maySetCosts: boolean, ...steps: Step[]) => {
        imports = new InMemoryImports();
        const reading = { decimalSign: 'point' as const, ignoredColumns: [] };
        await imports.add({ id: 'import', status, fileName: 'spring.csv', by, reading }, [], steps);
        Object.assign(imports, { isOvertaken: () => Promise.resolve(false) });
        return new StartImport(imports, { begin }, new DirectUnitOfWork()).startImport(
          'import',
          way,
          maySetCosts,
        );
      };
      await expect(ask(false, update(), update(750))).rejects.toBeInstanceOf(ImportSetsCosts);
      expect([await statusNow(), begun]).toEqual([status, []]);
      await ask(true, update(750));
      await ask(false, update());
      expect(begun).toEqual([way, way]);
    },
  );

  it('needs an import', async () => {
    expect(await start('planned', 'run', 'none')).toBeInstanceOf(ImportNotFound);
    expect(begun).toEqual([]);
  });
});

describe('the dry run of a file', () => {
  it('asks for the products that it speaks of, and keeps what is to be confirmed', async () => {
    const asked: (readonly string[])[][] = [];
    const targets: ImportTargets = {
      products: () => Promise.resolve([]),
      pictures: () => Promise.resolve([]),
      find: (...named) => {
        asked.push(named);
        return Promise.resolve([]);
      },
    };
    const kept: [StoredImport, readonly PlannedLine[], readonly Step[]][] = [];
    const add = (...plan: (typeof kept)[number]) => Promise.resolve(void kept.push(plan));
    const imports = Object.assign(new InMemoryImports(), { add });
    const plan = new PlanImport(
      targets,
      imports,
      new InMemoryImportPictures(),
      new DeclaredFields(),
      new InMemoryVariantCosts(),
      { known: () => Promise.resolve({ groups: [], prices: new Map() }) },
      { known: () => Promise.resolve({ skus: new Map(), bundles: new Map() }) },
      pictureShelf().adopt,
      new InMemoryTextBook(),
      termsOf(() => ({ languages: ['en', 'fr'] })),
      { known: () => ['en', 'fr'], of: () => Promise.reject(new Error('says nothing')) as never },
      { next: () => 'import-1' },
      new DirectUnitOfWork(),
    );
    const hat = { name: 'Hat', price: '9.5', description: 'Warm.', category: 'hats' };
    const lines = [{ ...hat, sku: ' HAT ' }, { 'variant id': ' V-1 ', sku: '' }, { 'variant id': '' }];
    const numbered = lines.map((cells, index) => ({
      line: index + 2,
      cells: cells as Record<string, string>,
    }));
    const headings = ['sku', 'price', 'Image'].map((written) => ({ name: written.toLowerCase(), written }));
    const file = { headings, lines: numbered, separator: ',' as const };
    expect(await plan.planImport(file, 'spring.csv', by)).toBe('import-1');
    expect(asked).toEqual([[['v-1'], ['HAT']]]);
    expect(kept).toMatchObject([
      [
        {
          ...{ id: 'import-1', status: 'planned', fileName: 'spring.csv', by },
          reading: { decimalSign: 'point', ignoredColumns: ['Image'] },
        },
        [{ line: 2, action: 'create' }, { line: 3, action: 'error' }, { line: 4 }],
        [{ kind: 'create', name: 'Hat' }],
      ],
    ]);
  });
});
