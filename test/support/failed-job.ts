import type { Shop } from './shop.js';

/** A job that was given up after all its attempts; nobody works at it. Answers its id. */
export async function failedJob(shop: Pick<Shop, 'sql'>, task: string): Promise<string> {
  const [job] = await shop.sql<{ id: string }>(
    `select id::text as id from graphile_worker.add_job($1, run_at := now() + interval '1 day')`,
    [task],
  );
  const id = job?.id ?? '';
  await shop.sql(
    `update graphile_worker._private_jobs
     set attempts = 20, max_attempts = 20, last_error = 'The mail server is away' where id = $1`,
    [id],
  );
  return id;
}
