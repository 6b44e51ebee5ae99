import type pg from 'pg';

/** Tables that are not the shop's data but its machinery, or that begin with what every shop has. */
const KEPT = [
  'mikro_orm_migrations',
  'invoice_counter',
  'credit_note_counter',
  'search_word',
  'search_word_cut',
  'search_synonym',
  'staff_role',
  'shipping_zone',
];

/** Takes everything out of the shop: accounts, products, orders, books. */
export async function emptyShop(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and not tablename = any($1)`,
    [KEPT],
  );
  await client.query(`truncate ${rows.map((row) => row.name).join(', ')}`);
  await client.query('update invoice_counter set last = 0');
  await client.query('update credit_note_counter set last = 0');
}
