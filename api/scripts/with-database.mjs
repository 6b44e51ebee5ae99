/**
 * Runs a program of the API on the shop's database: that of DATABASE_URL, that of the shop running on DATA_DIR, or,
 * when none runs, the embedded one, started for as long as it takes.
 *
 *     node api/scripts/with-database.mjs api/dist/integrity.js
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/builds.mjs';
import { askHolder, holdName } from './lib/hold.mjs';
import { postgresPlace } from './lib/postgres-place.mjs';
import { runningUrl, startPostgres } from './lib/postgres.mjs';
import { root } from './lib/run.mjs';
import { CliError, step } from './lib/say.mjs';
import { childEnvironment, dataName, ensureSecrets, logFileOf, readSettings } from './lib/settings.mjs';

try {
  const settings = readSettings(process.env);
  await buildAll(['api']);
  process.exitCode = settings.databaseUrl
    ? await runOn(settings.databaseUrl, settings, {})
    : await runOnEmbedded(settings);
} catch (error) {
  step.failed(error);
  process.exitCode = error.exitCode ?? 1;
}

async function runOnEmbedded(settings) {
  if (!existsSync(join(settings.dataDir, 'secrets.json')))
    throw new CliError(`There is no shop in ${settings.dataDir} yet; npm start makes one.`);
  const secrets = ensureSecrets(settings.dataDir);
  const place = postgresPlace(settings.dataDir);
  const name = dataName(settings.dataDir);
  if ((await askHolder(name)) !== undefined)
    return runOn(runningUrl(place, secrets.POSTGRES_PASSWORD), settings, secrets);
  const release = await holdName(name);
  if (!release) throw new CliError('The shop is starting or stopping; try again in a moment.');
  const logFile = logFileOf(settings.dataDir, 'postgres');
  const database = await startPostgres(place, { password: secrets.POSTGRES_PASSWORD, logFile });
  try {
    return await runOn(database.url, settings, secrets);
  } finally {
    await database.stop();
    release();
  }
}

async function runOn(url, settings, secrets) {
  const [program, ...args] = process.argv.slice(2);
  const env = { LOG_LEVEL: 'warn', ...childEnvironment(process.env, settings, secrets, url) };
  const child = spawn(process.execPath, [join(root, program), ...args], { cwd: root, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
