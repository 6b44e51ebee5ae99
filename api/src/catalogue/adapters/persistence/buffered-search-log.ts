import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { SearchLog, loggedQuery } from '../../application/search-log.js';
import type { CatalogueTables } from './tables.js';

const EVERY_MS = 5_000;
/** More different searches in one go are left out: nobody fills the table by typing nonsense. */
const MOST = 100;

/** Counts in memory and writes every few seconds: a search costs no statement, and no row is fought over. */
@Injectable()
export class BufferedSearchLog extends SearchLog implements OnModuleInit, OnModuleDestroy {
  private counted = new Map<string, { times: number; results: number }>();
  private timer?: NodeJS.Timeout;

  constructor(private readonly database: Database) {
    super();
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write().catch(() => undefined), EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.write().catch(() => undefined);
  }

  override note(text: string, results: number): void {
    const query = loggedQuery(text);
    if (query === undefined || (this.counted.size >= MOST && !this.counted.has(query))) return;
    this.counted.set(query, { times: (this.counted.get(query)?.times ?? 0) + 1, results });
  }

  private async write(): Promise<void> {
    if (this.counted.size === 0) return;
    const rows = [...this.counted].sort().map(([query, count]) => ({
      query,
      // raw: the database's own day, in a type that Kysely cannot write
      day: sql<string>`current_date`,
      ...count,
    }));
    this.counted = new Map();
    await this.database
      .sql<CatalogueTables>()
      .insertInto('search_log')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['query', 'day']).doUpdateSet(({ eb, ref }) => ({
          times: eb('search_log.times', '+', ref('excluded.times')),
          results: ref('excluded.results'),
        })),
      )
      .execute();
  }
}
