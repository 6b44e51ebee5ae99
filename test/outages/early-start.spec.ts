import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { MIGRATIONS } from '../../api/src/platform/database/migrations.js';
import { ApiProcess } from '../support/api-process.js';

const PROCESSES = 4;

describe('R06 processes that are started together, before their database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duka-early-'));
  const options = { password: 'early', logFile: join(folder, 'postgres.log'), sync: false };
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let starting: Promise<ApiProcess[]> = Promise.resolve([]);
  let early: unknown;

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    postgres = await startPostgres(postgresPlace(folder), options);
    await postgres.stop();
    const env = { WORKER: '0' };
    const start = () => ApiProcess.start({ databaseUrl: postgres.url, dataDir: folder, env });
    const starts = Array.from({ length: PROCESSES }, start);
    starting = Promise.all(starts);
    early = await Promise.race([Promise.race(starts), pause(3_000, 'all wait')]);
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
    expect(early).toBe('all wait');
    const apis = await starting;
    const answers = await Promise.all(apis.map((api) => api.client.get('/products')));
    expect(answers.map(({ status }) => status)).toEqual(apis.map(() => 200));
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations');
    await client.end();
    const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).toSorted();
    expect(names(rows)).toEqual(names(MIGRATIONS));
  });
});
