import type {
  CellChange,
  Edit,
  NewFromFile,
  PlannedLine,
  ExistingProduct,
  Step,
} from '../../domain/import/plan.js';
import type { Reading } from '../../domain/import/file.js';
import type { FieldError } from '../../../kernel/refusal.js';
import type { AdminQuery } from '../admin-views.js';

/** Who imports; kept, for the work is done when they are long gone. */
export interface Importer {
  accountId: string;
  email: string;
}

export type ImportStatus = 'planned' | 'running' | 'done' | 'undoing' | 'undone';
/** Run forwards, or run backwards. */
export type Direction = 'run' | 'undo';

export interface StoredImport {
  id: string;
  status: ImportStatus;
  fileName: string;
  by: Importer;
}

/** An import as its dry run made it. */
export interface NewImport extends StoredImport {
  reading: Reading;
}

/** An import as staff sees it. */
export interface ImportView {
  id: string;
  status: ImportStatus;
  fileName: string;
  createdBy: string;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  lines: { total: number; create: number; update: number; nothing: number; error: number };
  /** How far the run, or the undo, has come. */
  products: { total: number; settled: number; refused: number };
  canUndo: boolean;
  /** How the file was taken. */
  reading: Reading;
}

export interface ImportLineView {
  id: string;
  line: number;
  name: string;
  sku: string;
  action: PlannedLine['action'];
  changes: CellChange[];
  errors: FieldError[];
  /** What has become of it; null while nothing has. `message` tells why, or what staff should know of the line. */
  outcome: 'done' | 'refused' | 'undone' | 'kept' | null;
  message: string | null;
}

/** A step with what became of it, its row locked. */
export type StoredStep = {
  position: number;
  name: string;
  /** The product's version after the run. */
  versionAfter: number | null;
} & (
  | { kind: 'update'; productId: string; version: number; apply: Edit; undo: Edit }
  | { kind: 'create'; productId: string | null; product: NewFromFile }
);

export interface Settled {
  refusal?: string | undefined;
  message?: string | undefined;
  productId?: string | undefined;
  versionAfter?: number | undefined;
}

export type SettledStep = Settled & { position: number };

export interface WaitingStep {
  position: number;
  kind: StoredStep['kind'];
  variants: number;
}

/** The products that an import may speak of. */
export abstract class ImportTargets {
  abstract find(variantIds: readonly string[], skus: readonly string[]): Promise<ExistingProduct[]>;
  /** Those of these ids that products of the shop have. */
  abstract products(ids: readonly string[]): Promise<string[]>;
  /** Those of these pictures that the shop has, by their keys. */
  abstract pictures(keys: readonly string[]): Promise<string[]>;
}

/** The book of imports: dry runs, what was done, and what would bring it back. */
export abstract class Imports {
  abstract add(made: NewImport, lines: readonly PlannedLine[], steps: readonly Step[]): Promise<void>;
  /** With its row locked until the transaction ends. */
  abstract lock(id: string): Promise<StoredImport | undefined>;
  abstract find(id: string): Promise<ImportView | undefined>;
  abstract list(query: AdminQuery): Promise<{ items: ImportView[]; total: number }>;
  abstract lines(id: string, query: AdminQuery): Promise<{ items: ImportLineView[]; total: number }>;
  abstract allLines(id: string): Promise<ImportLineView[]>;
  abstract become(id: string, status: ImportStatus): Promise<void>;
  /** Whether something of it is a cost of goods, one way or back. */
  abstract setsCosts(id: string): Promise<boolean>;
  /** Whether a later import has been run and not been undone. */
  abstract isOvertaken(id: string): Promise<boolean>;
  /** The positions that wait to be settled, in the order of work, with what each is to do to how many variants. */
  abstract waiting(id: string, direction: Direction): Promise<WaitingStep[]>;
  /** Those of these that nobody has settled meanwhile, in the order of work. */
  abstract lockSteps(id: string, positions: readonly number[], direction: Direction): Promise<StoredStep[]>;
  /** What became of steps that are there. */
  abstract settle(id: string, direction: Direction, steps: readonly SettledStep[]): Promise<void>;
  /** Whether it is for what a step says that the database will not have it: another try would end alike. */
  abstract isOfData(error: unknown): boolean;
  /** Those whose worker has died. */
  abstract stalled(): Promise<{ id: string; direction: Direction }[]>;
  /** An undo left the product at this version, as it was before the step. */
  abstract restore(id: string, position: number, version: number): Promise<void>;
  /** Dry runs that nobody confirmed, and old runs. */
  abstract forget(): Promise<void>;
}

/** Does the work later, in the background. */
export abstract class ImportWork {
  abstract begin(id: string, direction: Direction): Promise<void>;
}
