import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isUuid } from '../../../kernel/uuid.js';
import { atOnce } from '../../../kernel/at-once.js';
import type { BundlePart } from '../../../kernel/bundle.js';
import { GIFT_CARD_FIELD } from '../../../kernel/gift-card-goods.js';
import { GroupPrices, withGroupPrices } from '../../../kernel/group-price.js';
import { GoodsTexts, wordedGoods, type OptionOfProduct } from '../../../kernel/goods-texts.js';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import type { FieldValues } from '../../../kernel/fields/field.js';
import { priced } from '../../../kernel/own-price.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { isOneOf } from '../../../platform/database/json-member.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { ProductFacts } from '../../../promotions/domain/discount.js';
import { BasketReads, type Basket, type Offer } from '../../application/ports.js';
import type { CheckoutTables } from './tables.js';

interface OfferRow extends Omit<
  Offer,
  'image' | 'listPrice' | 'unitPrice' | 'ownPrice' | 'isGiftCard' | 'parts'
> {
  fields: FieldValues;
  category: string;
  categories: string[];
  has_group_prices: boolean;
  price_cents: number;
  lowest_cents: number | null;
  own_cents: number | null;
  discount_percent: number;
  product_options: readonly OptionOfProduct[];
  parts: BundlePart[];
  media_key: string | null;
}

/** The cart and the catalogue as they are now. */
@Injectable()
export class PostgresBasketReads extends PostgresAdapter<CheckoutTables> implements BasketReads {
  constructor(
    database: Database,
    private readonly texts: GoodsTexts,
    private readonly groupPrices: GroupPrices,
  ) {
    super(database);
  }

  async basket(accountId: string, ids?: readonly string[], currency?: string): Promise<Basket> {
    const uuids = ids?.filter((id) => isUuid(id)) ?? [];
    const tables = this.tables();
    const [cart, offers] = await atOnce(
      cartOf(tables, { accountId }),
      // what is put in behind the cart's own statement is no line of it
      offersOf(tables, { accountId, isWhole: ids === undefined, ids: uuids, currency: currency ?? null }),
    );
    const rows = offers.map((row) => ({ ...toOffer(row, currency), hasGroupPrices: row.has_group_prices }));
    const originals = await withGroupPrices(rows, accountId, this.groupPrices);
    const ofProducts = offers.map(({ product_options }) => product_options);
    const worded = await wordedGoods(originals, this.texts, ofProducts);
    const facts = new Map(offers.map((row) => [row.productId, factsOf(row)]));
    return { cart, offers: worded.map((offer, at) => withOriginal(offer, originals[at])), facts };
  }
}

