import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type { Config } from '../config/config.js';
import { log } from '../logging/log.js';
import { admitAppRole } from './app-role.js';
import { connectWithRetries } from './connect-with-retries.js';
import { MIGRATION_NAMES } from './migration-names.js';
import { ormOptions } from './orm-options.js';
import { mayWait, PAUSE_MS } from './start-with-retries.js';
import { OF_MIGRATIONS, Pool } from './pool.js';
import { sqlState } from './sql-state.js';
import { takeOver } from './take-over.js';

/** Any number of processes may start at once: one migrates, the others wait for this lock. */
const MIGRATION_LOCK = 7_361_904_112;

/** Between two tries: who has nothing to migrate gives the turn on at once. */
const TURN_MS = 50;

/** lock_not_available, deadlock_detected */
const STOOD_IN_THE_WAY = new Set(['55P03', '40P01']);

/** A database that forgets what it has confirmed when the power fails. */
export class UnsafeDatabase extends Error {
  override readonly name = 'UnsafeDatabase';
}

/**
 * Brings the schema up to date, as the role of `MIGRATION_DATABASE_URL` if there is one; the shop's own role then gets
 * rows alone. Waits for a database that is not up yet, for a minute.
 * @throws UnsafeDatabase in production @throws BadConfiguration when the tables are too old to move on from
 */
export async function migrate(config: Config): Promise<void> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = config.env;
  const url = MIGRATION_DATABASE_URL ?? DATABASE_URL;
  const lock = await connectWithRetries(url);
  try {
    if (config.isProduction) await checkServer(lock, MIGRATION_DATABASE_URL !== undefined);
    await takeTurn(lock);
    await takeOver(lock);
    if (!(await isCurrent(lock))) await bringUp(config, url);
    if (MIGRATION_DATABASE_URL) await admitAppRole(lock, DATABASE_URL);
  } finally {
    await lock.end();
  }
}

/** Asks again and again: a statement that waits is one of those whom an index that is made beside the work (`IndexApart`) waits for. */
async function takeTurn(lock: pg.Client): Promise<void> {
  const isMine = async () => {
    const { rows } = await lock.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      MIGRATION_LOCK,
    ]);
    return rows[0]?.mine === true;
  };
  while (!(await isMine())) await new Promise((resolve) => setTimeout(resolve, TURN_MS));
}

async function bringUp(config: Config, url: string): Promise<void> {
  await migrateJobs({ connectionString: url });
  const { MIGRATING } = await import('./migrating.js');
  const orm = await MikroORM.init({
    ...ormOptions(config, new Pool(config, url, { limits: OF_MIGRATIONS })),
    ...MIGRATING,
    entities: [],
    entitiesTs: [],
  });
  try {
    await inATurn(() => orm.migrator.up());
  } finally {
    await orm.close(true);
  }
}

/**
 * A migration that does not get its locks at once lets everybody pass who came meanwhile, and tries again for as long as its
 * process may take to start.
 */
async function inATurn(work: () => Promise<unknown>): Promise<void> {
  for (;;)
    try {
      await work();
      return;
    } catch (error) {
      if (!STOOD_IN_THE_WAY.has(sqlState(error) ?? '') || !mayWait()) throw error;
      log.warn('a migration waits for a lock: it is tried again');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

/** In production every confirmed order is on the disk, and the shop needs no superuser. */
async function checkServer(client: pg.Client, isMigrator: boolean): Promise<void> {
  const { rows } = await client.query<{ fsync: string; isSuper: boolean }>(
    `select current_setting('fsync') as fsync,
       (select rolsuper from pg_roles where rolname = current_user) as "isSuper"`,
  );
  if (rows[0]?.fsync === 'off')
    throw new UnsafeDatabase('The database runs with fsync=off: it would lose orders when the power fails.');
  if (rows[0]?.isSuper && !isMigrator)
    log.warn(
      'the database role is a superuser: set MIGRATION_DATABASE_URL, and DATABASE_URL to a role with rows alone',
    );
}

/** A quick look that saves the second start from loading the migrator. */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const table = await client.query<{ found: string | null }>(
    `select to_regclass('mikro_orm_migrations') as found`,
  );
  const jobs = await client.query<{ found: string | null }>(
    `select to_regclass('graphile_worker.migrations') as found`,
  );
  if (!table.rows[0]?.found || !jobs.rows[0]?.found) return false;
  const done = await client.query<{ name: string }>('select name from mikro_orm_migrations');
  const names = new Set(done.rows.map((row) => row.name));
  return MIGRATION_NAMES.every((name) => names.has(name));
}
