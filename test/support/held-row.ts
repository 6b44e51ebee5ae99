import pg from 'pg';

/** Runs `work` while another connection holds the rows that `query` names; they are let go as they were. */
export async function whileHeld<T>(
  databaseUrl: string,
  query: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(`${query} for no key update`, [...values]);
    return await work();
  } finally {
    await holder.end();
  }
}
