import type { ExpressionBuilder, Kysely } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { AdminQuery } from '../../application/admin-views.js';
import type { ImportLineView, ImportStatus, ImportView } from '../../application/import/ports.js';
import type { ImportTables } from './import-rows.js';

type Builder = ExpressionBuilder<ImportTables, 'product_import'>;

/** Imports as staff sees them. */
export function importViews(database: Kysely<ImportTables>) {
  return database
    .selectFrom('product_import')
    .select([
      'id',
      'status',
      'file_name as fileName',
      'account_email as createdBy',
      'created_at as createdAt',
    ])
    .select(['started_at as startedAt', 'finished_at as finishedAt', 'reading'])
    .select((eb) => [
      lineCounts(eb).as('lines'),
      progress(eb).as('products'),
      canUndo(eb).$castTo<boolean>().as('canUndo'),
    ]);
}

function lineCounts(eb: Builder) {
  return eb
    .selectFrom('product_import_line as l')
    .select(({ fn }) => {
      const of = (action: keyof ImportView['lines'] & ('create' | 'update' | 'nothing' | 'error')) =>
        fn.countAll<number>().filterWhere('l.action', '=', action);
      return jsonBuildObject({
        total: fn.countAll<number>(),
        create: of('create'),
        update: of('update'),
        nothing: of('nothing'),
        error: of('error'),
      }).as('counts');
    })
    .whereRef('l.import_id', '=', 'product_import.id')
    .$asScalar()
    .$notNull();
}

/** How far the run has come; once it is being undone, how far the undo has. */
function progress(eb: Builder) {
  return eb
    .selectFrom('product_import_step as s')
    .select(({ fn, eb: of }) =>
      of
        .case()
        .when('product_import.status', 'in', ['undoing', 'undone'])
        .then(
          jsonBuildObject({
            total: fn.countAll<number>().filterWhere('s.run_outcome', '=', 'done'),
            settled: fn.count<number>('s.undo_outcome'),
            refused: fn.countAll<number>().filterWhere('s.undo_outcome', '=', 'refused'),
          }),
        )
        .else(
          jsonBuildObject({
            total: fn.countAll<number>(),
            settled: fn.count<number>('s.run_outcome'),
            refused: fn.countAll<number>().filterWhere('s.run_outcome', '=', 'refused'),
          }),
        )
        .end()
        .as('progress'),
    )
    .whereRef('s.import_id', '=', 'product_import.id')
    .$asScalar()
    .$notNull();
}

/** The last one that was run, and something of it was done. */
function canUndo(eb: Builder) {
  const overtaken = eb
    .selectFrom('product_import as later')
    .select('later.id')
    .whereRef('later.started_at', '>', 'product_import.started_at')
    .where('later.status', 'in', ['running', 'done', 'undoing']);
  const done = eb
    .selectFrom('product_import_step as s')
    .select('s.position')
    .whereRef('s.import_id', '=', 'product_import.id')
    .where('s.run_outcome', '=', 'done');
  return eb.and([eb('product_import.status', '=', 'done'), eb.not(eb.exists(overtaken)), eb.exists(done)]);
}

/** Every line of an import with what has become of its product. */
export function importLines(database: Kysely<ImportTables>, importId: string) {
  const lines = database
    .selectFrom('product_import_line as l')
    .leftJoin('product_import_step as s', (join) =>
      join.onRef('s.import_id', '=', 'l.import_id').onRef('s.position', '=', 'l.step'),
    )
    .select(['l.line', 'l.name', 'l.sku', 'l.action', 'l.changes', 'l.errors'])
    .select((eb) => [
      eb.cast<string>('l.line', 'text').as('id'),
      eb
        .case()
        .when('s.undo_outcome', '=', 'done')
        .then(eb.val('undone' as const))
        .when('s.undo_outcome', '=', 'refused')
        .then(eb.val('kept' as const))
        .else(eb.ref('s.run_outcome'))
        .end()
        .as('outcome'),
      eb.fn.coalesce('s.undo_message', 's.run_message', 'l.note').as('message'),
    ])
    .where('l.import_id', '=', importId);
  return database.selectFrom(lines.as('a'));
}

const direction = (query: AdminQuery) => (query.direction === 'ASC' ? 'asc' : 'desc');

/** The imports that a list asks for. */
export async function pageOfImports(database: Kysely<ImportTables>, query: AdminQuery) {
  const way = direction(query);
  let items = importViews(database);
  let counted = database.selectFrom('product_import');
  const ids = query.all('id');
  if (ids) [items, counted] = [items.where('id', 'in', ids), counted.where('id', 'in', ids)];
  const statuses = query.all('status') as ImportStatus[] | undefined;
  if (statuses)
    [items, counted] = [items.where('status', 'in', statuses), counted.where('status', 'in', statuses)];
  if (query.sort !== 'id') items = items.orderBy('created_at', way);
  const { total } = await counted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: await items.orderBy('id', way).limit(query.limit).offset(query.offset).execute(), total };
}

/** The lines of an import that a list asks for. */
export async function pageOfLines(database: Kysely<ImportTables>, importId: string, query: AdminQuery) {
  let found = importLines(database, importId);
  const ids = query.all('id');
  if (ids) found = found.where('a.id', 'in', ids);
  const actions = query.all('action') as ImportLineView['action'][] | undefined;
  if (actions) found = found.where('a.action', 'in', actions);
  const outcomes = query.all('outcome') as NonNullable<ImportLineView['outcome']>[] | undefined;
  if (outcomes) found = found.where('a.outcome', 'in', outcomes);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = found.selectAll().orderBy('a.line', direction(query));
  return { items: await page.limit(query.limit).offset(query.offset).execute(), total };
}
