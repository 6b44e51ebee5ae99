import pg from 'pg';

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p' order by 1`;
const INDEXES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_index i on i.indexrelid = c.oid join pg_am a on a.oid = c.relam
  where c.relkind = 'i' and c.relpersistence = 'p' and a.amname = 'btree' and i.indisvalid order by 1`;
const LOOK_AT_TABLE = `select blkno, offnum, msg from verify_heapam($1)`;
const LOOK_AT_INDEX = `select bt_index_check($1::regclass, heapallindexed => true, checkunique => true)`;

/** What `pg_amcheck --heapallindexed` would complain of: rows and B-trees of the whole database; nothing when all is well. */
export async function damages(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const named = async (query: string) =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const found: string[] = [];
  try {
    await client.query('create extension if not exists amcheck');
    const [tables, indexes] = [await named(TABLES), await named(INDEXES)];
    if (tables.length === 0 || indexes.length === 0) throw new Error('there is nothing to look at');
    for (const table of tables)
      for (const row of (await client.query(LOOK_AT_TABLE, [table])).rows)
        found.push(`${table}: ${JSON.stringify(row)}`);
    for (const index of indexes)
      await client
        .query(LOOK_AT_INDEX, [index])
        .catch((error: unknown) => found.push(`${index}: ${String(error)}`));
    return found;
  } finally {
    await client.end();
  }
}
