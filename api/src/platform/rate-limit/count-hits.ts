import type { InsertQueryBuilder, InsertResult, Kysely, SelectQueryBuilder } from 'kysely';
import type { PlaceOf } from '../database/compiled-once.js';
import { fromNow, NOW } from '../database/now.js';
import type { Tables } from '../database/tables.js';
import type { rateLimitSchema } from './rate-limit.schema.js';

export type LimitTables = Tables<typeof rateLimitSchema>;

/** One hit of a bucket, or some at once, and for how long the window lasts that they may open. */
export interface Hits {
  bucket: string;
  count: number;
  seconds: number;
}

/** How many hits there are now, and for how many seconds their window still lasts. */
export interface Counted {
  hits: number;
  left: number;
}

type Insert = InsertQueryBuilder<LimitTables, 'rate_limit', InsertResult>;

/** Counts them under the row's lock. */
export const countHits = (db: Kysely<LimitTables>, place: PlaceOf<Hits>) =>
  counted(
    db
      .insertInto('rate_limit')
      .values({ bucket: place('bucket'), hits: place('count'), resets_at: fromNow(place('seconds')) }),
    place,
  );

/** The same for each row of the table `by` of a statement that finds out who asks: nobody's hits are not counted. */
export const countHitsBy = (db: Kysely<LimitTables>, place: PlaceOf<Hits>) =>
  countHitsOf(db.withTables<{ by: object }>().selectFrom('by'), db, place);

/** The same where the table `counted` of that statement says that another bucket was not full: `most` is what that allows. */
export const countHitsBehind = (db: Kysely<LimitTables>, place: PlaceOf<Hits>, most: number) =>
  countHitsOf(
    db.withTables<{ counted: Counted }>().selectFrom('counted').where('counted.hits', '<=', most),
    db,
    place,
  );

const countHitsOf = <From, Name extends keyof From>(
  rows: SelectQueryBuilder<From, Name, object>,
  db: Kysely<LimitTables>,
  place: PlaceOf<Hits>,
) =>
  counted(
    db
      .insertInto('rate_limit')
      .columns(['bucket', 'hits', 'resets_at'])
      .expression(
        rows.select((eb) => [
          eb.val(place('bucket')).as('bucket'),
          eb.cast<number>(eb.val(place('count')), 'integer').as('hits'),
          fromNow(place('seconds')).as('resets_at'),
        ]),
      ),
    place,
  );

const counted = (insert: Insert, place: PlaceOf<Hits>) =>
  insert
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('rate_limit.resets_at', '<=', NOW)
          .then(place('count'))
          .else(eb('rate_limit.hits', '+', place('count')))
          .end(),
        resets_at: eb
          .case()
          .when('rate_limit.resets_at', '<=', NOW)
          .then(eb.ref('excluded.resets_at'))
          .else(eb.ref('rate_limit.resets_at'))
          .end(),
      })),
    )
    .returning((eb) => [
      'hits' as const,
      eb.fn<number>('date_part', [eb.val('epoch'), eb('resets_at', '-', NOW)]).as('left'),
    ]);
