import type pg from 'pg';

/** Writes rows in one statement. Each row has the same members, named as the table's columns. */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  const name = table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
  await client.query(
    `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(rows)],
  );
}
