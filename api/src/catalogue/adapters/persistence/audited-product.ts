import { sql } from 'kysely';
import { baseCurrency } from '../../../kernel/currency.js';

/** A product with its parts, each in a line, as the audit log compares it before and after a write. */
export const auditedProduct = () => sql`(select p.*,
  array(select c.category from product_category c where c.product_id = p.id order by c.is_primary desc, c.category)
    as categories,
  array(select concat(v.sku, ': ', ${baseCurrency().code}::text, ' ', round(v.price_cents::numeric / ${baseCurrency().unit}, ${baseCurrency().decimals}), ', ',
               coalesce(s.on_hand || ' in stock', 'unlimited'))
          from variant v left join stock s on s.variant_id = v.id
         where v.product_id = p.id and v.archived_at is null order by v.position, v.id) as variants,
  array(select concat(i.media_key, ' ', i.alt, ' ' || i.option_value,
               case when (i.focus_x, i.focus_y) <> (50, 50) then concat(' ', i.focus_x, '/', i.focus_y) end)
          from product_image i where i.product_id = p.id order by i.position) as images
  from product p)`;
