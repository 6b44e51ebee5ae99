import { sql } from 'kysely';
import { baseCurrency, Currency } from '../../../kernel/currency.js';

/** The decimals of the currencies that have not two, by code. */
const NOT_TWO = JSON.stringify(
  Object.fromEntries(
    Currency.codes()
      .map((code) => [code, Currency.of(code).decimals] as const)
      .filter(([, decimals]) => decimals !== 2),
  ),
);

/** A product with its parts, each in a line, as the audit log compares it before and after a write. */
export const auditedProduct = () => sql`(select p.*,
  array(select c.category from product_category c where c.product_id = p.id order by c.is_primary desc, c.category)
    as categories,
  array(select concat(v.sku, ': ', ${baseCurrency().code}::text, ' ', round(v.price_cents::numeric / ${baseCurrency().unit}, ${baseCurrency().decimals}), ', ',
               coalesce(s.on_hand || ' in stock', 'unlimited'),
               (select string_agg(concat(', own price ', o.currency, ' ', round(o.price_cents / power(10::numeric, d.n), d.n)), ''
                         order by o.currency)
                  from variant_price o
                  cross join lateral (select coalesce((${NOT_TWO}::jsonb ->> o.currency)::int, 2) as n) d
                 where o.variant_id = v.id))
          from variant v left join shelf s on s.variant_id = v.id
         where v.product_id = p.id and v.archived_at is null order by v.position, v.id) as variants,
  array(select concat(i.media_key, ' ', i.alt, ' ' || i.option_value,
               case when (i.focus_x, i.focus_y) <> (50, 50) then concat(' ', i.focus_x, '/', i.focus_y) end)
          from product_image i where i.product_id = p.id order by i.position) as images
  from product p)`;

/** A field of products; one that is no more is none. */
export const presentField = () => sql`(select * from product_field where removed_at is null)`;
