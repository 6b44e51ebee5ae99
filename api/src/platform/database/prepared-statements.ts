import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Statement texts that are worth a plan of their own; beyond this many, new ones are sent unprepared. */
const MOST = 400;
/** A text is prepared once it has come this often: one-off statements never fill the server's memory. */
const WORTH_IT = 3;

export const STALE_PLAN = 'cached plan must not change result type';

type Query = (...args: unknown[]) => unknown;

/**
 * Lets PostgreSQL keep the plans of statements that come again and again: planning costs more than running for most of
 * the shop's short queries. Works below Kysely and the ORM, which send each text as new.
 */
export function keepPlans(pool: Pool): void {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  let generation = 0;
  pool.on('connect', (client: PoolClient) => {
    const send = client.query.bind(client) as Query;
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values)) return send(text, values, ...rest);
      const name = nameOf(text, seen, names);
      if (!name) return send(text, values, ...rest);
      return forgetting(names, send({ name: `${generation}${name}`, text, values }, ...rest));
    }) as PoolClient['query'];
  });

  /** A migration may change what a kept plan answers: that one query fails, and every plan is made anew. */
  function forgetting(kept: Map<string, string>, sent: unknown): unknown {
    if (!(sent instanceof Promise)) return sent;
    return sent.catch((error: unknown) => {
      if (error instanceof Error && error.message.includes(STALE_PLAN)) {
        generation += 1;
        kept.clear();
      }
      throw error;
    });
  }
}

function nameOf(text: string, seen: Map<string, number>, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < WORTH_IT) {
    if (seen.size < MOST * 10) seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
