import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startThrowawayPostgres } from '../../api/scripts/lib/throwaway-postgres.mjs';
import { administer, createDatabase, dropOurs, inDatabase, runFolder } from './databases.mjs';

/** No test meets a regular job in a full minute: those that want one run it themselves (`runJob`). */
const RUN_NO_REGULAR_JOB = `
  create function graphile_worker.leave_out() returns trigger language plpgsql as
    $$ begin return null; end $$;
  create trigger leave_out before insert on regular_job
    for each row execute function graphile_worker.leave_out()`;

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * One server for the whole run (that of DATABASE_URL, or an embedded one without fsync) with a migrated template
 * database; every API that a test starts gets a copy of it.
 */
export default async function databaseUp() {
  if (!existsSync(join(root, 'api', 'sandbox', 'dist', 'main.js')))
    throw new Error('The API is not built; run: npm run build:api');
  const server = process.env.DATABASE_URL ? undefined : await startThrowawayPostgres();
  globalThis.dukaTestServer = server;
  process.env.DUKA_TEST_DATABASE = server?.url ?? process.env.DATABASE_URL;
  process.env.DUKA_TEST_RUN = `duka_test_${process.pid}`;
  rmSync(runFolder(), { recursive: true, force: true });
  mkdirSync(runFolder());
  const template = `${process.env.DUKA_TEST_RUN}_template`;
  await dropOurs();
  await createDatabase(template);
  migrate(inDatabase(template));
  await administer(RUN_NO_REGULAR_JOB, undefined, inDatabase(template));
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
