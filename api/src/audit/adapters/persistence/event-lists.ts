import { sql, type SelectQueryBuilder } from 'kysely';
import type { ListTotals } from '../../../platform/database/list-totals.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';

/** What a list of events can be asked for whatever they are of: newest first, and between two moments. */
export const eventRules = (resource: string, filters: ListRules['filters']): ListRules => ({
  resource,
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { q: 'text', ...filters, createdAt_gte: 'date', createdAt_lte: 'date' },
});

/** The events under a list's filter; `columns` are those of the filters that ask for one value or some. */
export function matchingEvents<DB, TB extends keyof DB, Row>(
  events: SelectQueryBuilder<DB, TB, Row>,
  list: AdminList,
  columns: Readonly<Record<string, string>>,
): SelectQueryBuilder<DB, TB, Row> {
  let found = events;
  if (list.ids) found = found.where(sql.ref('id'), 'in', list.ids);
  for (const [field, column] of Object.entries(columns)) {
    const wanted = list.all(field);
    if (wanted) found = found.where(sql.ref(column), 'in', wanted);
  }
  const since = list.date('createdAt_gte');
  if (since) found = found.where(sql.ref('created_at'), '>=', since);
  const until = list.date('createdAt_lte');
  return until ? found.where(sql.ref('created_at'), '<=', until) : found;
}

/** The asked page of them, with how many there are. */
export async function pageOfEvents<DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, object>,
  list: AdminList,
  totals: ListTotals,
) {
  const direction = list.direction === 'ASC' ? 'asc' : 'desc';
  const rows = await found
    .selectAll()
    .orderBy(sql.ref(list.sort === 'id' ? 'id' : 'created_at'), direction)
    .orderBy(sql.ref('id'), direction)
    .limit(list.limit)
    .offset(list.offset)
    .execute();
  return { rows, total: await totals.of(found) };
}
