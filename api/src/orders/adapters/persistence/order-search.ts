import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import { toSmallest } from '../../../kernel/currency.js';
import { articleKey } from '../../../kernel/article-key.js';
import type { Tables } from '../../../platform/database/tables.js';
import { changedSince } from '../../../platform/database/changed-since.js';
import { containing, foldedOnce } from '../../../platform/database/text-search.js';
import { orderTexts } from '../../../platform/phones/order-texts.js';
import { phoneKeys } from '../../../platform/phones/phone-keys.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { discountUseSchema } from '../../../promotions/adapters/persistence/discount.schema.js';
import { countedOrders } from './counted-orders.js';
import { keptCountries } from './order-deliveries.js';
import { taxedOrders, type TaxedTables } from './taxed-orders.js';
import type { OrderTables } from './tables.js';

const SORTS = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  totalAmount: 'base_total_cents',
  status: 'status',
  customer: 'customer_name',
  number: 'id',
  id: 'id',
} as const;

const EQUALS = [
  ['id', 'id'],
  ['status', 'status'],
  ['paymentStatus', 'payment_status'],
  ['paymentDetail', 'payment_detail'],
  ['paymentMethod', 'payment_method'],
  ['customerId', 'account_id'],
] as const;

const BOUNDS = [
  ['createdAt_gte', 'created_at', '>='],
  ['createdAt_lte', 'created_at', '<='],
  ['createdAt_lt', 'created_at', '<'],
] as const;

export type SearchedTables = OrderTables &
  TaxedTables &
  Tables<typeof accountSchema | typeof discountUseSchema | typeof variantSchema>;
type Found = SelectQueryBuilder<OrderTables, 'orders', object>;
type Ids = SelectQueryBuilder<SearchedTables, 'orders', { id: string }>;

/** The orders that a checked admin list asks for; nothing selected, nothing sorted. */
export function matchingOrders(database: Kysely<SearchedTables>, list: AdminList): Found {
  let query: Found = database.selectFrom('orders');
  for (const [field, column] of EQUALS) {
    const wanted = list.all(field);
    if (wanted) query = query.where(`orders.${column}`, 'in', wanted);
  }
  for (const [field, column, operator] of BOUNDS) {
    const bound = list.date(field);
    if (bound) query = query.where(`orders.${column}`, operator, bound);
  }
  if (list.since !== undefined)
    query = query.where(changedSince(list.since, 'orders.updated_at', 'orders.id'));
  return money(texts(countedOrders(query, list), database, list), list);
}

/** The sort of the list, always ending in the id. */
export function sortColumn(list: AdminList): `orders.${(typeof SORTS)[keyof typeof SORTS]}` {
  return `orders.${SORTS[list.sort as keyof typeof SORTS] ?? 'created_at'}`;
}

function money(found: Found, list: AdminList): Found {
  let query = found;
  const least = list.number('totalAmount_gte');
  if (least !== undefined) query = query.where('orders.base_total_cents', '>=', toSmallest(least));
  const most = list.number('totalAmount_lte');
  if (most !== undefined) query = query.where('orders.base_total_cents', '<=', toSmallest(most));
  if (list.flag('hasBalance'))
    query = query
      .where('orders.status', '<>', 'cancelled')
      .where((eb) =>
        eb(
          eb('orders.captured_cents', '-', eb.ref('orders.surplus_cents')),
          '<',
          eb('orders.total_cents', '-', eb.ref('orders.waived_cents')),
        ),
      );
  // money has come in for it: what the dashboard counts as sales
  if (list.flag('sold')) query = query.where('orders.captured_cents', '>', 0);
  return query;
}

