import type { Shop } from './shop.js';

/** The tables, jobs included, of which a row contains `text`: what a search through a copy of the database finds. */
export async function inDatabase(shop: Shop, text: string): Promise<string[]> {
  const tables = await shop.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.sql(`select 1 from ${name} t where position($1 in t::text) > 0 limit 1`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
