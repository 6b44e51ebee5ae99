import { until } from './processes.js';
import type { Shop } from './shop.js';

const HOLD = `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by) values ('mail.send', now(), 'nobody')
  on conflict (queue_name) do update set locked_at = excluded.locked_at, locked_by = excluded.locked_by`;
const LET_GO = `update graphile_worker._private_job_queues set locked_at = null, locked_by = null where queue_name = 'mail.send'`;
const WAITING = `select 1 from graphile_worker.jobs where task_identifier = 'mail.send'`;

/** Has no letter leave until all that `work` brings about are written and wait, one behind the other. Answers how many. */
export async function whileLettersWait(
  shop: Pick<Shop, 'sql'>,
  work: () => Promise<unknown>,
): Promise<number> {
  await shop.sql(HOLD);
  await work();
  await until('all is told', async () => {
    const events = await shop.sql(`select 1 from outbox where delivered_at is null
      union all select 1 from graphile_worker.jobs where task_identifier = 'outbox.relay'`);
    return events.length === 0;
  });
  const { length } = await shop.sql(WAITING);
  await shop.sql(LET_GO);
  return length;
}

export const untilNoLetterWaits = (shop: Pick<Shop, 'sql'>) =>
  until('no letter waits', async () => (await shop.sql(WAITING)).length === 0);
