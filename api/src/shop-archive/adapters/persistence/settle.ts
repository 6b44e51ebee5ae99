import { expressionBuilder, type Kysely } from 'kysely';
import { rangesOf, type AnyTables, type Range } from './ranges.js';

/** Of products, shelves and arrivals, to a statement. */
const MOST = 500;

/** The stars of products, from the reviews that came along. */
export async function settleStars(tables: Kysely<AnyTables>, most = MOST): Promise<void> {
  for await (const range of rangesOf(tables, ['review', 'product_id'], most))
    await settleStarsOf(tables, range);
}

async function settleStarsOf(tables: Kysely<AnyTables>, [first, last]: Range): Promise<void> {
  await tables
    .updateTable('product')
    .from((eb) =>
      eb
        .selectFrom('review')
        .select(({ fn }) => [
          'review.product_id as product_id',
          fn.sum<number>('review.rating').as('sum'),
          fn.countAll<number>().as('count'),
        ])
        .where('review.status', '=', 'published')
        .where((of) => of.between('review.product_id', first, last))
        .groupBy('review.product_id')
        .as('stars'),
    )
    .set((eb) => ({ rating_sum: eb.ref('stars.sum'), rating_count: eb.ref('stars.count') }))
    .whereRef('product.id', '=', 'stars.product_id')
    .execute();
}

/** What lies at other places than the default one: the sum of it on each shelf, and where its book begins. */
export async function settlePlaces(tables: Kysely<AnyTables>, now: Date, most = MOST): Promise<void> {
  for await (const range of rangesOf(tables, ['place_stock', 'variant_id'], most))
    await settlePlacesOf(tables, now, range);
}

async function settlePlacesOf(tables: Kysely<AnyTables>, now: Date, [first, last]: Range): Promise<void> {
  await tables
    .updateTable('stock')
    .from((eb) =>
      eb
        .selectFrom('place_stock')
        .innerJoin('stock_place', 'stock_place.id', 'place_stock.place_id')
        .select(({ fn }) => [
          'place_stock.variant_id as variant_id',
          fn.sum<number>('place_stock.on_hand').as('pieces'),
        ])
        .where('stock_place.sells_online', '=', true)
        .where((of) => of.between('place_stock.variant_id', first, last))
        .groupBy('place_stock.variant_id')
        .as('there'),
    )
    .set((eb) => ({
      elsewhere: eb.ref('there.pieces'),
      initial: eb('stock.initial', '-', eb.ref('there.pieces')),
    }))
    .whereRef('stock.variant_id', '=', 'there.variant_id')
    .execute();
  await tables
    .insertInto('stock_movement')
    .columns(['id', 'kind', 'created_at', 'variant_id', 'place_id', 'delta'])
    .expression((eb) =>
      eb
        .selectFrom('place_stock')
        .innerJoin('stock_place', 'stock_place.id', 'place_stock.place_id')
        .select(({ fn, cast, val }) => [
          fn<string>('gen_random_uuid', []).as('id'),
          cast<string>(val('adjust'), 'text').as('kind'),
          cast<Date>(val(now), 'timestamptz').as('created_at'),
        ])
        .select(['place_stock.variant_id', 'place_stock.place_id', 'place_stock.on_hand as delta'])
        .where('stock_place.is_default', '=', false)
        .where((of) => of.between('place_stock.variant_id', first, last))
        .where('place_stock.on_hand', '>', 0),
    )
    .execute();
}

/**
 * What purchase orders and transfers have moved stands in the book again, and is taken out of it beside: the shelves are
 * as they came.
 */
export async function settleArrivals(tables: Kysely<AnyTables>, now: Date, most = MOST): Promise<void> {
  for await (const range of rangesOf(tables, ['arrival', 'id'], most))
    await settleArrivalsOf(tables, now, range);
}

async function settleArrivalsOf(tables: Kysely<AnyTables>, now: Date, [first, last]: Range): Promise<void> {
  const eb = expressionBuilder<AnyTables, 'arrival' | 'arrival_line'>();
  const kind = eb.case().when('arrival.kind', '=', 'purchase').then('receive').else('transfer').end();
  const taken = eb('arrival_line.withdrawn', '-', eb.ref('arrival_line.quantity'));
  for (const { placeOf, pieces } of [
    { placeOf: 'arrival.place_id', pieces: eb.ref('arrival_line.received') },
    { placeOf: 'arrival.from_place_id', pieces: taken },
  ] as const)
    for (const isOfArrival of [true, false]) {
      const delta = isOfArrival ? pieces : eb(pieces, '*', eb.lit(-1));
      await tables
        .insertInto('stock_movement')
        .columns(['id', 'kind', 'created_at', 'variant_id', 'place_id', 'delta', 'source_id'])
        .expression(
          tables
            .selectFrom('arrival_line')
            .innerJoin('arrival', 'arrival.id', 'arrival_line.arrival_id')
            .select(({ fn, cast, val, ref }) => [
              fn<string>('gen_random_uuid', []).as('id'),
              (isOfArrival ? kind : cast<string>(val('adjust'), 'text')).as('kind'),
              cast<Date>(val(now), 'timestamptz').as('created_at'),
              ref('arrival_line.variant_id').as('variant_id'),
              ref(placeOf).as('place_id'),
              delta.as('delta'),
              (isOfArrival ? ref('arrival.id') : cast<string>(val(null), 'uuid')).as('source_id'),
            ])
            .where(({ between }) => between('arrival.id', first, last))
            .where('arrival.sent_at', 'is not', null)
            .where(placeOf, 'is not', null)
            .where(pieces, '<>', 0),
        )
        .execute();
    }
}
