import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { DEFINITIONS } from '../../api/src/definitions.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { entitiesOfRequest, RequestEntities } from '../../api/src/platform/database/request-entities.js';
import { JobHandlers } from '../../api/src/platform/jobs/job-queue.js';
import { Worker } from '../../api/src/platform/jobs/worker.js';
import { currentRequest } from '../../api/src/platform/logging/log.js';
import { SECRET } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';

describe('what goes on after a request', () => {
  // before the shop, whose connections go with it
  afterAll(async () => {
    await orm.close();
    await pool.clients.end();
  });
  const shop = useShop();
  let orm: MikroORM;
  let pool: Pool;

  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
    pool = new Pool(config);
    orm = await MikroORM.init({ ...ormOptions(config, pool), entities: [...DEFINITIONS] });
  });

  const inRequest = <T>(work: () => T): T =>
    currentRequest.run({ requestId: 'a-request', mayBeRefused: true, entities: () => orm.em.fork() }, work);

  it('is not told in its name: a connection that it had opened', async () => {
    const client = await inRequest(() => pool.clients.connect());
    const told = new Promise((resolve) =>
      client.once('notification', () => resolve(currentRequest.getStore())),
    );
    try {
      await client.query('listen "own-context"');
      await shop.sql(`notify "own-context"`);
      expect(await told).toBeUndefined();
    } finally {
      client.release(true);
    }
  });

  it('has entities and an id of its own: each job, also where the worker was woken in a request', async () => {
    const handlers = new JobHandlers();
    const seen: unknown[][] = [];
    const bothDone = new Promise<void>((resolve) =>
      handlers.on('own-context.look', () => {
        const { requestId, mayBeRefused } = currentRequest.getStore() ?? {};
        seen.push([requestId, mayBeRefused, entitiesOfRequest()]);
        if (seen.length === 2) resolve();
        return Promise.resolve();
      }),
    );
    const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
    const worker = new Worker(config, handlers, new RequestEntities(orm), pool);
    await inRequest(() => worker.begin());
    await shop.sql(`select graphile_worker.add_job('own-context.look') from generate_series(1, 2)`);
    await bothDone;
    await worker.stop();
    const entities = seen.map((one) => one.pop());
    expect(seen).toEqual([
      [expect.stringMatching(/^job-\d+$/), undefined],
      [expect.stringMatching(/^job-\d+$/), undefined],
    ]);
    expect(new Set([undefined, ...entities]).size).toBe(3);
  });
});
