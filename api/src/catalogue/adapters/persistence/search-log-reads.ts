import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { searchWords } from '../../domain/synonym.js';
import type { AdminSearchDto } from '../http/admin-searches.dto.js';
import type { CatalogueTables } from './tables.js';

export const SEARCH_RULES: ListRules = {
  resource: 'searches',
  sorts: ['query', 'times', 'lastDay'],
  defaultSort: ['times', 'DESC'],
  filters: { id: 'text', q: 'text', foundNothing: 'mark' },
};

const SORTS = { id: 'query', query: 'query', times: 'times', lastDay: 'lastDay' } as const;

/** What shoppers searched for in the days that are kept, each query once. */
@Injectable()
export class SearchLogReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: AdminSearchDto[]; total: number }> {
    let found = this.tables().selectFrom(this.queries().as('found'));
    const ids = list.ids;
    if (ids) found = found.where('query', 'in', ids);
    const q = searchWords(list.text('q') ?? '');
    if (q) found = found.where('query', 'like', containing(q));
    if (list.flag('foundNothing')) found = found.where('results', '=', 0);
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? 'times';
    const rows = await pageOf(found.selectAll(), list, sort, 'query').execute();
    const items = rows.map((row) => ({
      id: row.query,
      ...row,
      times: Number(row.times),
      results: row.results ?? 0,
    }));
    return { items, total: await this.totals.of(found) };
  }

  private queries() {
    return this.tables()
      .selectFrom('search_log as s')
      .select('s.query')
      .select(({ fn, selectFrom, cast }) => [
        fn.sum<number>('s.times').as('times'),
        cast<string>(fn.max('s.day'), 'text').as('lastDay'),
        selectFrom('search_log as l')
          .select('l.results')
          .whereRef('l.query', '=', 's.query')
          .orderBy('l.day', 'desc')
          .limit(1)
          .as('results'),
      ])
      .groupBy('s.query');
  }

  private tables() {
    return this.database.replica<CatalogueTables>();
  }
}