function texts(found: Found, database: Kysely<SearchedTables>, list: AdminList): Found {
  let query = found;
  const products = list.all('productId');
  if (products)
    query = query.where('orders.id', 'in', (eb) =>
      eb.selectFrom('order_line').select('order_id').where('product_id', 'in', products),
    );
  const codes = list.all('couponCode')?.map((code) => code.toUpperCase());
  if (codes) query = query.where('orders.coupon_code', 'in', codes);
  const discounts = list.all('discountId');
  if (discounts)
    query = query.where(
      'orders.id',
      'in',
      database
        .selectFrom('discount_use')
        .select('order_id')
        .where('discount_id', 'in', discounts)
        .where('state', '<>', 'released'),
    );
  query = taxedOrders(query, database, list);
  const countries = list.all('country');
  if (countries) query = query.where('orders.goes_to', 'in', keptCountries(countries));
  const methods = list.all('deliveryMethod');
  if (methods) query = query.where('orders.delivered_by', 'in', methods);
  const q = list.text('q')?.trim();
  return q ? query.where('orders.id', 'in', idsFor(q, database)) : query;
}

/**
 * Ids by number (whole or its beginning), name, email, phone, tracking number, SKU or whole id; each way through its
 * own index, which a single condition joined by "or" would not use. Folded once: a kept plan would fold for each row.
 */
function idsFor(q: string, database: Kysely<SearchedTables>) {
  const pattern = containing(q);
  const number = q.replace(/^#/, '').toUpperCase();
  const ids = database.selectFrom('orders').select('orders.id');
  const byText = ids.where((eb) =>
    eb.or(orderTexts(q).map((text) => eb(findText(q, eb), 'like', foldedOnce(text)))),
  );
  const byAccount = ids.where('orders.account_id', 'in', (eb) =>
    eb
      .selectFrom('account')
      .select('account.id')
      .where('account.email_key', 'like', eb.fn<string>('lower', [eb.val(pattern)])),
  );
  const lines = database.selectFrom('order_line').select('order_id as id');
  const bySku = lines.where('sku', 'in', [...new Set([q, q.toUpperCase(), q.toLowerCase()])]);
  const byNumber = ids.where(({ eb, fn, cast, lit }) =>
    eb(fn('upper', [fn('right', [cast('orders.id', 'text'), lit(8)])]), '=', number),
  );
  // an order bears the number of its last parcel; the others are found whole
  const byParcel = database
    .selectFrom('parcel')
    .select('order_id as id')
    .where('tracking_number', 'is not', null)
    .where((eb) => eb(eb.fn<string>('lower', ['tracking_number']), '=', q.toLowerCase()));
  const found = byCaller(byText.union(byAccount).union(bySku).union(byNumber).union(byParcel), ids, q);
  const key = articleKey(q);
  const byArticle = found.union(lines.where('sku', 'in', skusOf(key, database)));
  const withArticles = key.length < SHORTEST_ARTICLE ? found : byArticle;
  return UUID.test(q) ? withArticles.union(ids.where('orders.id', '=', q.toLowerCase())) : withArticles;
}

/** With those of accounts that have such a phone. */
function byCaller(found: Ids, ids: Ids, q: string): Ids {
  const keys = phoneKeys(q);
  if (keys.length === 0) return found;
  return found.union(
    ids.where('orders.account_id', 'in', (eb) =>
      eb
        .selectFrom('account')
        .select('account.id')
        .where((of) => of.or(keys.map((key) => of('account.phone', 'like', containing(key))))),
    ),
  );
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Shorter texts are in too many article numbers. */
const SHORTEST_ARTICLE = 3;
const MOST_ARTICLES = 100;

/** Article numbers that have the text in them, however it is written; those of today's goods. */
const skusOf = (key: string, database: Kysely<SearchedTables>) =>
  database
    .selectFrom('variant')
    .select('variant.sku')
    .where(({ eb, fn }) => eb(fn<string>('article_key', ['variant.sku']), 'like', containing(key)))
    .limit(MOST_ARTICLES);

/** Fewer than three letters in a row have no trigram: walking through the whole index for them is the slowest way. */
function findText(q: string, eb: ExpressionBuilder<OrderTables, 'orders'>) {
  const isIndexed = /[\p{L}\p{N}]{3}/u.test(q);
  return isIndexed ? eb.ref('orders.find_text') : eb.fn<string>('concat', ['orders.find_text']);
}
