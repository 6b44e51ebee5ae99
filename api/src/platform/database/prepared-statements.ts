import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { Wire, type Connected, type Send } from './wire.js';

/** Statement texts that are worth a plan of their own; beyond this many, new ones are sent unprepared. */
const MOST = 400;
/** A text is prepared once it has come this often: one-off statements never fill the server's memory. */
const WORTH_IT = 3;

export const STALE_PLAN = 'cached plan must not change result type';

/**
 * Lets PostgreSQL keep the plans of statements that come again and again: planning costs more than running for most of
 * the shop's short queries. Works below Kysely and the ORM, which send each text as new.
 */
export function keepPlans(pool: Pool): void {
  const plans = new Plans();
  pool.on('connect', (client: PoolClient) => {
    const wire = new Wire(client as unknown as Connected, client.query.bind(client) as Send, plans);
    client.query = ((...asked: unknown[]) => wire.query(...asked)) as PoolClient['query'];
  });
}

/** The names of texts, alike on all connections of a pool. */
export class Plans {
  private readonly seen = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private generation = 0;

  /** The name to send a text under, once it is worth one. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= MOST) return known;
    const times = (this.seen.get(text) ?? 0) + 1;
    if (times < WORTH_IT) {
      if (this.seen.size < MOST * 10) this.seen.set(text, times);
      return undefined;
    }
    this.seen.delete(text);
    const name = this.generation + createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    return name;
  }

  /** A migration may change what a kept plan answers: that one query fails, and every plan is made anew. */
  async forgetting<T>(sent: Promise<T>): Promise<T> {
    try {
      return await sent;
    } catch (error) {
      if (error instanceof Error && error.message.includes(STALE_PLAN)) {
        this.generation += 1;
        this.names.clear();
      }
      throw error;
    }
  }
}
