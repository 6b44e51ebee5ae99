import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { AdminQuery } from '../../application/admin-views.js';
import {
  Imports,
  type Direction,
  type ImportLineView,
  type ImportStatus,
  type ImportView,
  type Settled,
  type StoredImport,
  type StoredStep,
} from '../../application/import/ports.js';
import type { PlannedLine, Step } from '../../domain/import/plan.js';
import { LINES, VIEW, lineRows, stepRows, toStep, type StepRow } from './import-rows.js';

/** Longer than a step can take. */
const STALLED_AFTER = '1 minute';

/** The book of imports in PostgreSQL. */
@Injectable()
export class SqlImports extends Imports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async add(
    made: StoredImport,
    lines: readonly PlannedLine[],
    steps: readonly Step[],
  ): Promise<void> {
    const { id, status, fileName, by } = made;
    await this
      .run(sql`insert into product_import (id, status, file_name, account_id, account_email, created_at, touched_at)
      values (${id}, ${status}, ${fileName}, ${by.accountId}, ${by.email}, ${this.clock.now()}, ${this.clock.now()})`);
    await this.run(sql`insert into product_import_step
        (import_id, position, kind, name, product_id, version, apply, undo)
      select ${id}, s.position, s.kind, s.name, s.product_id, s.version, s.apply, s.undo
      from jsonb_to_recordset(${JSON.stringify(stepRows(steps))}::jsonb) as s(position int, kind text, name text,
        product_id uuid, version int, apply jsonb, undo jsonb)`);
    await this
      .run(sql`insert into product_import_line (import_id, line, step, name, sku, action, changes, errors)
      select ${id}, l.line, l.step, l.name, l.sku, l.action, l.changes, l.errors
      from jsonb_to_recordset(${JSON.stringify(lineRows(lines, steps))}::jsonb) as l(line int, step int, name text,
        sku text, action text, changes jsonb, errors jsonb)`);
  }

  override async lock(id: string): Promise<StoredImport | undefined> {
    const [row] = await this.run<Omit<StoredImport, 'by'> & StoredImport['by']>(sql`
      select id, status, file_name as "fileName", account_id as "accountId", account_email as email
      from product_import where id = ${id} for update`);
    if (!row) return undefined;
    const { accountId, email, ...rest } = row;
    return { ...rest, by: { accountId, email } };
  }

  override async find(id: string): Promise<ImportView | undefined> {
    return (await this.run<ImportView>(sql`select ${VIEW} from product_import i where i.id = ${id}`))[0];
  }

  override async list(query: AdminQuery): Promise<{ items: ImportView[]; total: number }> {
    const [ids, statuses] = [query.all('id'), query.all('status')];
    const where = all(
      ids && sql`i.id = any(${ids}::uuid[])`,
      statuses && sql`i.status = any(${statuses}::text[])`,
    );
    const way = direction(query);
    const order = query.sort === 'id' ? sql`i.id ${way}` : sql`i.created_at ${way}, i.id ${way}`;
    const items = await this.run<ImportView>(sql`select ${VIEW} from product_import i where ${where}
      order by ${order} limit ${query.limit} offset ${query.offset}`);
    const [counted] = await this.run<{ total: number }>(
      sql`select count(*) as total from product_import i where ${where}`,
    );
    return { items, total: counted?.total ?? 0 };
  }

  override async lines(id: string, query: AdminQuery): Promise<{ items: ImportLineView[]; total: number }> {
    const [ids, actions, outcomes] = [query.all('id'), query.all('action'), query.all('outcome')];
    const where = all(
      ids && sql`a.id = any(${ids}::text[])`,
      actions && sql`a.action = any(${actions}::text[])`,
      outcomes && sql`a.outcome = any(${outcomes}::text[])`,
    );
    const items = await this.run<ImportLineView>(sql`select a.* from (${LINES(id)}) a where ${where}
      order by a.line ${direction(query)} limit ${query.limit} offset ${query.offset}`);
    const [counted] = await this.run<{ total: number }>(
      sql`select count(*) as total from (${LINES(id)}) a where ${where}`,
    );
    return { items, total: counted?.total ?? 0 };
  }

  override async allLines(id: string): Promise<ImportLineView[]> {
    return this.run<ImportLineView>(sql`select a.* from (${LINES(id)}) a order by a.line`);
  }

  override async become(id: string, status: ImportStatus): Promise<void> {
    const now = this.clock.now();
    const stamps: Partial<Record<ImportStatus, RawBuilder<unknown>>> = {
      running: sql`, started_at = ${now}`,
      done: sql`, finished_at = ${now}`,
      undone: sql`, finished_at = ${now}`,
    };
    await this.run(
      sql`update product_import set status = ${status}, touched_at = ${now}${stamps[status] ?? sql``} where id = ${id}`,
    );
  }

  override async isOvertaken(id: string): Promise<boolean> {
    const rows = await this
      .run(sql`select from product_import later join product_import mine on mine.id = ${id}
      where later.started_at > mine.started_at and later.status in ('running', 'done', 'undoing')`);
    return rows.length > 0;
  }

  override async waiting(id: string, way: Direction): Promise<number[]> {
    const where =
      way === 'run' ? sql`run_outcome is null` : sql`run_outcome = 'done' and undo_outcome is null`;
    const rows = await this.run<{ position: number }>(sql`select position from product_import_step
      where import_id = ${id} and ${where} order by position ${way === 'run' ? sql`asc` : sql`desc`}`);
    return rows.map(({ position }) => position);
  }

  override async lockStep(id: string, position: number, way: Direction): Promise<StoredStep | undefined> {
    const [row] = await this.run<StepRow>(sql`select position, kind, name, product_id, version, apply, undo,
        version_after from product_import_step
      where import_id = ${id} and position = ${position} and ${outcome(way)} is null for update`);
    return row && toStep(row);
  }

  override async settle(id: string, position: number, way: Direction, settled: Settled): Promise<void> {
    const { refusal, message = refusal ?? null, productId = null, versionAfter = null } = settled;
    await this.run(sql`update product_import_step set ${outcome(way)} = ${refusal ? 'refused' : 'done'},
        ${sql.ref(`${way}_message`)} = ${message}, product_id = coalesce(${productId}::uuid, product_id),
        version_after = ${way === 'run' ? sql`${versionAfter}::int` : sql`version_after`}
      where import_id = ${id} and position = ${position}`);
    await this.run(sql`update product_import set touched_at = ${this.clock.now()} where id = ${id}`);
  }

  override async stalled(): Promise<{ id: string; direction: Direction }[]> {
    return this.run(sql`select id, case status when 'running' then 'run' else 'undo' end as direction
      from product_import where status in ('running', 'undoing') and touched_at < now() - ${STALLED_AFTER}::interval`);
  }

  /** The product is again what an earlier import had made of it: that one can be undone, too. */
  override async restore(id: string, position: number, version: number): Promise<void> {
    await this
      .run(sql`update product_import_step earlier set version_after = ${version} from product_import_step mine
      where mine.import_id = ${id} and mine.position = ${position} and earlier.product_id = mine.product_id
        and earlier.version_after = mine.version and earlier.undo_outcome is null`);
  }

  override async forget(): Promise<void> {
    await this
      .run(sql`delete from product_import where status = 'planned' and created_at < now() - interval '1 day'
      or status in ('done', 'undone') and finished_at < now() - interval '90 days'`);
  }

  private async run<Row>(statement: RawBuilder<unknown>): Promise<Row[]> {
    return (await (statement as RawBuilder<Row>).execute(this.database.sql())).rows;
  }
}

const all = (...conditions: readonly (RawBuilder<unknown> | undefined)[]) =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `);
const outcome = (way: Direction) => sql.ref(`${way}_outcome`);
const direction = (query: AdminQuery) => sql.raw(query.direction === 'ASC' ? 'asc' : 'desc');
