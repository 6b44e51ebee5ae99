import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { failedJob } from '../support/failed-job.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop({ env: { WORKER: '0' } });
let admin: Client;

beforeEach(async () => {
  await shop.sql('delete from graphile_worker._private_jobs');
  admin = await shop.admin();
});

const listed = async (query = '') =>
  (await admin.get<Json>(`/admin/jobs${query}`, { expect: 200 })).body as Json[];

const attemptsOf = async (id: string) =>
  (
    await shop.sql('select attempts, run_at <= now() as due from graphile_worker.jobs where id = $1', [id])
  )[0];

describe('the jobs of the queue', () => {
  it('are listed when they were given up, with the reason', async () => {
    const id = await failedJob(shop, 'mail.send');
    expect(await listed()).toEqual([
      expect.objectContaining({ id, task: 'mail.send', state: 'failed', error: 'The mail server is away' }),
    ]);
    expect(await listed('?filter={"state":"late"}')).toEqual([]);
  });

  it('are listed when nobody has taken them for ten minutes, and no sooner', async () => {
    await shop.sql(`select graphile_worker.add_job('mail.send', run_at := now() - interval '9 minutes')`);
    await shop.sql(`select graphile_worker.add_job('mail.send', run_at := now() + interval '1 day')`);
    expect(await listed()).toEqual([]);
    await shop.sql(`update graphile_worker._private_jobs set run_at = now() - interval '11 minutes'
      where run_at < now()`);
    expect(await listed()).toMatchObject([{ state: 'late', error: null, nextTryAt: null }]);
  });

  it('are not listed in their last attempt', async () => {
    const id = await failedJob(shop, 'mail.send');
    await shop.sql(
      `update graphile_worker._private_jobs set last_error = null, run_at = now() - interval '1 hour'
       where id = $1`,
      [id],
    );
    expect(await listed()).toEqual([]);
  });

  it('name the event that could not be told', async () => {
    const [event] = await shop.sql<{ id: string }>(
      `insert into outbox (id, topic, payload, created_at) values (gen_random_uuid(), 'order.paid', '{}', now())
       returning id`,
    );
    const id = await failedJob(shop, 'outbox.relay');
    await shop.sql(`update graphile_worker._private_jobs set key = $1 where id = $2`, [
      `outbox:${event?.id}`,
      id,
    ]);
    expect(await listed()).toMatchObject([{ task: 'outbox.relay', topic: 'order.paid' }]);
  });

  it('run again with all their attempts when somebody asks for it', async () => {
    const [one, other] = [await failedJob(shop, 'mail.send'), await failedJob(shop, 'mail.send')];
    await admin.post(`/admin/jobs/${one}/retry`, {}, { expect: 200 });
    expect(await attemptsOf(one)).toEqual({ attempts: 0, due: true });
    expect(await attemptsOf(other)).toMatchObject({ attempts: 20 });
    const { body } = await admin.post<Json>('/admin/jobs/retry', {}, { expect: 200 });
    expect(body).toEqual({ retried: 1 });
    expect(await attemptsOf(other)).toEqual({ attempts: 0, due: true });
  });

  it('are not found when they have not failed, or are none', async () => {
    for (const id of ['4711', 'x', '1e9']) {
      const { body } = await admin.post<Json>(`/admin/jobs/${id}/retry`, {}, { expect: 404 });
      expect(body.code).toBe('job_not_found');
    }
  });
});

describe('the health page', () => {
  it('names what was given up and who gets no mail, before what is well', async () => {
    await failedJob(shop, 'checkout.look-again');
    const { body } = await admin.get<Json>('/admin/health', { expect: 200 });
    const states = Object.fromEntries(body.data.map(({ id, state }: Json) => [id, state]));
    expect(states).toMatchObject({
      jobs: 'needs_you',
      mails: 'needs_you',
      database: 'well',
      payments: 'well',
    });
    expect(body.data[0]).toMatchObject({ state: 'needs_you', page: '/jobs' });
  });
});
