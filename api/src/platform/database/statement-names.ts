import { createHash } from 'node:crypto';

/** Statement texts that are worth a plan of their own; beyond this many, new ones are sent unprepared. */
const MOST = 400;
/** A text is prepared once it has come this often: one-off statements never fill the server's memory. */
const WORTH_IT = 3;

export const STALE_PLAN = 'cached plan must not change result type';

/**
 * Names under which PostgreSQL keeps the plans of statements that come again and again: planning costs more than running
 * for most of the shop's short queries. Alike on all connections of a pool.
 */
export class StatementNames {
  private readonly seen = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private generation = 0;

  /** The name to send a text under, once it is worth one. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= MOST) return known;
    const times = (this.seen.get(text) ?? 0) + 1;
    this.seen.delete(text);
    if (times < WORTH_IT) {
      this.remember(text, times);
      return undefined;
    }
    const name = this.generation + createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    return name;
  }

  /** Of texts that come once the oldest makes room. */
  private remember(text: string, times: number): void {
    const oldest = this.seen.keys().next().value;
    if (this.seen.size >= MOST && oldest !== undefined) this.seen.delete(oldest);
    this.seen.set(text, times);
  }

  /** A migration may change what a kept plan answers: that one query fails, and every plan is made anew. */
  failed(error: unknown): void {
    if (!(error instanceof Error && error.message.includes(STALE_PLAN))) return;
    this.generation += 1;
    this.names.clear();
  }
}
