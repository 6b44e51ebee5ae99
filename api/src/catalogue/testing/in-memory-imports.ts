import type { AdminQuery } from '../application/admin-views.js';
import {
  Imports,
  type Direction,
  type ImportStatus,
  type Settled,
  type StoredImport,
  type StoredStep,
} from '../application/import/ports.js';

const notHere = () => Promise.reject(new Error('no part of the work'));

/** One import with its steps, as far as its work goes. */
export class InMemoryImports extends Imports {
  /** What became of each step, by `direction position`. */
  readonly settled = new Map<string, Settled>();
  /** The versions that an undo left, by position. */
  readonly restored: [number, number][] = [];

  constructor(
    public made: StoredImport,
    private readonly steps: readonly StoredStep[],
  ) {
    super();
  }

  override lock(id: string): Promise<StoredImport | undefined> {
    return Promise.resolve(id === this.made.id ? this.made : undefined);
  }

  override become(_id: string, status: ImportStatus): Promise<void> {
    this.made = { ...this.made, status };
    return Promise.resolve();
  }

  override waiting(_id: string, direction: Direction): Promise<number[]> {
    const all = this.steps.map(({ position }) => position);
    return Promise.resolve(all.filter((position) => !this.settled.has(`${direction} ${position}`)));
  }

  override lockStep(_id: string, position: number, direction: Direction) {
    const isSettled = this.settled.has(`${direction} ${position}`);
    return Promise.resolve(isSettled ? undefined : this.steps.find((step) => step.position === position));
  }

  override settle(_id: string, position: number, direction: Direction, settled: Settled): Promise<void> {
    this.settled.set(`${direction} ${position}`, settled);
    return Promise.resolve();
  }

  override restore(_id: string, position: number, version: number): Promise<void> {
    this.restored.push([position, version]);
    return Promise.resolve();
  }

  override add = notHere;
  override find = notHere;
  override list: (query: AdminQuery) => Promise<never> = notHere;
  override lines = notHere;
  override allLines = notHere;
  override isOvertaken = notHere;
  override stalled = notHere;
  override forget = notHere;
}
