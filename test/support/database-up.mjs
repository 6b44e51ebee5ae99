import { mkdtempSync, chmodSync, existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { createDatabase, dropOurs, inDatabase } from './databases.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * One server for the whole run (that of DATABASE_URL, or an embedded one without fsync) with a migrated template
 * database; every API that a test starts gets a copy of it.
 */
export default async function databaseUp() {
  if (!existsSync(join(root, 'api', 'dist', 'main.js')))
    throw new Error('The API is not built; run: npm run build:api');
  const server = process.env.DATABASE_URL ? undefined : await embedded();
  globalThis.dukaTestServer = server;
  process.env.DUKA_TEST_DATABASE = server?.url ?? process.env.DATABASE_URL;
  process.env.DUKA_TEST_RUN = `duka_test_${process.pid}`;
  const template = `${process.env.DUKA_TEST_RUN}_template`;
  await dropOurs();
  await createDatabase(template);
  migrate(inDatabase(template));
}

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'duka-test-'));
  chmodSync(folder, 0o755);
  const place = postgresPlace(folder);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '400',
  };
  const server = await startPostgres(place, {
    password: 'duka-test',
    logFile: join(folder, 'postgres.log'),
    settings,
    sync: false,
  });
  return { ...server, folder };
}

function migrate(url) {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    JWT_SECRET: 'x'.repeat(32),
    MIGRATE_ONLY: '1',
    LOG_LEVEL: 'warn',
  };
  const script = `
    const { readConfig } = await import('./platform/config/config.js');
    const { migrate } = await import('./platform/database/migrate.js');
    await migrate(readConfig(process.env));`;
  const done = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script.replaceAll("'./", `'${root}/api/dist/`)],
    {
      cwd: root,
      env: { ...env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    },
  );
  if (done.status !== 0)
    throw new Error(`The migration of the template database failed:\n${done.stdout}${done.stderr}`);
}
