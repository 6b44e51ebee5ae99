import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { MIGRATION_NAMES } from '../../../platform/database/migration-names.js';
import { lockName } from '../../../platform/database/named-lock.js';
import { constraintOf, sqlState } from '../../../platform/database/sql-state.js';
import { ShopTables, type HistoricOrder } from '../../application/ports.js';
import type { Part, Row } from '../../domain/parts.js';
import { NotAnArchive } from '../../domain/refusals.js';
import { historicOrders, rowOfOrder } from './historic-orders.js';
import type { AnyTables } from './ranges.js';
import { settleArrivals, settlePlaces, settleStars } from './settle.js';

const BATCH = 1_000;
/** Of rows that come in, to a statement: each has its indexes, and what follows from it. */
const MOST_ROWS = 250;
const FILLED = ['product', 'orders', 'earlier_order', 'credit'] as const;
/** Data, or what it must be, of no such table: what a file can say. */
const OF_THE_FILE = /^(?:22|23)/;

@Injectable()
export class PostgresShopTables extends PostgresAdapter<AnyTables> implements ShopTables {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  schema(): string {
    return MIGRATION_NAMES.at(-1) ?? '';
  }

  async isEmpty(): Promise<boolean> {
    await lockName(this.tables(), 'filling an empty shop');
    return this.looksEmpty();
  }

  async takeTime(): Promise<void> {
    await this.tables()
      .selectNoFrom(({ fn, val }) =>
        fn('set_config', [val('idle_in_transaction_session_timeout'), val('0'), val(true)]).as('isTaken'),
      )
      .execute();
  }

  async looksEmpty(): Promise<boolean> {
    for (const table of FILLED) if (await this.first(table)) return false;
    const customer = await this.tables()
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'customer')
      .limit(1)
      .executeTakeFirst();
    return customer === undefined;
  }

  async *batches(part: Part): AsyncIterable<Row[]> {
    const order = part.order.map((column) => `${part.table}.${column}`);
    for (let last: Row | undefined; ;) {
      const found = await this.rows(part, order, last);
      if (found.length > 0) yield found;
      if (found.length < BATCH) return;
      last = found.at(-1);
    }
  }

  private async rows(part: Part, order: readonly string[], last: Row | undefined): Promise<Row[]> {
    let query = this.tables()
      .selectFrom(part.table)
      .select((eb) => eb.fn<Row>('to_jsonb', [eb.table(part.table)]).as('row'))
      .limit(BATCH);
    for (const column of order) query = query.orderBy(sql.ref(column));
    if (last)
      query = query.where((eb) =>
        eb(
          eb.refTuple(...(order as [string, string])),
          '>',
          eb.tuple(...(part.order.map((column) => last[column]) as [unknown, unknown])),
        ),
      );
    if (part.only) query = query.where(part.only[0], 'in', part.only[1]);
    if (part.ofCustomer) {
      const column = `${part.table}.${part.ofCustomer}`;
      query = query.where((eb) =>
        eb.or([
          eb(column, 'is', null),
          eb(
            column,
            'in',
            eb.selectFrom('account').select('account.id').where('account.role', '=', 'customer'),
          ),
        ]),
      );
    }
    return (await query.execute()).map(({ row }) => row);
  }

  orders(): AsyncIterable<HistoricOrder[]> {
    return historicOrders(this.database);
  }

  pictures(): AsyncIterable<string[]> {
    return this.keysOf('media');
  }

  files(): AsyncIterable<string[]> {
    return this.keysOf('digital_file');
  }

  private async *keysOf(table: 'media' | 'digital_file'): AsyncIterable<string[]> {
    for (let last = ''; ;) {
      const rows = await this.tables()
        .selectFrom(table)
        .select('key')
        .where('key', '>', last)
        .$if(table === 'digital_file', (query) => query.where('removed_at', 'is', null))
        .orderBy('key')
        .limit(BATCH)
        .execute();
      const keys = rows.map(({ key }) => String(key));
      if (keys.length > 0) yield keys;
      if (keys.length < BATCH) return;
      last = keys.at(-1) ?? '';
    }
  }

  async clear({ table, only }: Part): Promise<void> {
    let query = this.tables().deleteFrom(table);
    if (only) query = query.where(only[0], 'in', only[1]);
    await query.execute();
  }

  insert(part: Part, rows: readonly Row[]): Promise<void> {
    return this.put(part.table, part.name, rows);
  }

  async insertOrders(importId: string, orders: readonly HistoricOrder[]): Promise<void> {
    const importedAt = this.clock.now().toISOString();
    await this.put(
      'earlier_order',
      'orders',
      orders.map((order) => ({ ...rowOfOrder(order), import_id: importId, imported_at: importedAt })),
    );
  }

  async settle(): Promise<void> {
    await settleStars(this.tables());
    const now = this.clock.now();
    await settlePlaces(this.tables(), now);
    await settleArrivals(this.tables(), now);
  }

  /** The rows as their table reads them from JSON; a column that it does not know is left out. */
  private async put(table: string, name: string, rows: readonly Row[]): Promise<void> {
    const columns = (await this.columnsOf(table)).filter((column) => rows.some((row) => column in row));
    if (columns.length === 0) return;
    for (let at = 0; at < rows.length; at += MOST_ROWS)
      await this.putSome(table, name, columns, rows.slice(at, at + MOST_ROWS));
  }

  private async putSome(table: string, name: string, columns: readonly string[], rows: readonly Row[]) {
    try {
      await this.tables()
        .insertInto(table)
        .columns([...columns])
        .expression((eb) =>
          eb
            .selectFrom(
              eb
                .fn<Row>('jsonb_populate_recordset', [
                  eb.cast(eb.lit(null), sql.raw(table)),
                  eb.cast(eb.val(JSON.stringify(rows)), 'jsonb'),
                ])
                .as('brought'),
            )
            .select(columns.map((column) => `brought.${column}`)),
        )
        .execute();
    } catch (error) {
      if (!OF_THE_FILE.test(sqlState(error) ?? '')) throw error;
      if (constraintOf(error) === 'account_email_key_key')
        throw new NotAnArchive(
          'A customer of the archive has the email of an account of this shop; give that account another email first',
        );
      throw new NotAnArchive(
        `${name}: rows of the archive do not fit (${constraintOf(error) ?? sqlState(error)})`,
      );
    }
  }

  /** Those that can be written. */
  private async columnsOf(table: string): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('information_schema.columns')
      .select('column_name')
      .where(({ eb, fn }) => eb('table_schema', '=', fn<string>('current_schema', [])))
      .where('table_name', '=', table)
      .where('is_generated', '=', 'NEVER')
      .orderBy('ordinal_position')
      .execute();
    return rows.map(({ column_name: column }) => String(column));
  }

  private async first(table: string): Promise<boolean> {
    const found = await this.tables().selectFrom(table).select('id').limit(1).executeTakeFirst();
    return found !== undefined;
  }
}
