import pg from 'pg';

/** A server that has not answered a small question by then is taken for dead. */
export const ANSWER_MS = 400;

/** A connection outside of the pool, for small questions to a server: a pool that is busy says nothing about it. */
export class Watcher {
  private client: pg.Client | undefined;

  constructor(
    private readonly connectionString: string,
    private readonly answerMs = ANSWER_MS,
  ) {}

  /** The first row. @throws when there is no answer in time; the next question then goes a new way */
  async ask<Row extends pg.QueryResultRow>(text: string): Promise<Row | undefined> {
    try {
      this.client ??= await this.connect();
      const { rows } = await this.client.query<Row>(text);
      return rows[0];
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    // a server that is silent never says goodbye: the connection is left to end by itself
    if (client) await Promise.race([client.end().catch(() => undefined), pause(this.answerMs)]);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'duka-watch',
      connectionTimeoutMillis: this.answerMs,
      query_timeout: this.answerMs,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
