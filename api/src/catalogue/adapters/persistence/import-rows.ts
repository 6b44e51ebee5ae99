import type { Insertable, Selectable } from 'kysely';
import type { mediaSchema } from '../../../media/adapters/persistence/media.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Direction, SettledStep, StoredStep } from '../../application/import/ports.js';
import type { Edit, NewFromFile, PlannedLine, Step } from '../../domain/import/plan.js';
import type {
  productImportLineSchema,
  productImportPictureSchema,
  productImportSchema,
  productImportStepSchema,
} from './product-import.schema.js';

export type ImportTables = Tables<
  | typeof productImportSchema
  | typeof productImportStepSchema
  | typeof productImportLineSchema
  | typeof productImportPictureSchema
  | typeof mediaSchema
>;

type NewStep = Insertable<ImportTables['product_import_step']>;
type NewLine = Insertable<ImportTables['product_import_line']>;

/** What a row must have: none is made of it, for each gets its own figures by one statement. */
const IS_THERE = { kind: 'update' as const, name: '', apply: '{}' };

export function stepRows(importId: string, steps: readonly Step[]): NewStep[] {
  return steps.map((step, position) => {
    const common = { import_id: importId, position, kind: step.kind, name: step.name };
    if (step.kind === 'create')
      return { ...common, product_id: null, version: null, apply: JSON.stringify(step.product), undo: null };
    const { productId, version } = step;
    const [apply, undo] = [JSON.stringify(step.apply), JSON.stringify(step.undo)];
    return { ...common, product_id: productId, version, apply, undo };
  });
}

/** What became of steps, over their rows. */
export function settledRows(importId: string, way: Direction, steps: readonly SettledStep[]): NewStep[] {
  return steps.map(({ position, refusal, message = refusal ?? null, productId, versionAfter }) => {
    const outcome = refusal ? ('refused' as const) : ('done' as const);
    const became =
      way === 'run'
        ? { run_outcome: outcome, run_message: message, version_after: versionAfter ?? null }
        : { undo_outcome: outcome, undo_message: message };
    return { ...IS_THERE, import_id: importId, position, product_id: productId ?? null, ...became };
  });
}

export function lineRows(importId: string, lines: readonly PlannedLine[], steps: readonly Step[]): NewLine[] {
  const stepOf = new Map(
    steps.flatMap((step, position) => step.lines.map((line) => [line, position] as const)),
  );
  return lines.map(({ changes, errors, note = null, ...line }) => ({
    import_id: importId,
    ...line,
    note,
    step: stepOf.get(line.line) ?? null,
    changes: JSON.stringify(changes),
    errors: JSON.stringify(errors),
  }));
}

type StepRow = Pick<
  Selectable<ImportTables['product_import_step']>,
  'position' | 'kind' | 'name' | 'product_id' | 'version' | 'apply' | 'undo' | 'version_after'
>;

/** What was written by `stepRows`. */
export function toStep(row: StepRow): StoredStep {
  const { position, name, version_after: versionAfter, product_id: productId } = row;
  const common = { position, name, versionAfter };
  if (row.kind === 'create')
    return { ...common, kind: 'create', productId, product: row.apply as NewFromFile };
  const { apply, undo, version } = row;
  if (productId === null || version === null) throw new Error(`step ${position} names no product`);
  return { ...common, kind: 'update', productId, version, apply: apply as Edit, undo: undo as Edit };
}
