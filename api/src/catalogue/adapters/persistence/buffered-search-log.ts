import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { KeptReading } from '@duka/serving/kept.js';
import { Database } from '../../../platform/database/database.js';
import { currentRequest } from '../../../platform/logging/log.js';
import { TODAY } from '../../../platform/database/now.js';
import { fromNow } from '../../../platform/database/now.js';
import { SearchLog, loggedQuery } from '../../application/search-log.js';
import type { CatalogueTables } from './tables.js';

const EVERY_MS = 5_000;
const POPULAR_SECONDS = 30 * 86_400;
const POPULAR_KEPT_MS = 60_000;
/** Fewer may be one person's own words. */
const POPULAR_TIMES = 5;
const MOST_POPULAR = 10;
/** More different searches in one go are left out: nobody fills the table by typing nonsense. */
const MOST = 100;

/** Counts in memory and writes every few seconds: a search costs no statement, and no row is fought over. */
@Injectable()
export class BufferedSearchLog implements SearchLog, OnModuleInit, OnModuleDestroy {
  private counted = new Map<string, { times: number; results: number }>();
  private timer?: NodeJS.Timeout;
  private readonly kept = new KeptReading(() => this.readPopular(), POPULAR_KEPT_MS);

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write().catch(() => undefined), EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.write().catch(() => undefined);
  }

  note(text: string, results: number): void {
    const query = loggedQuery(text);
    if (query === undefined) return;
    this.count(query, results);
    // also when the answer is given to others
    currentRequest.getStore()?.eachTime?.push(() => this.count(query, results));
  }

  private count(query: string, results: number): void {
    if (this.counted.size >= MOST && !this.counted.has(query)) return;
    this.counted.set(query, { times: (this.counted.get(query)?.times ?? 0) + 1, results });
  }

  popular(): Promise<string[]> {
    return this.kept.get();
  }

  private async readPopular(): Promise<string[]> {
    const rows = await this.database
      .replica<CatalogueTables>()
      .selectFrom('search_log')
      .select('query')
      .where('day', '>', fromNow(-POPULAR_SECONDS))
      .where('results', '>', 0)
      .groupBy('query')
      .having(({ fn }) => fn.sum('times'), '>=', POPULAR_TIMES)
      .orderBy(({ fn }) => fn.sum('times'), 'desc')
      .orderBy('query')
      .limit(MOST_POPULAR)
      .execute();
    return rows.map(({ query }) => query);
  }

  private async write(): Promise<void> {
    if (this.counted.size === 0) return;
    const rows = [...this.counted].sort().map(([query, count]) => ({
      query,
      day: TODAY,
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
