import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPlace } from './postgres-place.mjs';
import { startPostgres } from './postgres.mjs';
import { throwawayFolder } from './throwaway-folder.mjs';

/** An embedded PostgreSQL for tests and checks: it syncs nothing, and `stop` removes what it wrote. */
export async function startThrowawayPostgres() {
  const folder = throwawayFolder('test');
  chmodSync(folder, 0o755);
  const logFile = join(folder, 'postgres.log');
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '400',
  };
  const server = await startPostgres(postgresPlace(folder), {
    password: 'duka-test',
    logFile,
    settings,
    sync: false,
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, logFile, stop };
}