/** The picture of one of the variant's options where there is one, else the product's first. */
const picture = (eb: ExpressionBuilder<Tables, 'v' | 'p'>) =>
  eb
    .selectFrom('product_image as i')
    .select('i.media_key')
    .whereRef('i.product_id', '=', 'p.id')
    .orderBy(
      (i) => isOneOf(i.ref('i.option_value'), i.ref('v.options')),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('i.position')
    .limit(1);

/** Beside its first one. */
const categoriesOf = (eb: ExpressionBuilder<Tables, 'p'>) =>
  eb.fn<string[]>('array', [
    eb.selectFrom('product_category as c').select('c.category').whereRef('c.product_id', '=', 'p.id'),
  ]);

const factsOf = ({ fields, category, categories }: OfferRow): ProductFacts => ({
  fields,
  categories: [category, ...categories],
});

/** What a bundle is made of, in the order in which shelves are taken. */
const partsOf = (eb: ExpressionBuilder<Tables, 'v'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('bundle_part as b')
      .innerJoin('variant as one', 'one.id', 'b.part_id')
      .innerJoin('product as of', 'of.id', 'one.product_id')
      .select(['b.part_id as variantId', 'one.sku', 'of.name', 'one.options', 'b.quantity'])
      .whereRef('b.bundle_id', '=', 'v.id')
      .orderBy('b.part_id'),
  );

const hasGroupPrices = (eb: ExpressionBuilder<Tables, 'v'>) =>
  eb
    .exists(eb.selectFrom('group_price as g').select('g.id').whereRef('g.variant_id', '=', 'v.id'))
    .$castTo<boolean>();

const cartOf = compiledOnce((db: Kysely<CheckoutTables>, place: PlaceOf<{ accountId: string }>) =>
  db
    .selectFrom('cart_line')
    .select(['id', 'variant_id as variantId', 'quantity'])
    .where('account_id', '=', place('accountId'))
    .orderBy('created_at')
    .orderBy('id'),
);

interface Asked {
  accountId: string;
  /** All that lies in the cart, whatever `ids` name. */
  isWhole: boolean;
  ids: readonly string[];
  currency: string | null;
}

/** The variants of the cart's lines that are named, or of all. */
const inCart = (db: Kysely<CheckoutTables>, place: PlaceOf<Asked>) =>
  db
    .selectFrom('cart_line as line')
    .select('line.variant_id')
    .where('line.account_id', '=', place('accountId'))
    .where((eb) =>
      eb.or([
        eb(eb.cast<boolean>(eb.val(place('isWhole')), 'boolean'), '=', eb.lit(true)),
        eb('line.id', '=', eb.fn.any(manyIds(place('ids')))),
      ]),
    );

/** What is on sale of what lies in the cart, and of the variants and products that `ids` name. */
const offersOf = compiledOnce((db: Kysely<CheckoutTables>, place: PlaceOf<Asked>) =>
  db
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .leftJoin('shelf as s', 's.variant_id', 'v.id')
    .leftJoin('variant_price as own', (join) =>
      join.onRef('own.variant_id', '=', 'v.id').on('own.currency', '=', place('currency')),
    )
    .select(['v.id as variantId', 'v.product_id as productId', 'v.sku', 'v.options', 'v.price_cents'])
    .select('v.lowest_cents')
    .select((eb) => eb.ref('p.options').$castTo<OfferRow['product_options']>().as('product_options'))
    .select('own.price_cents as own_cents')
    .select(['p.name', 'p.description', 'p.discount_percent', 'v.weight_grams as grams'])
    .select(['v.length_mm as lengthMm', 'v.width_mm as widthMm', 'v.height_mm as heightMm'])
    .select(['p.tax_category as taxCategory', 'p.is_shipped as isShipped', 'p.version'])
    .select(['p.fields', 'p.category'])
    .select((eb) => categoriesOf(eb).as('categories'))
    .select((eb) => hasGroupPrices(eb).as('has_group_prices'))
    .select((eb) => eb('s.on_hand', '-', eb.ref('s.held')).as('available'))
    .select((eb) => partsOf(eb).as('parts'))
    .select((eb) => picture(eb).as('media_key'))
    .where((eb) =>
      eb.or([
        eb('v.id', '=', eb.fn.any(manyIds(place('ids')))),
        eb('v.id', '=', eb.fn.any(eb.fn<string[]>('array', [inCart(db, place)]))),
        eb('v.product_id', '=', eb.fn.any(manyIds(place('ids')))),
      ]),
    )
    .where('v.archived_at', 'is', null)
    .where('p.status', '=', 'active')
    .orderBy('v.position'),
);

type Tables = CheckoutTables & { v: CheckoutTables['variant']; p: CheckoutTables['product'] };

function toOffer(
  {
    price_cents,
    lowest_cents,
    own_cents,
    discount_percent,
    media_key,
    product_options,
    fields,
    category: _category,
    categories: _categories,
    has_group_prices: _,
    parts,
    ...row
  }: OfferRow,
  currency: string | undefined,
): Offer {
  return {
    ...row,
    ...(fields[GIFT_CARD_FIELD] === true ? { isGiftCard: true } : {}),
    ...(parts.length > 0 ? { parts } : {}),
    options: optionsInOrder(row.options, product_options),
    image: media_key === null ? null : `/media/${media_key}`,
    ...priced(price_cents, discount_percent, undefined, lowest_cents),
    ownPrice: own_cents === null ? null : priced(own_cents, discount_percent, currency),
  };
}

/** With what the shop itself calls it, where the buyer reads something else: papers of offices are written in the shop's words. */
function withOriginal(offer: Offer, original = offer): Offer {
  const { name, options } = original;
  const isSame = JSON.stringify([name, options]) === JSON.stringify([offer.name, offer.options]);
  return isSame ? offer : { ...offer, original: { name, options } };
}
