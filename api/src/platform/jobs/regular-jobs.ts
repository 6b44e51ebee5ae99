import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import type { Pool } from 'pg';

const MINUTE = `select extract(epoch from date_trunc('minute', now()))::int as minute`;

/** Once for each minute, whichever process comes first; a last time that is still to come was told by a clock that was wrong. */
const BEGIN = `with begun as (
    insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
    select task, to_timestamp($2), to_timestamp($2) from unnest($1::text[]) task
    on conflict (identifier) do update set last_execution = excluded.last_execution
    where known.last_execution is null or known.last_execution < excluded.last_execution
      or known.last_execution > now()
    returning identifier)
  select graphile_worker.add_job(identifier, '{}'::json) from begun`;

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

  /** To be called several times a minute. Begins with the first minute that begins after the first call. */
  async tick(): Promise<void> {
    const { rows } = await this.pool.query<{ minute: number }>(MINUTE);
    const minute = rows[0]?.minute ?? this.last;
    if (minute === undefined || minute === this.last) return;
    if (this.last !== undefined) await this.begin(minute);
    this.last = minute;
  }

  private async begin(minute: number): Promise<void> {
    const at = new Date(minute * 1_000);
    const moment = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    const due = this.items.filter(({ match }) => match(moment)).map(({ task }) => task);
    if (due.length > 0) await this.pool.query(BEGIN, [due, minute]);
  }
}
