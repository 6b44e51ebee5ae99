import pg from 'pg';
import { until } from './processes.js';

/** Runs `work` while another connection holds the rows that `query` names; they are let go as they were. */
export async function whileHeld<T>(
  databaseUrl: string,
  query: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  // `work` may end the server
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(`${query} for no key update`, [...values]);
    return await work();
  } finally {
    await holder.end();
  }
}

/** What `work` answers when another connection's change of a row is committed once `work` waits for that row. */
export async function overtakenBy<T>(
  databaseUrl: string,
  change: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(change, [...values]);
    const answer = work();
    await until('the work waits for the row', async () => {
      // a transaction goes on seeing the connections of its first look, and the work may open another
      await other.query('select pg_stat_clear_snapshot()');
      const { rows } = await other.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    await other.query('commit');
    return await answer;
  } finally {
    await other.end();
  }
}
