import { sql, type Expression, type RawBuilder } from 'kysely';
import { baseCurrency } from '../../../kernel/currency.js';
import type { Exchanges } from '../../../kernel/exchange.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import { rangeIn, type PriceIn } from '../../../kernel/price-in.js';

/**
 * The own prices of a variant as one object, empty where it has none. What was set in a currency that the shop has come to
 * count in since is none. Raw: an aggregate of JSON.
 */
export const ownPrices = (variantId: Expression<unknown>): RawBuilder<OwnPrices> =>
  sql<OwnPrices>`(select coalesce(json_object_agg(o.currency, o.price_cents order by o.currency), '{}')
    from variant_price o where o.variant_id = ${variantId} and o.currency <> ${baseCurrency().code})`;

/** A variant in a currency in which the product has an own price for one of them at least. */
interface PricedRow {
  currency: string;
  /** In the shop's own. */
  price: number;
  own: number | null;
}

export interface PricedIn {
  /** Null is the rule: everything of `product p` follows the rates. */
  priced: PricedRow[] | null;
}

/** `PricedIn` over `product p`. */
export const PRICED_COLUMN = sql`
  (select json_agg(json_build_object('currency', c.currency, 'price', v.price_cents, 'own', o.price_cents))
     from (select distinct x.currency from variant y join variant_price x on x.variant_id = y.id
            where y.product_id = p.id and y.archived_at is null) c
     join variant v on v.product_id = p.id and v.archived_at is null
     left join variant_price o on o.variant_id = v.id and o.currency = c.currency) as priced`;

/** From the cheapest variant to the dearest, in each currency with own prices that orders are placed in. */
export async function ranges(
  { priced }: PricedIn,
  discount: number,
  exchanges: Exchanges,
): Promise<{ prices?: PriceIn[] }> {
  if (!priced) return {};
  const found = await Promise.all(
    [...new Set(priced.map(({ currency }) => currency))].sort().map(async (code) => {
      const exchange = await exchanges.to(code);
      const variants = priced.filter(({ currency }) => currency === code);
      return exchange ? [rangeIn(variants, discount, exchange)] : [];
    }),
  );
  return { prices: found.flat() };
}
