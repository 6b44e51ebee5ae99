import type { OrderByExpression, SelectQueryBuilder } from 'kysely';

/** What a list of the panel asks for, whatever it is a list of. */
interface Wanted {
  direction: 'ASC' | 'DESC';
  limit: number;
  offset: number;
}

/** Of what was found, the page that a list asks for: by a column in its direction, and by the id where that is the same. */
export function pageOf<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  { direction, limit, offset }: Wanted,
  column: OrderByExpression<DB, TB, O>,
  id: OrderByExpression<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  const way = direction === 'ASC' ? 'asc' : 'desc';
  return found.orderBy(column, way).orderBy(id, way).limit(limit).offset(offset);
}
