/** Opens the whole shop and keeps it open: database, builds, demo, API, storefront, in this order, and back. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { showAddresses } from './addresses.mjs';
import { buildAll } from './builds.mjs';
import { heapFlags } from './heap.mjs';
import { askHolder, holdName } from './hold.mjs';
import { keepPostgres } from './kept-postgres.mjs';
import { isListening, isTaken } from './ports.mjs';
import { postgresPlace } from './postgres-place.mjs';
import { root, run } from './run.mjs';
import { say, Sentence, sinceStart, step } from './say.mjs';
import { answers, Service } from './service.mjs';
import { childEnvironment, ensureSecrets, prepareDataDir, readSettings } from './settings.mjs';

/** What must be ended, last started first. */
const opened = [];
let closing;

/**
 * @param {{ isDevelopment?: boolean }} [how] in development Vite serves storefront and panel, unbuilt
 * @returns {Promise<{ api: Service, storefront: Service } | undefined>} what can be started again; nothing when it ended
 */
export async function openShop(how = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => closeShop(0));
  try {
    return await open(how);
  } catch (error) {
    if (closing) return undefined;
    step.failed(error);
    await closeShop(error.exitCode ?? 1);
  }
}

async function open({ isDevelopment = false }) {
  const settings = readSettings(process.env);
  prepareDataDir(settings.dataDir);
  await holdDataDir(settings);
  await refuseTakenPorts(settings);
  const secrets = ensureSecrets(settings.dataDir);
  const [database] = await Promise.all([
    openDatabase(settings, secrets),
    buildAll(isDevelopment ? ['api'] : undefined),
  ]);
  const env = childEnvironment(process.env, settings, secrets, database.url);
  await seedDemo(settings, env);
  const apiEnv = { ...env, PORT: String(settings.port) };
  const api = service('API', serverFor(apiEnv), settings, apiEnv, heapFlags);
  const server = `storefront/server/${isDevelopment ? 'dev' : 'server'}.mjs`;
  const storefront = service('storefront', server, settings, env, heapFlags);
  await Promise.all([
    step(`API ready on port ${settings.apiPort}`, () =>
      api.start(() => answers(`http://127.0.0.1:${settings.apiPort}/health/ready`)),
    ),
    step(`Storefront ready on port ${settings.port}`, () =>
      storefront.start(() => isListening(settings.port)),
    ),
  ]);
  if (!(await answersSoon(`http://127.0.0.1:${settings.port}/health/ready`)))
    throw new Sentence(`The storefront does not reach the API; see the logs in ${settings.dataDir}/logs.`);
  showAddresses(settings, env, sinceStart());
  return { api, storefront };
}

/** A busy machine may need more than one try. */
async function answersSoon(url) {
  for (let tries = 0; tries < 6; tries += 1) {
    if (await answers(url)) return true;
    await pause(500);
  }
  return false;
}

/** In production only a shop that allows the payment sandbox gets the server that has it. */
function serverFor({ NODE_ENV, SANDBOX_ALLOWED }) {
  const hasSandbox = NODE_ENV !== 'production' || SANDBOX_ALLOWED === '1';
  return hasSandbox ? 'api/sandbox/dist/main.js' : 'api/dist/main.js';
}

async function holdDataDir({ dataDir, publicUrl }) {
  const name = `data ${realpathSync(dataDir)}`;
  const release = await holdName(name, () => `process ${process.pid}, ${publicUrl}`);
  if (release) return;
  const holder = await askHolder(name);
  throw new Sentence(
    `A shop is already running on ${dataDir}${holder ? ` (${holder})` : ''}. Stop it first, or give this one another DATA_DIR.`,
  );
}

async function refuseTakenPorts({ port, apiPort }) {
  for (const [name, wanted] of [
    ['PORT', port],
    ['API_PORT', apiPort],
  ])
    if (await isTaken(wanted))
      throw new Sentence(
        `Port ${wanted} is taken by another program. Choose another one, for example: ${name}=${wanted + 100} npm start`,
      );
}

async function openDatabase(settings, secrets) {
  if (settings.databaseUrl) return { url: settings.databaseUrl };
  return step('Database ready (PostgreSQL 18)', async () => {
    const place = postgresPlace(settings.dataDir);
    const options = {
      password: secrets.POSTGRES_PASSWORD,
      logFile: join(settings.dataDir, 'logs', 'postgres.log'),
    };
    const database = await keepPostgres(place, options, (error) => {
      if (closing) return;
      step.failed(error);
      void closeShop(1);
    });
    opened.push(database);
    return database;
  });
}

/** The demo catalogue, shoppers and orders: written once per data folder and version of the demo. */
async function seedDemo(settings, env) {
  const script = join(root, 'api', 'demo', 'dist', 'seed.js');
  if (!settings.demo || !existsSync(script)) return;
  const mark = join(settings.dataDir, 'demo.json');
  const catalogue = readFileSync(join(root, 'api', 'demo', 'catalogue.json'));
  const version = createHash('sha256')
    .update(catalogue)
    .update(settings.databaseUrl ?? 'embedded')
    .digest('hex');
  if (existsSync(mark) && JSON.parse(readFileSync(mark, 'utf8')).version === version) return;
  await step('Demo shop filled', () => run(process.execPath, [script], { cwd: root, env }));
  writeFileSync(mark, `${JSON.stringify({ version })}\n`);
}

function service(name, script, settings, env, flags = []) {
  const logs = join(settings.dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const logFile = settings.databaseUrl ? undefined : join(logs, `${name.toLowerCase()}.log`);
  const made = new Service(name, {
    script: join(root, script),
    flags,
    cwd: root,
    env,
    ...(logFile ? { logFile } : {}),
  });
  opened.push(made);
  return made;
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
