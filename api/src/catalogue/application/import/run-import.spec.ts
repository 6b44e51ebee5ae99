import { beforeEach, describe, expect, it } from '@jest/globals';
import { AuditLog, type AuditEntry } from '../../../kernel/audit.js';
import { DirectUnitOfWork } from '../../../kernel/testing/direct-unit-of-work.js';
import { ProductChanged } from '../../domain/refusals.js';
import { InMemoryImports } from '../../testing/in-memory-imports.js';
import type { ApplyStep } from './apply-step.js';
import type { ImportStatus, Settled, StoredStep } from './ports.js';
import { RunImport } from './run-import.js';

class KeptAudit extends AuditLog {
  readonly entries: AuditEntry[] = [];

  override record(entry: AuditEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }
}

describe('the work of an import', () => {
  let imports: InMemoryImports;
  let audit: KeptAudit;
  let done: number[];
  let outcomes: Record<number, () => Promise<Settled>>;
  beforeEach(() => {
    audit = new KeptAudit();
    done = [];
    outcomes = {};
  });

  const begun = (status: ImportStatus) => {
    const by = { accountId: 'root', email: 'root@example.com' };
    const [there, back] = [10, 0].map((discount) => ({ product: { discount }, variants: [] }));
    const product = { name: 'Lamp', description: '', category: 'Light', options: [], variants: [] };
    const steps = [
      { kind: 'update', position: 1, name: 'Mug', productId: 'mug', version: 1, versionAfter: 2 },
      { kind: 'create', position: 2, name: 'Lamp', productId: null, product, versionAfter: null },
      { kind: 'create', position: 3, name: 'Lamp', productId: 'lamp', product, versionAfter: 1 },
    ].map((step) => (step.kind === 'update' ? { ...step, apply: there, undo: back } : step));
    imports = new InMemoryImports(
      { id: 'import', status, fileName: 'spring.csv', by },
      steps as StoredStep[],
    );
  };
  const run = (direction: 'run' | 'undo' = 'run', id = 'import') => {
    const execute = ({ position }: StoredStep) => {
      done.push(position);
      return outcomes[position]?.() ?? Promise.resolve({ versionAfter: 5 });
    };
    const apply = { execute } as unknown as ApplyStep;
    return new RunImport(imports, apply, audit, new DirectUnitOfWork()).execute(id, direction);
  };
  const settled = () => [...imports.settled.entries()];

  it('takes one product after the other and writes down what became of each', async () => {
    begun('running');
    outcomes[2] = () => Promise.resolve({ productId: 'made', versionAfter: 1 });
    await run();
    expect(done).toEqual([1, 2, 3]);
    expect(settled().slice(0, 2)).toEqual([
      ['run 1', { versionAfter: 5 }],
      ['run 2', { productId: 'made', versionAfter: 1 }],
    ]);
    expect([imports.made.status, imports.restored]).toEqual(['done', []]);
  });

  it('goes on after a product that is refused, which no audit entry tells of', async () => {
    begun('running');
    outcomes[1] = () => Promise.reject(new ProductChanged(4));
    await run();
    expect(settled()[0]).toEqual(['run 1', { refusal: new ProductChanged(4).message }]);
    expect([done, audit.entries.length, imports.made.status]).toEqual([[1, 2, 3], 2, 'done']);
  });

  it('stops where something breaks, and goes on there when it is begun again', async () => {
    begun('running');
    outcomes[2] = () => Promise.reject(new Error('no database'));
    await expect(run()).rejects.toThrow('no database');
    expect([done, imports.made.status, settled().length]).toEqual([[1, 2], 'running', 1]);
    outcomes = {};
    await run();
    expect([done, imports.made.status]).toEqual([[1, 2, 2, 3], 'done']);
  });

  it('leaves alone what somebody else settles meanwhile', async () => {
    begun('running');
    outcomes[1] = async () => {
      await imports.settle('import', 2, 'run', { versionAfter: 9 });
      return { versionAfter: 5 };
    };
    await run();
    expect([done, imports.settled.get('run 2')]).toEqual([[1, 3], { versionAfter: 9 }]);
    expect(audit.entries).toHaveLength(2);
  });

  it.each([
    ['planned', 'run'],
    ['done', 'run'],
    ['undoing', 'run'],
    ['running', 'undo'],
    ['undone', 'undo'],
  ] as const)('is none where an import is %s and should %s', async (status, direction) => {
    begun(status);
    await run(direction);
    await run(direction, 'none');
    expect([done, imports.made.status]).toEqual([[], status]);
  });

  it('goes backwards too, and remembers the versions that it leaves', async () => {
    begun('undoing');
    outcomes[2] = outcomes[3] = () => Promise.resolve({ message: 'Archived: orders refer to it' });
    await run('undo');
    expect([done, imports.made.status, imports.restored]).toEqual([[1, 2, 3], 'undone', [[1, 5]]]);
  });

  it('is in the audit log with who began it, from what to what', async () => {
    begun('running');
    outcomes[2] = () => Promise.resolve({ productId: 'made', versionAfter: 1 });
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
    begun('undoing');
    await run('undo');
    const [there, back] = [10, 0].map((discount) => ({ product: { discount }, variants: [] }));
    expect(audit.entries).toMatchObject([
      { action: 'adminUndoProductImport', entityId: 'mug', changes: { from: there, to: back } },
      { entityId: '', changes: { removed: { name: 'Lamp' } } },
      { entityId: 'lamp', changes: { removed: { name: 'Lamp' } } },
    ]);
  });
});
