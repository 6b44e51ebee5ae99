import { sql, type Kysely } from 'kysely';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import type { DiscountTaken } from '../../application/discounts-in-force.js';
import type { PromotionTables } from './tables.js';

type Tables = Kysely<PromotionTables>;

/** What an order takes by each discount, as lists of one length. */
interface Sent {
  orderId: string;
  accountId: string;
  ids: string[];
  versions: number[];
  cents: number[];
  ownCents: number[];
  areCounted: boolean[];
}

export const sentOf = (orderId: string, accountId: string, taken: readonly DiscountTaken[]): Sent => ({
  ...{ orderId, accountId },
  ids: taken.map(({ id }) => id),
  versions: taken.map(({ version }) => version),
  cents: taken.map(({ cents }) => cents),
  ownCents: taken.map(({ ownCents }) => ownCents),
  areCounted: taken.map(({ isCounted }) => isCounted),
});

const sent = (db: Tables, place: PlaceOf<Sent>) =>
  db.selectNoFrom(({ fn, cast, val }) => {
    const each = <Value>(list: Value[], type: 'uuid' | 'integer' | 'bigint' | 'boolean') =>
      fn<Value>('unnest', [cast(val(list), sql.raw(`${type}[]`))]);
    return [
      each(place('ids'), 'uuid').as('id'),
      each(place('versions'), 'integer').as('version'),
      each(place('cents'), 'bigint').as('cents'),
      each(place('ownCents'), 'bigint').as('own_cents'),
      each(place('areCounted'), 'boolean').as('is_counted'),
    ];
  });

/**
 * Holds the rows of discounts without limits until the end of the transaction, as terms change under a lock that waits for it, and
 * notes in any case what the order takes by each: where one cannot be had, all is undone.
 */
const heldAndNoted = (db: Tables, place: PlaceOf<Sent>) =>
  db
    .with('sent', () => sent(db, place))
    .with('held', (one) =>
      one
        .selectFrom('discount')
        .select(['discount.id', 'discount.version'])
        .where((eb) => {
          const unlimited = eb
            .selectFrom('sent')
            .select('sent.id')
            .where('sent.is_counted', '=', eb.lit(false));
          return eb('discount.id', '=', eb.fn.any(eb.fn<string[]>('array', [unlimited])));
        })
        .orderBy('discount.id')
        .forKeyShare(),
    )
    .with('noted', (one) =>
      one
        .insertInto('discount_use')
        .columns([
          ...(['order_id', 'discount_id', 'account_id', 'amount_cents', 'own_cents'] as const),
          ...(['is_counted', 'state', 'created_at', 'updated_at'] as const),
        ])
        .expression((of) =>
          of
            .selectFrom('sent')
            .select((eb) => [
              eb.cast<string>(eb.val(place('orderId')), 'uuid').as('order_id'),
              'sent.id',
              eb.cast<string>(eb.val(place('accountId')), 'uuid').as('account_id'),
              ...(['sent.cents', 'sent.own_cents', 'sent.is_counted'] as const),
              eb.cast<'reserved'>(sql.lit('reserved'), 'text').as('state'),
              eb.fn<string>('now').as('created_at'),
              eb.fn<string>('now').as('updated_at'),
            ]),
        ),
    );

/** How many of those without limits are there by their version. */
const heldOf = (db: ReturnType<typeof heldAndNoted>) =>
  db
    .selectFrom('held')
    .innerJoin('sent', (join) =>
      join.onRef('sent.id', '=', 'held.id').onRef('sent.version', '=', 'held.version'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'));

/** Of an order that takes none with limits. */
export const reservedOf = compiledOnce((db: Tables, place: PlaceOf<Sent>) =>
  heldOf(heldAndNoted(db, place)).select((eb) => eb.cast<string | null>(eb.lit(null), 'text').as('limited')),
);

/**
 * As `reservedOf`, and those with limits counted by a guarded update in the same statement: what has no room for one more is not
 * among the `count`. Their rows are locked in one order before. What one order counts every order of that version counts: who holds and
 * who counts never wait for each other in a circle. `limited` are those with a limit per shopper, each
 * with it.
 */
export const countedOf = compiledOnce((db: Tables, place: PlaceOf<Sent>) =>
  heldAndNoted(db, place)
    .with('there', (one) => heldOf(one))
    .with('locked', (one) =>
      one
        .selectFrom('discount')
        .select('discount.id')
        .where('discount.id', 'in', (eb) =>
          eb.selectFrom('sent').select('sent.id').where('sent.is_counted', '=', eb.lit(true)),
        )
        .orderBy('discount.id')
        .forNoKeyUpdate(),
    )
    .with('counted', (one) =>
      one
        .updateTable('discount as d')
        .from('sent')
        .innerJoin('locked', 'locked.id', 'sent.id')
        .set((eb) => ({
          used: eb('d.used', '+', 1),
          spent_cents: eb('d.spent_cents', '+', eb.ref('sent.own_cents')),
        }))
        .whereRef('d.id', '=', 'sent.id')
        .whereRef('d.version', '=', 'sent.version')
        .where((eb) => eb.or([eb('d.max_uses', 'is', null), eb('d.used', '<', eb.ref('d.max_uses'))]))
        .where((eb) =>
          eb.or([
            eb('d.budget_cents', 'is', null),
            eb('d.spent_cents', '<=', eb('d.budget_cents', '-', eb.ref('sent.own_cents'))),
          ]),
        )
        .returning(['d.id', 'd.per_customer']),
    )
    .selectNoFrom((eb) => [
      eb(
        eb.selectFrom('there').select('there.count'),
        '+',
        eb.selectFrom('counted').select(({ fn }) => fn.countAll<number>().as('count')),
      ).as('count'),
      eb
        .selectFrom('counted')
        .select(({ fn }) => {
          const limit = fn<string>('concat_ws', [sql.lit(' '), 'counted.id', 'counted.per_customer']);
          return fn.agg<string | null>('string_agg', [limit, sql.lit(',')]).as('limits');
        })
        .where('counted.per_customer', 'is not', null)
        .as('limited'),
    ]),
);
