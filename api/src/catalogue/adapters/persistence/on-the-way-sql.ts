import { expressionBuilder } from 'kysely';
import type { AdminTables } from './tables.js';

const { selectFrom } = expressionBuilder<AdminTables, 'p'>();

/** Pieces of its variants that purchase orders and transfers bring. */
export const ON_THE_WAY = selectFrom('variant as v')
  .innerJoin('arrival_line as l', 'l.variant_id', 'v.id')
  .innerJoin('arrival as a', 'a.id', 'l.arrival_id')
  .select(({ cast, fn, lit, eb: of }) => {
    const done = of('l.received', '+', of('l.lost', '+', of.ref('l.withdrawn')));
    return cast<number>(fn.coalesce(fn.sum(of('l.quantity', '-', done)), lit(0)), 'integer').as('pieces');
  })
  .whereRef('v.product_id', '=', 'p.id')
  .where((of) =>
    of(of('l.received', '+', of('l.lost', '+', of.ref('l.withdrawn'))), '<', of.ref('l.quantity')),
  )
  .where('a.sent_at', 'is not', null)
  .where('a.ended_at', 'is', null);
