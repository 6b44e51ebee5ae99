import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { ApiProcess } from '../support/api-process.js';

const PROCESSES = 4;

describe('R06 processes that are started together, before their database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duka-early-'));
  const options = { password: 'early', logFile: join(folder, 'postgres.log'), sync: false };
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let starting: Promise<ApiProcess[]> = Promise.resolve([]);

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    postgres = await startPostgres(postgresPlace(folder), options);
    await postgres.stop();
    const env = { WORKER: '0' };
    const start = () => ApiProcess.start({ databaseUrl: postgres.url, dataDir: folder, env });
    starting = Promise.all(Array.from({ length: PROCESSES }, start));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    postgres = await startPostgres(postgresPlace(folder), { ...options, port: postgres.port });
  });
  afterAll(async () => {
    try {
      await Promise.all((await starting).map((api) => api.stop()));
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('wait for it, migrate it once and are all ready', async () => {
    const apis = await starting;
    const answers = await Promise.all(apis.map((api) => api.client.get('/products')));
    expect(answers.map(({ status }) => status)).toEqual(apis.map(() => 200));
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ twice: number }>(
      'select count(*)::int - count(distinct name)::int as twice from mikro_orm_migrations',
    );
    await client.end();
    expect(rows).toEqual([{ twice: 0 }]);
  });
});
