import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { run } from '../../api/scripts/lib/run.mjs';

/** The test server's address, with another database. @param {string} name */
export function inDatabase(name) {
  const url = new URL(process.env.DUKA_TEST_DATABASE ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** The same database by TCP, for who stands in between. @param {string} url */
export function byTcp(url) {
  const address = new URL(url);
  address.searchParams.delete('host');
  return address;
}

/**
 * One statement; several when they have no values.
 *
 * @param {string} text @param {unknown[]} [values]
 * @param {string} [connectionString] the server's own database unless told
 */
export async function administer(text, values, connectionString = process.env.DUKA_TEST_DATABASE) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/**
 * @param {string} name
 * @param {string} [template] a database that nobody is connected to
 */
export async function createDatabase(name, template) {
  await administer(`create database "${name}"${template ? ` template "${template}"` : ''}`);
}

/** @param {string} name */
export async function dropDatabase(name) {
  await administer(`drop database if exists "${name}" with (force)`);
}

/** Drops what this run, or a killed one of the same process id, has made. */
export async function dropOurs() {
  const found = await administer('select datname from pg_database where starts_with(datname, $1)', [
    `${process.env.DUKA_TEST_RUN}_`,
  ]);
  for (const row of found.rows) await dropDatabase(row.datname);
}

/** Where this run keeps what it writes. */
export function runFolder() {
  return join(tmpdir(), process.env.DUKA_TEST_RUN ?? 'duka_test');
}

/** The migrated template with nothing in it. */
export function emptyTemplate() {
  return `${process.env.DUKA_TEST_RUN}_template`;
}

/** The template with the demo shop in it; made by the first that asks, the others wait. */
export async function demoTemplate() {
  const name = `${process.env.DUKA_TEST_RUN}_demo`;
  const client = new pg.Client({ connectionString: process.env.DUKA_TEST_DATABASE });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      const draft = `${name}_draft`;
      await dropDatabase(draft);
      await createDatabase(draft, emptyTemplate());
      await seedDemo(inDatabase(draft));
      await client.query(`alter database "${draft}" rename to "${name}"`);
    }
  } finally {
    await client.end();
  }
  return name;
}

/** @param {string} url */
async function seedDemo(url) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
  await run(process.execPath, [join(root, 'api', 'demo', 'dist', 'seed.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: url,
      DEMO: '1',
      DATA_DIR: join(runFolder(), 'demo'),
      JWT_SECRET: 'a secret of the tests, 32 bytes long',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'duka-admin-demo',
      LOG_LEVEL: 'warn',
    },
  });
}
