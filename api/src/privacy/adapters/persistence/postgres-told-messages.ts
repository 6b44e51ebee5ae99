import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ToldMessages, type Messages } from '../../application/ports.js';

const DONE = { provider_event: 'processed_at', outbox: 'delivered_at' } as const;
/** Read well within the time that a statement may take. */
const AT_ONCE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class PostgresToldMessages implements ToldMessages {
  constructor(private readonly database: Database) {}

  async empty(
    kind: Messages,
    names: readonly string[],
    after: string = BEFORE_ALL,
  ): Promise<string | undefined> {
    const table = sql.table(kind);
    // the table is one of two, and a page is looked through by the statement that reads it
    const { rows } = await sql<{ id: string }>`
      with page as materialized (
        select id, lower(payload::text) as words from ${table} where id > ${after} order by id limit ${AT_ONCE}),
      emptied as (
        update ${table} as message set payload = '{}' from page
        where message.id = page.id and ${sql.ref(`message.${DONE[kind]}`)} is not null
          and exists (select from unnest(${names}::text[]) as name where strpos(words, name) > 0))
      select id from page order by id desc limit 1`.execute(this.database.sql());
    return rows[0]?.id;
  }
}
