import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import type { AdminQuery } from '../../application/admin-views.js';
import {
  Imports,
  type Direction,
  type ImportLineView,
  type ImportStatus,
  type ImportView,
  type NewImport,
  type SettledStep,
  type StoredImport,
  type StoredStep,
  type WaitingStep,
} from '../../application/import/ports.js';
import type { PlannedLine, Step } from '../../domain/import/plan.js';
import { lineRows, settledRows, stepRows, toStep, type ImportTables } from './import-rows.js';
import { importLines, importViews, pageOfImports, pageOfLines } from './import-views.js';
import { isOfData } from './of-data.js';

/** Longer than a step can take. */
const STALLED_MS = 60_000;
const PLANNED_KEPT_MS = 86_400_000;
const FINISHED_KEPT_MS = 90 * PLANNED_KEPT_MS;
const ENDED: ImportStatus[] = ['done', 'undone'];
const ORDER = { run: 'asc', undo: 'desc' } as const;
const RAN = ['run_outcome', 'run_message', 'version_after'] as const;
const UNDONE = ['undo_outcome', 'undo_message'] as const;
/** Rows of one insert: a statement takes 65,535 values at most. */
const BATCH = 1_000;

/** The book of imports in PostgreSQL. */
@Injectable()
export class PostgresImports extends PostgresAdapter<ImportTables> implements Imports {
  readonly isOfData = isOfData;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async add(
    { id, status, fileName, by, reading }: NewImport,
    lines: readonly PlannedLine[],
    steps: readonly Step[],
  ): Promise<void> {
    const now = this.clock.now();
    await holdCurrency(this.database.sql());
    const who = { account_id: by.accountId, account_email: by.email };
    await this.tables()
      .insertInto('product_import')
      .values({
        ...{ id, status, file_name: fileName, ...who, created_at: now, touched_at: now },
        reading: JSON.stringify(reading),
      })
      .execute();
    for (const rows of batches(stepRows(id, steps)))
      await this.tables().insertInto('product_import_step').values(rows).execute();
    for (const rows of batches(lineRows(id, lines, steps)))
      await this.tables().insertInto('product_import_line').values(rows).execute();
  }

  async lock(id: string): Promise<StoredImport | undefined> {
    const row = await this.tables()
      .selectFrom('product_import')
      .select(['id', 'status', 'file_name as fileName', 'account_id as accountId', 'account_email as email'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const { accountId, email, ...rest } = row;
    return { ...rest, by: { accountId, email } };
  }

  find(id: string): Promise<ImportView | undefined> {
    return importViews(this.tables()).where('id', '=', id).executeTakeFirst();
  }

  list(query: AdminQuery): Promise<{ items: ImportView[]; total: number }> {
    return pageOfImports(this.tables(), query);
  }

  lines(id: string, query: AdminQuery): Promise<{ items: ImportLineView[]; total: number }> {
    return pageOfLines(this.tables(), id, query);
  }

  allLines(id: string): Promise<ImportLineView[]> {
    return importLines(this.tables(), id).selectAll().orderBy('a.line').execute();
  }

  async become(id: string, status: ImportStatus): Promise<void> {
    const now = this.clock.now();
    await this.tables()
      .updateTable('product_import')
      .set({
        status,
        touched_at: now,
        ...(status === 'running' ? { started_at: now } : {}),
        ...(ENDED.includes(status) ? { finished_at: now } : {}),
      })
      .where('id', '=', id)
      .execute();
  }

  async setsCosts(id: string): Promise<boolean> {
    const step = await this.tables()
      .selectFrom('product_import_step')
      .select('position')
      .where('import_id', '=', id)
      .where(({ fn, val }) => fn<boolean>('jsonb_path_exists', ['apply', val('$.variants[*].costCents')]))
      .executeTakeFirst();
    return step !== undefined;
  }

  async isOvertaken(id: string): Promise<boolean> {
    const later = await this.tables()
      .selectFrom('product_import as later')
      .innerJoin('product_import as mine', (join) => join.on('mine.id', '=', id))
      .select('later.id')
      .whereRef('later.started_at', '>', 'mine.started_at')
      .where('later.status', 'in', ['running', 'done', 'undoing'])
      .executeTakeFirst();
    return later !== undefined;
  }

  async waiting(id: string, way: Direction): Promise<WaitingStep[]> {
    return this.tables()
      .selectFrom('product_import_step')
      .select(['position', 'kind'])
      .select(({ fn, ref, val }) =>
        fn<number>('jsonb_array_length', [fn('jsonb_extract_path', [ref('apply'), val('variants')])]).as(
          'variants',
        ),
      )
      .where('import_id', '=', id)
      .where(`${way}_outcome`, 'is', null)
      .$if(way === 'undo', (steps) => steps.where('run_outcome', '=', 'done'))
      .orderBy('position', ORDER[way])
      .execute();
  }

  async lockSteps(id: string, positions: readonly number[], way: Direction): Promise<StoredStep[]> {
    const rows = await this.tables()
      .selectFrom('product_import_step')
      .select(['position', 'kind', 'name', 'product_id', 'version', 'apply', 'undo', 'version_after'])
      .where('import_id', '=', id)
      .where(({ eb, fn, val }) => eb('position', '=', fn.any(val([...positions]))))
      .where(`${way}_outcome`, 'is', null)
      .orderBy('position', ORDER[way])
      .forUpdate()
      .execute();
    return rows.map(toStep);
  }

  async settle(id: string, way: Direction, steps: readonly SettledStep[]): Promise<void> {
    const changed = way === 'run' ? RAN : UNDONE;
    await this.tables()
      .insertInto('product_import_step')
      .values(settledRows(id, way, steps))
      .onConflict((conflict) =>
        conflict.columns(['import_id', 'position']).doUpdateSet(({ fn, ref }) => ({
          product_id: fn.coalesce('excluded.product_id', 'product_import_step.product_id'),
          ...Object.fromEntries(changed.map((column) => [column, ref(`excluded.${column}`)])),
        })),
      )
      .execute();
    const touched = this.tables().updateTable('product_import').set({ touched_at: this.clock.now() });
    await touched.where('id', '=', id).execute();
  }

  async stalled(): Promise<{ id: string; direction: Direction }[]> {
    const rows = await this.tables()
      .selectFrom('product_import')
      .select(['id', 'status'])
      .where('status', 'in', ['running', 'undoing'])
      .where('touched_at', '<', this.before(STALLED_MS))
      .execute();
    return rows.map(({ id, status }) => ({ id, direction: status === 'running' ? 'run' : 'undo' }));
  }

  /** The product is again what an earlier import had made of it: that one can be undone, too. */
  async restore(id: string, position: number, version: number): Promise<void> {
    await this.tables()
      .updateTable('product_import_step as earlier')
      .from('product_import_step as mine')
      .set({ version_after: version })
      .where('mine.import_id', '=', id)
      .where('mine.position', '=', position)
      .whereRef('earlier.product_id', '=', 'mine.product_id')
      .whereRef('earlier.version_after', '=', 'mine.version')
      .where('earlier.undo_outcome', 'is', null)
      .execute();
  }

  async forget(): Promise<void> {
    await this.tables()
      .deleteFrom('product_import')
      .where(({ eb, and, or }) =>
        or([
          and([eb('status', '=', 'planned'), eb('created_at', '<', this.before(PLANNED_KEPT_MS))]),
          and([eb('status', 'in', ENDED), eb('finished_at', '<', this.before(FINISHED_KEPT_MS))]),
        ]),
      )
      .execute();
  }

  private before(ms: number): string {
    return new Date(this.clock.now().getTime() - ms).toISOString();
  }
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
