import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, dropDatabase, inDatabase } from './databases.mjs';
import { runningUrl } from '../../api/scripts/lib/postgres.mjs';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { throwawayFolder } from '../../api/scripts/lib/throwaway-folder.mjs';
import { StartedShop } from './started-shop.js';

/**
 * Opens the demo shop in a folder of its own for the whole run, on a database of its own when DATABASE_URL names an
 * outside PostgreSQL; DUKA_URL names a shop that is open already.
 */
export default async function shopUp(): Promise<() => Promise<void>> {
  if (process.env['DUKA_URL']) return () => Promise.resolve();
  const dataDir = throwawayFolder('journeys');
  chmodSync(dataDir, 0o755);
  const outside = process.env['DATABASE_URL'] ? await databaseOutside(process.env['DATABASE_URL']) : null;
  const shop = await StartedShop.open({
    dataDir,
    env: { RATE_LIMIT_FACTOR: '1000', DUKA_PICTURES: '0', ...outside?.env },
  });
  process.env['DUKA_URL'] = shop.url;
  process.env['DUKA_JOURNEY_DATABASE'] = outside?.env.DATABASE_URL ?? embeddedIn(dataDir);
  return async () => {
    try {
      await mustHoldInvariants(shop.url);
    } finally {
      await shop.close();
      await outside?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
}

/** The database that a started shop keeps in its folder. */
function embeddedIn(dataDir: string): string {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  return runningUrl(postgresPlace(dataDir), secrets['POSTGRES_PASSWORD'] ?? '');
}

/** The journeys end as every suite that touches money does: with the integrity page. */
async function mustHoldInvariants(shop: string): Promise<void> {
  const call = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${shop}/api/v1${path}`, init);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return (await answer.json()) as { token: string; data: { id: string; ok: boolean; broken: unknown[] }[] };
  };
  const { token } = await call('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'duka-admin-demo' }),
  });
  const { data } = await call('/admin/integrity', { headers: { authorization: `Bearer ${token}` } });
  const broken = data.filter(({ ok }) => !ok);
  if (broken.length > 0) throw new Error(`The journeys left broken books: ${JSON.stringify(broken)}`);
}

async function databaseOutside(server: string) {
  process.env['DUKA_TEST_DATABASE'] = server;
  const name = `duka_journeys_${process.pid}`;
  await dropDatabase(name);
  await createDatabase(name);
  return {
    env: { DATABASE_URL: inDatabase(name), DEMO: '1', JWT_SECRET: 'a secret of the tests, 32 bytes long' },
    drop: () => dropDatabase(name),
  };
}
