import { expect, it } from '@jest/globals';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { throwawayFolder } from '../../api/scripts/lib/throwaway-folder.mjs';

/** From where PostgreSQL says that we come; from nowhere by its socket. */
async function cameFrom(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ from: unknown }>('select inet_client_addr() as from');
    return rows[0]?.from;
  } finally {
    await client.end();
  }
}

it.each([
  ['its socket', 'a, "b" & ü%41', null],
  ['the loopback where no socket has so long a path', 'long'.repeat(25), '127.0.0.1'],
])('the PostgreSQL of a start is reached by %s, after it was killed, too', async (_, name, from) => {
  const folder = throwawayFolder('socket');
  const own = join(folder, name);
  mkdirSync(own);
  for (const one of [folder, own]) chmodSync(one, 0o755);
  const start = () =>
    startPostgres(postgresPlace(own), { password: 'a?b&c/d', logFile: join(own, 'log'), sync: false });
  try {
    const killed = await start();
    expect(await cameFrom(killed.url)).toBe(from);
    killed.process.kill('SIGKILL');
    const again = await start();
    expect(await cameFrom(again.url)).toBe(from);
    await again.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
