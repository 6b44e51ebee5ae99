/** Opens the whole shop and keeps it open: database, builds, demo, API, storefront, in this order, and back. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { showAddresses } from './addresses.mjs';
import { buildAll } from './builds.mjs';
import { askHolder, holdName } from './hold.mjs';
import { Kept } from './kept.mjs';
import { isListening, isTaken } from './ports.mjs';
import { postgresPlace } from './postgres-place.mjs';
import { startPostgres } from './postgres.mjs';
import { answers, end, spawnLogged, until } from './processes.mjs';
import { root, run } from './run.mjs';
import { say, CliError, sinceStart, step } from './say.mjs';
import { keptServer } from './service.mjs';
import {
  asAppRole,
  childEnvironment,
  dataName,
  ensureSecrets,
  logFileOf,
  prepareDataDir,
  readEnvironment,
  readSettings,
} from './settings.mjs';

const watcher = new URL('./watch-parent.mjs', import.meta.url).href;

/** What must be ended, last started first. */
const opened = [];
let closing;

/**
 * @param {{ isDevelopment?: boolean }} [how] in development Vite serves storefront and panel, unbuilt
 * @returns {Promise<Kept | undefined>} the API, which can be started again; nothing when the start has failed
 */
export async function openShop(how = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => closeShop(0));
  try {
    return await open(how);
  } catch (error) {
    await fail(error);
  }
}

async function open({ isDevelopment = false }) {
  const settings = readSettings(readEnvironment(process.env, isDevelopment ? [] : process.argv.slice(2)));
  prepareDataDir(settings.dataDir);
  await holdDataDir(settings);
  await refuseTakenPorts(settings);
  const secrets = ensureSecrets(settings.dataDir);
  const [databaseUrl] = await Promise.all([
    settings.databaseUrl ?? openDatabase(settings, secrets),
    buildAll(isDevelopment ? ['api'] : undefined),
  ]);
  const env = childEnvironment(process.env, settings, secrets, databaseUrl);
  await seedDemo(settings, env);
  const own = asAppRole(env, settings, secrets);
  const { port, apiPort } = settings;
  const apiIsReady = () => answers(`http://127.0.0.1:${apiPort}/health/ready`);
  const server = `storefront/server/${isDevelopment ? 'dev' : 'server'}.mjs`;
  const [api] = await Promise.all([
    serve('API', { port: apiPort, script: serverFor(env), isReady: apiIsReady }, settings, own),
    serve('storefront', { port, script: server, isReady: () => isListening(port) }, settings, env),
  ]);
  // a busy machine may need more than one try
  const isWhole = () => answers(`http://127.0.0.1:${port}/health/ready`);
  if (!(await until(isWhole, { everyMs: 500, timeoutMs: 30_000 })))
    throw new CliError(`The storefront does not reach the API; see the logs in ${settings.dataDir}/logs.`);
  await showAddresses(settings, env, sinceStart());
  // tests that look at no picture leave the machine to the others
  if (settings.demo && process.env.DUKA_PICTURES !== '0') makeSizes(settings, env);
  return api;
}

async function serve(name, { port, ...how }, settings, env) {
  const logFile = settings.databaseUrl ? undefined : logFileOf(settings.dataDir, name.toLowerCase());
  const server = keptServer(`The ${name}`, { ...how, env, logFile, onLost: fail });
  opened.push(server);
  await step(`Ready: ${name} on port ${port}`, () => server.start());
  return server;
}

/** In production only a shop that allows the payment sandbox gets the server that has it. */
function serverFor({ NODE_ENV, SANDBOX_ALLOWED }) {
  const hasSandbox = NODE_ENV !== 'production' || SANDBOX_ALLOWED === '1';
  return hasSandbox ? 'api/sandbox/dist/main.js' : 'api/dist/main.js';
}

async function holdDataDir({ dataDir, publicUrl }) {
  const name = dataName(dataDir);
  const release = await holdName(name, () => `process ${process.pid}, ${publicUrl}`);
  if (release) return;
  const holder = await askHolder(name);
  throw new CliError(
    `A shop is already running on ${dataDir}${holder ? ` (${holder})` : ''}. Stop it first, or give this one another DATA_DIR.`,
  );
}

async function refuseTakenPorts({ port, apiPort }) {
  for (const [name, wanted] of Object.entries({ PORT: port, API_PORT: apiPort }))
    if (await isTaken(wanted))
      throw new CliError(
        `Port ${wanted} is taken by another program. Choose another one, for example: ${name}=${wanted + 100} npm start`,
      );
}

function openDatabase(settings, secrets) {
  return step('Database ready (PostgreSQL 18)', async () => {
    const place = postgresPlace(settings.dataDir);
    const options = {
      password: secrets.POSTGRES_PASSWORD,
      logFile: logFileOf(settings.dataDir, 'postgres'),
    };
    let database;
    const launch = async () => (database = await startPostgres(place, { ...options, port: database?.port }));
    const kept = new Kept('PostgreSQL', { launch, onLost: fail, firstPauseMs: 200 });
    await kept.start();
    opened.push(kept);
    return database.url;
  });
}

/** The demo catalogue, shoppers and orders: written once per data folder and version of the demo. */
async function seedDemo(settings, env) {
  const script = join(root, 'api', 'demo', 'dist', 'seed.js');
  if (!settings.demo) return;
  const mark = join(settings.dataDir, 'demo.json');
  const words = ['catalogue.json', 'reviews.json'].map((file) =>
    readFileSync(join(root, 'api', 'demo', file)),
  );
  const version = createHash('sha256')
    .update(Buffer.concat(words))
    .update(settings.databaseUrl ?? 'embedded')
    .digest('hex');
  if (existsSync(mark) && JSON.parse(readFileSync(mark, 'utf8')).version === version) return;
  await step('Demo shop filled', () => run(process.execPath, [script], { cwd: root, env }));
  writeFileSync(mark, `${JSON.stringify({ version })}\n`);
}

/** The sizes of the demo's pictures, made beside the open shop while the machine is idle; what is not made yet is made when asked for. */
function makeSizes({ dataDir }, env) {
  const args = [`--import=${watcher}`, join(root, 'api', 'demo', 'dist', 'make-sizes.js')];
  const { child } = spawnLogged(process.execPath, args, {
    cwd: root,
    env,
    logFile: logFileOf(dataDir, 'pictures'),
  });
  opened.push({ stop: () => end(child) });
}

/** Tells what went wrong and closes the shop; what breaks while it closes is no news. */
async function fail(error) {
  if (closing) return;
  step.failed(error);
  await closeShop(error.exitCode ?? 1);
}

/** Ends everything in reverse order and then this process. A second call waits for the first. */
function closeShop(code) {
  closing ??= (async () => {
    if (opened.length > 0) say('Closing the shop …');
    for (const one of opened.reverse()) await one.stop();
    process.exit(code);
  })();
  return closing;
}
