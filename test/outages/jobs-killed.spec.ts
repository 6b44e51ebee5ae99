import pg from 'pg';
import { afterAll, describe, expect, it } from '@jest/globals';
import { RegularJobs } from '../../api/src/platform/jobs/regular-jobs.js';
import type { ApiProcess } from '../support/api-process.js';
import { whileHeld } from '../support/held-row.js';
import { eventually } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop({ env: { WORKER: '0' } });

const workers: ApiProcess[] = [];

async function startWorker(): Promise<ApiProcess> {
  const worker = await shop.startApi({ WORKER: '1' });
  workers.push(worker);
  return worker;
}

async function eventToTell(): Promise<string> {
  const [row] = await shop.sql<{ id: string }>(
    `insert into outbox (id, topic, payload, created_at) values (gen_random_uuid(), 'test.told', '{}', now())
     returning id`,
  );
  const id = row?.id ?? '';
  const add = `select graphile_worker.add_job('outbox.relay', json_build_object('id', $1::text), job_key := $1)`;
  await shop.sql(add, [id]);
  return id;
}

const holderOf = async (event: string) => {
  const [job] = await shop.sql(`select locked_by from graphile_worker.jobs where key = $1`, [event]);
  return job?.['locked_by'] as string | null | undefined;
};

const isTold = async (event: string) => {
  const [row] = await shop.sql(`select delivered_at from outbox where id = $1`, [event]);
  return row?.['delivered_at'] !== null;
};

describe('a process that dies while it works on a job', () => {
  afterAll(() => Promise.all(workers.map((worker) => worker.kill())));

  it('R37 keeps its job as long as it lives; then another one does it within a minute', async () => {
    const event = await eventToTell();
    const worker = await whileHeld(
      shop.databaseUrl,
      'select 1 from outbox where id = $1',
      [event],
      async () => {
        const started = await startWorker();
        await eventually(() => holderOf(event), Boolean);
        started.child.kill('SIGSTOP');
        return started;
      },
    );
    const holder = await holderOf(event);
    await shop.sql(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '40 seconds' where key = $1`,
      [event],
    );
    // as if it had just been seen, however long the witness takes to start
    await shop.sql(`update job_worker set seen_at = now() + interval '10 minutes' where id = $1`, [holder]);
    const witness = await startWorker();
    expect(await holderOf(event)).toBe(holder);
    await witness.stop();
    await worker.kill();
    await shop.sql(`update job_worker set seen_at = now() - interval '40 seconds'`);
    const heir = await startWorker();
    await eventually(() => isTold(event), Boolean);
    await heir.stop();
    expect(await shop.sql('select 1 from job_worker where id <> $1', [holder])).toEqual([]);
  });

  it('R37 leaves its job to another one within a minute, by the clock alone', async () => {
    const event = await eventToTell();
    await whileHeld(shop.databaseUrl, 'select 1 from outbox where id = $1', [event], async () => {
      const worker = await startWorker();
      await eventually(() => holderOf(event), Boolean);
      await worker.kill();
    });
    const died = Date.now();
    const heir = await startWorker();
    await eventually(() => isTold(event), Boolean);
    expect(Date.now() - died).toBeLessThan(60_000);
    await heir.stop();
  });
});

describe('a process that could not say that a job is done', () => {
  it('R37 gives it back itself, for it does not work on it any more', async () => {
    const worker = await shop.startApi({ WORKER: '1' });
    const [living] = await shop.sql<{ id: string }>(
      'select id from job_worker order by seen_at desc limit 1',
    );
    const [event] = await shop.sql<{ id: string }>(
      `insert into outbox (id, topic, payload, created_at) values (gen_random_uuid(), 'test.told', '{}', now())
       returning id`,
    );
    const id = event?.id ?? '';
    await shop.sql(
      `select graphile_worker.add_job('outbox.relay', json_build_object('id', $1::text), job_key := $1,
         run_at := now() + interval '1 hour')`,
      [id],
    );
    await shop.sql(
      `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '40 seconds',
         run_at = now() where key = $1`,
      [id, living?.id],
    );
    await eventually(() => isTold(id), Boolean);
    await worker.stop();
  });
});

describe('a job that was replaced while a process worked on it that died', () => {
  it('R42 is not kept, for another one does its work', async () => {
    const [job] = await shop.sql<{ id: string }>(
      `select id::text as id from graphile_worker.add_job('test.none', flags := array['keyed'])`,
    );
    const [given] = await shop.sql<{ id: string }>(
      `select id::text as id from graphile_worker.add_job('test.none', run_at := now() + interval '1 hour')`,
    );
    const ids = [job?.id, given?.id];
    await shop.sql(
      `update graphile_worker._private_jobs set attempts = max_attempts where id = any($1::bigint[])`,
      [ids],
    );
    const worker = await shop.startApi({ WORKER: '1' });
    const kept = async () =>
      (
        await shop.sql<{ id: string }>(
          `select id::text as id from graphile_worker.jobs where id = any($1::bigint[])`,
          [ids],
        )
      ).map(({ id }) => id);
    await eventually(kept, (left) => left.length < 2);
    expect(await kept()).toEqual([given?.id]);
    await worker.stop();
  });
});

describe('the regular jobs', () => {
  it('R38 are begun in their minute by the database, whose clock the process is a day ahead of', async () => {
    await shop.sql('drop trigger leave_out on regular_job');
    const shifted = new URL('../support/shifted-clock.mjs', import.meta.url).href;
    const env = { NODE_OPTIONS: `--import=${shifted}`, CLOCK_SHIFT_MS: String(86_400_000) };
    const worker = await shop.startApi({ WORKER: '1', ...env });
    workers.push(worker);
    const passes = () =>
      shop.sql(`select 1 from graphile_worker.jobs where task_identifier = 'checkout.look-again'
        and run_at < now() + interval '1 minute'`);
    await eventually(passes, ({ length }) => length > 0);
    const asked = `select begun_at <= now() as is_over from regular_job where task = 'checkout.reconcile'`;
    expect(await shop.sql(asked)).toEqual([{ is_over: true }]);
    await worker.stop();
  });

  it('R37 wait once each while a pass takes long, and leave the other workers to other jobs', async () => {
    const pool = new pg.Pool({ connectionString: shop.databaseUrl });
    const minutes = [0, 60, 120, 180].map((seconds) => 1_800_000_000 + seconds);
    const query = (text: string, values?: unknown[]) =>
      values ? pool.query(text, values) : Promise.resolve({ rows: [{ minute: minutes.shift() }] });
    const jobs = new RegularJobs({ query } as pg.Pool, [{ task: 'test.pass', pattern: '* * * * *' }]);
    const all = `select queue_name, locked_by from graphile_worker.jobs where task_identifier = 'test.pass' order by id`;
    for (let times = 0; times < 3; times += 1) await jobs.tick();
    const [waiting] = await shop.sql(all);
    expect([waiting, (await shop.sql(all)).length]).toEqual([
      { queue_name: 'test.pass', locked_by: null },
      1,
    ]);
    await shop.sql(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'long'`);
    await jobs.tick();
    expect((await shop.sql(all)).map((job) => job['locked_by'])).toEqual(['long', null]);
    await pool.end();
  });
});
