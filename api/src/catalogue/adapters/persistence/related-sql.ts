import { sql, type RawBuilder } from 'kysely';
import type { ProductStatus } from '../../domain/product-state.js';

/** Of this many newest orders with a product it is counted what else was in them. */
const NEWEST = 200;
/** What fewer buyers bought along with it says nothing, and nobody puts a product beside another by orders of one's own. */
const BUYERS = 3;

/**
 * The product itself first (if it is on sale, or of the status `also`), then what goes with it: what the merchant chose, what was bought along, by the number of buyers, then the best rated of
 * its own category, then of any category that it shares. Each step reads a bounded number of rows, however large the shop.
 */
export function relatedSql(id: string, limit: number, also: ProductStatus): RawBuilder<{ id: string }> {
  return sql<{
    id: string;
  }>`with self as (select id, category, related from product where id = ${id} and status in ('active', ${also})),
    newest as (select l.order_id from order_line l where l.product_id = ${id} order by l.id desc limit ${NEWEST}),
    along as (select l.product_id as id, count(distinct mailbox(o.contact_email)) as buyers
              from newest join orders o on o.id = newest.order_id join order_line l on l.order_id = o.id
              where o.status not in ('pending', 'cancelled') and l.product_id <> ${id} group by l.product_id),
    bought as (select p.id from along join product p using (id) where p.status = 'active' and buyers >= ${BUYERS}
               order by buyers desc, p.id desc limit ${limit}),
    same as (select p.id from product p, self
              where p.status = 'active' and p.category = self.category and p.id <> self.id
              order by p.rating_score desc, p.id desc limit ${limit}),
    shared as (select p.id from product p, self
              where p.status = 'active' and p.id <> self.id and p.category <> self.category
                and exists (select from product_category mine join product_category theirs using (category_key)
                             where mine.product_id = self.id and theirs.product_id = p.id)
              order by p.rating_score desc, p.id desc limit ${limit}),
    chosen as (select p.id, c.nth from self, jsonb_array_elements_text(self.related) with ordinality c(id, nth)
              join product p on p.id = c.id::uuid where p.status = 'active' order by c.nth limit ${limit}),
    found as (select id, array[0, 0::bigint] as place from self
        union all select id, array[1, nth] from chosen
        union all select id, array[2, row_number() over ()] from bought
        union all select id, array[3, row_number() over ()] from same
        union all select id, array[4, row_number() over ()] from shared)
    select id from found group by id order by min(place) limit ${limit + 1}`;
}
