import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { baseCurrency } from '../../../kernel/currency.js';
import type { Exchanges } from '../../../kernel/exchange.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import { rangeIn, type PriceIn } from '../../../kernel/price-in.js';
import type { CatalogueTables } from './tables.js';

const eb = expressionBuilder<CatalogueTables>();
const { selectFrom } = eb;

/** Most shops have no own price at all, which PostgreSQL looks at once and not for each variant and card. */
const HAS_ANY = eb.exists(eb.selectFrom('variant_price').select('currency'));

/**
 * The own prices of a variant as one object, empty where it has none. What was set in a currency that the shop has come to
 * count in since is none.
 */
export function ownPrices(
  variantId: Expression<string>,
  base: string | Expression<string> = baseCurrency().code,
) {
  const own = selectFrom('variant_price as o')
    .select(({ fn }) =>
      fn.agg<OwnPrices>('json_object_agg', ['o.currency', 'o.price_cents']).orderBy('o.currency').as('own'),
    )
    .where('o.variant_id', '=', variantId)
    .where('o.currency', '<>', base);
  const ofVariant = eb.case().when(HAS_ANY).then(own).end();
  return eb.fn.coalesce(ofVariant, eb.cast<OwnPrices>(sql.lit('{}'), 'json'));
}

/** A variant in a currency in which the product has an own price for one of them at least. */
interface PricedRow {
  currency: string;
  /** In the shop's own. */
  price: number;
  /** What it cost least in thirty days before its cut. */
  lowest: number | null;
  own: number | null;
}

export interface PricedIn {
  /** None is the rule: everything of `product p` follows the rates. */
  priced: PricedRow[];
}

const productId = sql.ref<string>('p.id');
const pricedVariants = jsonArrayFrom(
  selectFrom(
    selectFrom('variant as y')
      .innerJoin('variant_price as x', 'x.variant_id', 'y.id')
      .where('y.product_id', '=', productId)
      .where('y.archived_at', 'is', null)
      .select('x.currency')
      .distinct()
      .as('c'),
  )
    .innerJoin('variant as v', (join) =>
      join.on('v.product_id', '=', productId).on('v.archived_at', 'is', null),
    )
    .leftJoin('variant_price as o', (join) =>
      join.onRef('o.variant_id', '=', 'v.id').onRef('o.currency', '=', 'c.currency'),
    )
    .select(['c.currency', 'v.price_cents as price', 'v.lowest_cents as lowest', 'o.price_cents as own']),
);

/** `PricedIn` over `product p`. */
export const PRICED_COLUMN = eb
  .case()
  .when(HAS_ANY)
  .then(pricedVariants)
  .else(eb.cast<PricedRow[]>(sql.lit('[]'), 'json'))
  .end()
  .as('priced');

/** From the cheapest variant to the dearest, in each currency with own prices that orders are placed in. */
export async function ranges(
  { priced }: PricedIn,
  discount: number,
  exchanges: Exchanges,
): Promise<{ prices?: PriceIn[] }> {
  if (priced.length === 0) return {};
  const found = await Promise.all(
    [...new Set(priced.map(({ currency }) => currency))].sort().map(async (code) => {
      const exchange = await exchanges.to(code);
      const variants = priced.filter(({ currency }) => currency === code);
      return exchange ? [rangeIn(variants, discount, exchange)] : [];
    }),
  );
  return { prices: found.flat() };
}
