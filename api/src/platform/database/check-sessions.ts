import type pg from 'pg';
import { connectWithRetries } from './connect-with-retries.js';
import { noSessions, refusal } from './refused-session.js';

const PID = 'select pg_backend_pid() as pid';

type Asking = Pick<pg.Client, 'query'>;

/**
 * Refuses a pooler that gives a connection another server process from one transaction to the next: advisory locks,
 * prepared statements and LISTEN would silently go to somebody else. @throws BadConfiguration
 */
export async function checkSessions(url: string): Promise<void> {
  const first = await connectWithRetries(url);
  const second = await connectWithRetries(url);
  try {
    if (!(await keepsSessions(first, second))) throw noSessions();
  } catch (error) {
    throw refusal(error) ?? error;
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

/** Two open connections have a server process each, which stays the same even while the other is in a transaction. */
export async function keepsSessions(first: Asking, second: Asking): Promise<boolean> {
  const before = await pidOf(first);
  await second.query('begin');
  const other = await pidOf(second);
  await first.query('begin');
  const after = await pidOf(first);
  await first.query('rollback');
  await second.query('rollback');
  return before === after && before !== other;
}

async function pidOf(client: Asking): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(PID);
  return rows[0]?.pid;
}
