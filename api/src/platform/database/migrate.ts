import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type { Config } from '../config/config.js';
import { ormOptions } from './orm-options.js';

/** Any number of processes may start at once: one migrates, the others wait for this lock. */
const MIGRATION_LOCK = 7_361_904_112;
const PATIENCE_MS = 60_000;

/** Brings the schema up to date. Waits for a database that is not up yet, for a minute. */
export async function migrate(config: Config): Promise<void> {
  const lock = await connect(config.env.DATABASE_URL);
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isCurrent(lock)) return;
    await migrateJobs({ connectionString: config.env.DATABASE_URL });
    const orm = await MikroORM.init({ ...ormOptions(config), entities: [], entitiesTs: [] });
    try {
      await orm.migrator.up();
    } finally {
      await orm.close(true);
    }
  } finally {
    await lock.end();
  }
}

/** A quick look that saves the second start from loading the migrator. */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const { MIGRATIONS } = await import('./migrations.js');
  const table = await client.query<{ found: string | null }>(
    `select to_regclass('mikro_orm_migrations') as found`,
  );
  const jobs = await client.query<{ found: string | null }>(
    `select to_regclass('graphile_worker.migrations') as found`,
  );
  if (!table.rows[0]?.found || !jobs.rows[0]?.found) return false;
  const done = await client.query<{ name: string }>('select name from mikro_orm_migrations');
  const names = new Set(done.rows.map((row) => row.name));
  return MIGRATIONS.every((migration) => names.has(migration.name));
}

async function connect(url: string): Promise<pg.Client> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
