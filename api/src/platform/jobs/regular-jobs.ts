import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import type { Pool } from 'pg';

const MINUTE_SECONDS = 60;
const MINUTE = `select extract(epoch from date_trunc('minute', now()))::int as minute`;

/**
 * Once for each minute, whichever process comes first. In a queue of its own, and not while one waits in it: a pass that
 * takes longer than a minute leaves the other workers to mails.
 */
const BEGIN = `with begun as (
    insert into regular_job as known (task, begun_at) select task, to_timestamp($2) from unnest($1::text[]) task
    on conflict (task) do update set begun_at = excluded.begun_at where known.begun_at < excluded.begun_at
    returning task)
  select graphile_worker.add_job(task, '{}'::json, queue_name := task) from begun
  where not exists (select 1 from graphile_worker.jobs waiting where waiting.task_identifier = begun.task
    and waiting.locked_at is null and waiting.attempts = 0 and waiting.run_at <= now())`;

/** Of a pause longer than that the beginning is left out: what is done daily is done the next day. */
const LONGEST_PAUSE = 60;

/**
 * Puts the regular jobs into the queue when their minute has come on the database's clock, as everything else in it. The
 * queue's own way goes by the clock of the machine: one that is an hour ahead has them all wait for an hour, and those
 * of the other processes with them, and one that is put back waits until its time has come again (R38).
 */
export class RegularJobs {
  private readonly items: ParsedCronItem[];
  private last: number | undefined;

  constructor(
    private readonly pool: Pool,
    crons: readonly { task: string; pattern: string }[],
  ) {
    this.items = parseCronItems(crons.map(({ task, pattern }) => ({ task, match: pattern })));
  }

  /**
   * To be called several times a minute. Begins with the first minute that begins after the first call; those in which the
   * database was away follow when it is back, each job once.
   */
  async tick(): Promise<void> {
    const { rows } = await this.pool.query<{ minute: number }>(MINUTE);
    const now = rows[0]?.minute ?? 0;
    const from = Math.max((this.last ?? now) + MINUTE_SECONDS, now - LONGEST_PAUSE * MINUTE_SECONDS);
    const due = new Set<string>();
    for (let minute = from; minute <= now; minute += MINUTE_SECONDS)
      for (const task of this.dueIn(minute)) due.add(task);
    if (due.size > 0) await this.pool.query(BEGIN, [[...due], now]);
    this.last = now;
  }

  private dueIn(minute: number): string[] {
    const at = new Date(minute * 1_000);
    const moment = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    return this.items.filter(({ match }) => match(moment)).map(({ task }) => task);
  }
}
