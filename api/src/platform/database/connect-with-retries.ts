import pg from 'pg';
import { PAUSE_MS, START_TIMEOUT_MS } from './start-with-retries.js';
import { refusal } from './refused-session.js';

/** A connection to a database that may not be up yet: tried for a minute. @throws BadConfiguration see `refusal` */
export async function connectWithRetries(url: string): Promise<pg.Client> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const why = refusal(error);
      if (why) throw why;
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
