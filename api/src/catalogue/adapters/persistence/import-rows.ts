import { sql } from 'kysely';
import type { Edit, NewFromFile, PlannedLine, Step } from '../../domain/import/plan.js';
import type { StoredStep } from '../../application/import/ports.js';

export interface StepRow {
  position: number;
  kind: 'create' | 'update';
  name: string;
  product_id: string | null;
  version: number | null;
  apply: unknown;
  undo: unknown;
  version_after: number | null;
}

export function stepRows(steps: readonly Step[]): Omit<StepRow, 'version_after'>[] {
  return steps.map((step, position) => {
    const common = { position, kind: step.kind, name: step.name };
    if (step.kind === 'create')
      return { ...common, product_id: null, version: null, apply: step.product, undo: null };
    const { productId, version, apply, undo } = step;
    return { ...common, product_id: productId, version, apply, undo };
  });
}

export function lineRows(lines: readonly PlannedLine[], steps: readonly Step[]) {
  const stepOf = new Map(
    steps.flatMap((step, position) => step.lines.map((line) => [line, position] as const)),
  );
  return lines.map((line) => ({ ...line, step: stepOf.get(line.line) ?? null }));
}

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

const counted = (action: PlannedLine['action']) =>
  sql`${action}::text, count(*) filter (where l.action = ${action})`;

/** The columns of an import as staff sees it, over `product_import i`. */
export const VIEW = sql`i.id, i.status, i.file_name as "fileName", i.account_email as "createdBy",
  i.created_at as "createdAt", i.started_at as "startedAt", i.finished_at as "finishedAt",
  (select json_build_object('total', count(*), ${counted('create')}, ${counted('update')}, ${counted('nothing')},
     ${counted('error')}) from product_import_line l where l.import_id = i.id) as lines,
  (select case when i.status in ('undoing', 'undone')
     then json_build_object('total', count(*) filter (where run_outcome = 'done'), 'settled', count(undo_outcome),
       'refused', count(*) filter (where undo_outcome = 'refused'))
     else json_build_object('total', count(*), 'settled', count(run_outcome),
       'refused', count(*) filter (where run_outcome = 'refused')) end
   from product_import_step s where s.import_id = i.id) as products,
  i.status = 'done' and not exists (select from product_import later where later.started_at > i.started_at
    and later.status in ('running', 'done', 'undoing'))
    and exists (select from product_import_step s where s.import_id = i.id and s.run_outcome = 'done') as "canUndo"`;

/** Every line of an import with what has become of its product. */
export const LINES = (id: string) => sql`
  select l.line::text as id, l.line, l.name, l.sku, l.action, l.changes, l.errors,
    case when s.undo_outcome = 'done' then 'undone' when s.undo_outcome = 'refused' then 'kept'
      else s.run_outcome end as outcome,
    coalesce(s.undo_message, s.run_message) as message
  from product_import_line l left join product_import_step s on s.import_id = l.import_id and s.position = l.step
  where l.import_id = ${id}`;
