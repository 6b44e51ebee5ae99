import type { OptionOfProduct } from '../../../kernel/goods-texts.js';
import { type ExpressionBuilder, type Kysely } from 'kysely';
import type { Amount } from '../../../kernel/fields/field.js';
import { isOneOf } from '../../../platform/database/json-member.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import { MOST_LINES } from '../../domain/refusals.js';
import type { CartTables } from './tables.js';

type Carts = Kysely<CartTables>;

/** Variants on sale, with all that a line of a cart shows of them. */
export function variantsOnSale(db: Carts) {
  return db
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .innerJoin('shelf as s', 's.variant_id', 'v.id')
    .select([
      'v.product_id',
      'v.id as variant_id',
      'p.name',
      'v.options',
      'v.price_cents',
      'v.lowest_cents',
      's.is_bundle',
      'p.discount_percent',
      'p.is_shipped',
    ])
    .select((eb) => eb.ref('p.fields', '->').key('unitAmount').$castTo<Amount | null>().as('content'))
    .select((eb) => eb.ref('p.options').$castTo<readonly OptionOfProduct[]>().as('product_options'))
    .select((eb) => eb('s.on_hand', '-', eb.ref('s.held')).as('stock'))
    .select((eb) =>
      eb
        .selectFrom('product_image as i')
        .select('i.media_key')
        .whereRef('i.product_id', '=', 'v.product_id')
        // the picture of one of the variant's options where there is one, else the first
        .orderBy(
          (i) => isOneOf(i.ref('i.option_value'), i.ref('v.options')),
          (order) => order.desc().nullsLast(),
        )
        .orderBy('i.position')
        .limit(1)
        .as('image'),
    )
    .select((eb) =>
      eb
        .selectFrom('variant_price as o')
        .select(({ fn }) => fn.agg<OwnPrices>('json_object_agg', ['o.currency', 'o.price_cents']).as('own'))
        .whereRef('o.variant_id', '=', 'v.id')
        .as('own'),
    )
    .select((eb) =>
      eb
        .exists(eb.selectFrom('group_price as g').select('g.id').whereRef('g.variant_id', '=', 'v.id'))
        .$castTo<boolean>()
        .as('has_group_prices'),
    )
    .select((eb) =>
      eb
        .exists(eb.selectFrom('variant_file as f').select('f.id').whereRef('f.variant_id', '=', 'v.id'))
        .$castTo<boolean>()
        .as('is_download'),
    )
    .where('v.archived_at', 'is', null)
    .where('p.status', '=', 'active');
}

/** The variant that is meant: the one named, else the product's cheapest that is in stock. */
export function chosenVariant(db: Carts, productId: string, variantId?: string | null) {
  return variantsOnSale(db)
    .where('p.id', '=', productId)
    .$if(Boolean(variantId), (query) => query.where('v.id', '=', variantId ?? ''))
    .orderBy((eb) => eb.or([eb('s.on_hand', 'is', null), eb('s.on_hand', '>', eb.ref('s.held'))]), 'desc')
    .orderBy('v.price_cents')
    .orderBy('v.position')
    .orderBy('v.id')
    .limit(1);
}

/** How many lines a shopper sees: what is no longer sold lies in the cart unseen. */
export const seenLines = (db: Carts, accountId: string) =>
  db
    .selectFrom('cart_line as own')
    .innerJoin('variant', 'variant.id', 'own.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('variant.archived_at', 'is', null)
    .where('product.status', '=', 'active')
    .where('own.account_id', '=', accountId);

type Chosen = CartTables & { chosen: { variant_id: string } };

/** A new line fits into the cart, or `chosen` has one already. Most carts are short, and nothing more is looked up. */
export function hasRoom(eb: ExpressionBuilder<Chosen, 'chosen'>, db: Carts, accountId: string) {
  const own = eb.selectFrom('cart_line as own').where('own.account_id', '=', accountId);
  return eb.or([
    eb(
      own.select((each) => each.fn.countAll<number>().as('lines')),
      '<',
      MOST_LINES,
    ),
    eb.exists(own.select('own.id').whereRef('own.variant_id', '=', 'chosen.variant_id')),
    eb(seenLines(db, accountId), '<', MOST_LINES),
  ]);
}
