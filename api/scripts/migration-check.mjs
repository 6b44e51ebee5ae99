/** `npm run migration:check`: an empty database, migrated, is what the definitions of the tables say. */
import { join } from 'node:path';
import { buildAll } from './lib/builds.mjs';
import { root, run } from './lib/run.mjs';
import { startThrowawayPostgres } from './lib/throwaway-postgres.mjs';

await buildAll(['api']);
const database = await startThrowawayPostgres();
try {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    JWT_SECRET: 'only checks the schema, 32 bytes long',
    LOG_LEVEL: 'warn',
  };
  await run(process.execPath, [join(root, 'api', 'dist', 'migration-check.js')], { cwd: root, env });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.stop();
}
