import { sql, type RawBuilder } from 'kysely';

/**
 * The product itself first, then what goes with it: the best rated of its own category, then of any category that it
 * shares. Each step reads at most `limit` rows, however large the category.
 */
export function relatedSql(id: string, limit: number): RawBuilder<{ id: string }> {
  const best = sql`order by p.rating_score desc, p.id desc limit ${limit}`;
  return sql<{
    id: string;
  }>`with self as (select id, category from product where id = ${id} and status = 'active'),
    same as (select p.id from product p, self
              where p.status = 'active' and p.category = self.category and p.id <> self.id ${best}),
    shared as (select p.id from product p, self
              where p.status = 'active' and p.id <> self.id and p.category <> self.category
                and exists (select from product_category mine join product_category theirs using (category_key)
                             where mine.product_id = self.id and theirs.product_id = p.id) ${best}),
    found as (select id, 0 as step, 0::bigint as place from self
        union all select id, 1, row_number() over () from same
        union all select id, 2, row_number() over () from shared)
    select id from found order by step, place limit ${limit + 1}`;
}
