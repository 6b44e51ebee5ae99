import { sql, type Kysely } from 'kysely';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { DiscountTaken } from '../../application/discounts-in-force.js';
import type { PromotionTables } from './tables.js';

type Tables = Kysely<PromotionTables>;
type Row = PromotionTables['discount'];

interface Held {
  ids: readonly string[];
  uses: string;
}
interface Counted extends Held {
  counted: string;
}

const held = (db: Tables, ids: readonly string[]) =>
  db
    .selectFrom('discount')
    .select(['id', 'version'])
    .where((eb) => eb('id', '=', eb.fn.any(manyIds(ids))))
    .orderBy('id')
    .forKeyShare();

/** What an order takes by each, noted in any case: where one cannot be had, all is undone. */
const noted = (db: Tables, uses: string) =>
  db
    .insertInto('discount_use')
    .columns([
      ...(['order_id', 'discount_id', 'account_id', 'amount_cents', 'own_cents'] as const),
      ...(['is_counted', 'state', 'created_at', 'updated_at'] as const),
    ])
    .expression((one) =>
      one
        .selectFrom((eb) =>
          eb
            .fn<PromotionTables['discount_use']>('jsonb_populate_recordset', [
              eb.cast(eb.lit(null), sql.raw('discount_use')),
              eb.cast(eb.val(uses), 'jsonb'),
            ])
            .as('use'),
        )
        .select(['use.order_id', 'use.discount_id', 'use.account_id', 'use.amount_cents', 'use.own_cents'])
        .select((eb) => [
          ...(['use.is_counted', 'use.state'] as const),
          eb.fn<string>('now').as('created_at'),
          eb.fn<string>('now').as('updated_at'),
        ]),
    );

/** The rows of discounts without limits, until the end of the transaction: terms change under a lock that waits for it. */
export const heldOf = compiledOnce((db: Tables, place: PlaceOf<Held>) =>
  db
    .with('held', () => held(db, place('ids')))
    .with('noted', () => noted(db, place('uses')))
    .selectFrom('held')
    .select((eb) => [
      'held.id',
      'held.version',
      eb.cast<number | null>(eb.lit(null), 'integer').as('per_customer'),
    ]),
);

/** One that an order counts, as a row of discounts: what it takes stands where all that was taken is summed. */
export const asCounted = ({ id, version, ownCents }: DiscountTaken) => ({
  id,
  version,
  spent_cents: ownCents,
});

/**
 * As `heldOf`, and those with limits counted by a guarded update in the same statement: what has no room for one more is not among
 * the answers. Their rows are locked in one order before. What one order counts every order of that version counts: who holds and who
 * counts never wait for each other in a circle.
 */
export const countedOf = compiledOnce((db: Tables, place: PlaceOf<Counted>) =>
  db
    .with('held', () => held(db, place('ids')))
    .with('given', (one) =>
      one
        .selectFrom((eb) =>
          eb
            .fn<Row>('jsonb_populate_recordset', [
              eb.cast(eb.lit(null), sql.raw('discount')),
              eb.cast(eb.val(place('counted')), 'jsonb'),
            ])
            .as('sent'),
        )
        .select(['sent.id', 'sent.version', 'sent.spent_cents as taken']),
    )
    .with('locked', (one) =>
      one
        .selectFrom('discount')
        .select('discount.id')
        .where('discount.id', 'in', (eb) => eb.selectFrom('given').select('given.id'))
        .orderBy('discount.id')
        .forNoKeyUpdate(),
    )
    .with('counted', (one) =>
      one
        .updateTable('discount as d')
        .from('given')
        .innerJoin('locked', 'locked.id', 'given.id')
        .set((eb) => ({
          used: eb('d.used', '+', 1),
          spent_cents: eb('d.spent_cents', '+', eb.ref('given.taken')),
        }))
        .whereRef('d.id', '=', 'given.id')
        .whereRef('d.version', '=', 'given.version')
        .where((eb) => eb.or([eb('d.max_uses', 'is', null), eb('d.used', '<', eb.ref('d.max_uses'))]))
        .where((eb) =>
          eb.or([
            eb('d.budget_cents', 'is', null),
            eb('d.spent_cents', '<=', eb('d.budget_cents', '-', eb.ref('given.taken'))),
          ]),
        )
        .returning(['d.id', 'd.version', 'd.per_customer']),
    )
    .with('noted', () => noted(db, place('uses')))
    .selectFrom('counted')
    .select(['counted.id', 'counted.version', 'counted.per_customer'])
    .unionAll((eb) =>
      eb
        .selectFrom('held')
        .select((own) => [
          ...(['held.id', 'held.version'] as const),
          own.cast<number | null>(own.lit(null), 'integer').as('per_customer'),
        ]),
    ),
);
