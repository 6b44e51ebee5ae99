import type { AdminQuery } from '../application/admin-views.js';
import {
  Imports,
  type Direction,
  type ImportStatus,
  type NewImport,
  type Settled,
  type SettledStep,
  type StoredImport,
  type StoredStep,
  type WaitingStep,
} from '../application/import/ports.js';
import type { PlannedLine, Step } from '../domain/import/plan.js';

interface Row {
  importId: string;
  step: StoredStep;
  run?: Settled;
  undo?: Settled;
}

const variantsOf = (step: StoredStep): readonly { costCents?: number | null }[] =>
  (step.kind === 'create' ? step.product : step.apply).variants;

const notHere = () => Promise.reject(new Error('no part of the work'));

/** Imports with their steps, as far as their work goes. */
export class InMemoryImports extends Imports {
  /** What became of each step, by `direction position`, in order. */
  readonly settled = new Map<string, Settled>();
  /** The versions that an undo left, by position. */
  readonly restored: [number, number][] = [];
  private readonly made = new Map<string, StoredImport>();
  private readonly rows: Row[] = [];

  override add(
    { reading: _reading, ...made }: NewImport,
    _: readonly PlannedLine[],
    steps: readonly Step[],
  ): Promise<void> {
    this.made.set(made.id, made);
    for (const [position, { lines: __, ...step }] of steps.entries()) {
      const more = { position, versionAfter: null };
      const stored = step.kind === 'create' ? { ...step, ...more, productId: null } : { ...step, ...more };
      this.rows.push({ importId: made.id, step: stored });
    }
    return Promise.resolve();
  }

  override lock(id: string): Promise<StoredImport | undefined> {
    return Promise.resolve(this.made.get(id));
  }

  override become(id: string, status: ImportStatus): Promise<void> {
    const made = this.made.get(id);
    if (made) this.made.set(id, { ...made, status });
    return Promise.resolve();
  }

  override setsCosts(id: string): Promise<boolean> {
    const mine = this.rows.filter(({ importId }) => importId === id);
    const isSet = mine.some(({ step }) => variantsOf(step).some(({ costCents }) => costCents !== undefined));
    return Promise.resolve(isSet);
  }

  override waiting(id: string, direction: Direction): Promise<WaitingStep[]> {
    const open = this.rows.filter((row) => row.importId === id && !row[direction]);
    const done = open.filter(({ run }) => run && run.refusal === undefined).toReversed();
    return Promise.resolve(
      (direction === 'run' ? open : done).map(({ step }) => ({
        ...{ position: step.position, kind: step.kind, variants: variantsOf(step).length },
      })),
    );
  }

  override lockSteps(id: string, positions: readonly number[], direction: Direction): Promise<StoredStep[]> {
    const rows = positions.map((position) => this.row(id, position));
    return Promise.resolve(rows.flatMap((row) => (row && !row[direction] ? row.step : [])));
  }

  override settle(id: string, direction: Direction, steps: readonly SettledStep[]): Promise<void> {
    for (const { position, ...settled } of steps) this.settleOne(id, position, direction, settled);
    return Promise.resolve();
  }

  private settleOne(id: string, position: number, direction: Direction, settled: Settled): void {
    this.settled.set(`${direction} ${position}`, settled);
    const row = this.row(id, position);
    if (!row) return;
    row[direction] = settled;
    const { productId, versionAfter = null } = settled;
    if (direction === 'run') row.step = { ...row.step, versionAfter };
    if (productId !== undefined) row.step = { ...row.step, productId };
  }

  override restore(id: string, position: number, version: number): Promise<void> {
    this.restored.push([position, version]);
    const mine = this.row(id, position)?.step;
    const before = mine?.kind === 'update' ? mine.version : undefined;
    for (const row of this.rows)
      if (row.step.productId === mine?.productId && row.step.versionAfter === before && !row.undo)
        row.step = { ...row.step, versionAfter: version };
    return Promise.resolve();
  }

  private row(id: string, position: number): Row | undefined {
    return this.rows.find((row) => row.importId === id && row.step.position === position);
  }

  override isOfData(error: unknown): boolean {
    return error instanceof RangeError;
  }

  override find = notHere;
  override list: (query: AdminQuery) => Promise<never> = notHere;
  override lines = notHere;
  override allLines = notHere;
  override isOvertaken = notHere;
  override stalled = notHere;
  override forget = notHere;
}
