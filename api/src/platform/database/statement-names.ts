import { createHash } from 'node:crypto';
import { Kept } from '@duka/serving/kept.js';

/** Statement texts that are worth a plan of their own; beyond this many, new ones are sent unprepared. */
const MOST = 400;
/** A text is prepared once it has come this often: one-off statements never fill the server's memory. */
const WORTH_IT = 3;

/** A migration has changed what a kept plan answers: PostgreSQL refuses the statement before it does anything. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('cached plan must not change result type');

/**
 * Names under which PostgreSQL keeps the plans of statements that come again and again: planning costs more than running
 * for most of the shop's short queries. Alike on all connections of a pool.
 */
export class StatementNames {
  /** How often each text has come; those that come once make room. */
  private readonly seen = new Kept<number>({ most: MOST });
  private readonly names = new Map<string, string>();
  private generation = 0;

  /** The name to send a text under, once it is worth one; what is built to come often is so at once, and has room of its own. */
  of(text: string, comesOften = false): string | undefined {
    const known = this.names.get(text);
    if (known) return known;
    if (comesOften && this.names.size < 2 * MOST) return this.name(text);
    if (this.names.size >= MOST) return undefined;
    const times = (this.seen.known(text) ?? 0) + 1;
    if (times < WORTH_IT) {
      this.seen.keep(text, times);
      return undefined;
    }
    this.seen.forget(text);
    return this.name(text);
  }

  private name(text: string): string {
    // one word, as `commit`, can be read in what is sent
    const isWord = /^\w{1,20}$/.test(text);
    const name = this.generation + (isWord ? text : createHash('sha1').update(text).digest('base64url'));
    this.names.set(text, name);
    return name;
  }

  /** After a stale plan every plan is made anew. */
  failed(error: unknown): void {
    if (!isStalePlan(error)) return;
    this.generation += 1;
    this.names.clear();
  }
}
