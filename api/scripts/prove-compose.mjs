/**
 * `npm run prove:compose`: runs the command of each service of docker-compose.yml without Docker, on loopback ports,
 * and asks each what its health check would. PostgreSQL is the embedded one; Caddy must be installed (Debian: caddy);
 * the mail catcher is fetched from the npm registry as the Dockerfile does. Secrets are made for the run; the demo and
 * the payment sandbox are asked for.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { buildAll } from './lib/builds.mjs';
import { freePort } from './lib/ports.mjs';
import { postgresPlace } from './lib/postgres-place.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { answers, end, howItEnds, until } from './lib/processes.mjs';
import { root, run } from './lib/run.mjs';
import { step } from './lib/say.mjs';

const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'duka-compose-'));
chmodSync(folder, 0o755);
const children = [];
const ports = Object.fromEntries(
  await Promise.all(
    ['api', 'storefront', 'proxy', 'admin', 'smtp', 'mail'].map(async (name) => [name, await freePort()]),
  ),
);

const asked = { ADMIN_EMAIL: 'owner@example.com', DEMO: '1', SANDBOX_ALLOWED: '1' };
const made = {};

/** The service's environment with `${NAME:-value}` and `${NAME:?what}` filled in and other services' names replaced by loopback ports. */
function environment(name, more) {
  const given = Object.entries(services[name].environment ?? {}).map(([key, value]) => [
    key,
    String(value).replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, variable, kind, otherwise) =>
      kind === '-'
        ? (asked[variable] ?? otherwise)
        : (asked[variable] ?? (made[variable] ??= randomBytes(24).toString('hex'))),
    ),
  ]);
  return { PATH: process.env.PATH, HOME: folder, ...Object.fromEntries(given), DATA_DIR: folder, ...more };
}

/** The service's command, else that of the image `demo`, with the container's ports and folders replaced by ours. */
function command(name, changes = {}) {
  const words = services[name].command ?? JSON.parse(/AS demo\n[^]*?CMD (\[.*\])/.exec(dockerfile)[1]);
  return words.map((word) => changes[word] ?? word.replaceAll('$$', '$'));
}

async function serve(name, [program, ...args], env, url) {
  await step(`${name}: ${[program, ...args].join(' ')}`, async () => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    children.push(child);
    const endsEarly = howItEnds(child).then((how) => {
      throw new Error(`${name} ${how}`);
    });
    await Promise.race([endsEarly, untilHealthy(url)]);
  });
}

async function untilHealthy(url) {
  if (!(await until(() => answers(url), { everyMs: 100, patienceMs: 60_000 })))
    throw new Error(`${url} does not answer`);
}

let database;
try {
  await buildAll();
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  const fetched = [...dockerfile.matchAll(/npm install --global --loglevel=error (\S+)/g)];
  const install = ['install', '--prefix', tools, '--no-save', '--loglevel=error'];
  await step('mail catcher fetched', () =>
    run('npm', [...install, ...fetched.map(([, name]) => name)], { cwd: folder }),
  );
  process.env.PATH = [join(tools, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  database = await step(`database: ${services.database.command.join(' ')}`, () =>
    startPostgres(postgresPlace(folder), {
      password: 'compose',
      logFile: join(folder, 'postgres.log'),
      settings: { max_connections: '200' },
    }),
  );
  const host = (port) => `http://127.0.0.1:${port}`;
  const mail = command('mail', { 1025: String(ports.smtp), 1080: String(ports.mail) });
  await serve('mail', mail, environment('mail'), `${host(ports.mail)}/healthz`);
  const shop = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    PUBLIC_URL: host(ports.proxy),
  };
  const [program, ...args] = command('seed');
  await step(`seed: ${[program, ...args].join(' ')}`, () =>
    run(program, args, { cwd: root, env: environment('seed', shop) }),
  );
  const api = environment('api', { ...shop, API_PORT: String(ports.api), API_HOST: '127.0.0.1' });
  await serve('api', command('api'), api, `${host(ports.api)}/health/ready`);
  const front = { PORT: String(ports.storefront), API_URL: host(ports.api), PUBLIC_URL: host(ports.proxy) };
  await serve(
    'storefront',
    command('storefront'),
    environment('storefront', front),
    `${host(ports.storefront)}/health/storefront`,
  );
  const caddyfile = join(root, 'docs', 'deployment', 'Caddyfile');
  const proxy = {
    SITE: `:${ports.proxy}`,
    STOREFRONT: `127.0.0.1:${ports.storefront}`,
    ADMIN: `localhost:${ports.admin}`,
  };
  await serve(
    'proxy',
    command('proxy', { '/etc/caddy/Caddyfile': caddyfile }),
    environment('proxy', proxy),
    `${host(ports.admin)}/config/`,
  );
  await step('a product list through the proxy', () =>
    untilHealthy(`${host(ports.proxy)}/api/v1/products?limit=1`),
  );
  await step('a picture through the proxy', async () => {
    const list = await fetch(`${host(ports.proxy)}/api/v1/products?limit=1`);
    const { image } = (await list.json()).data[0];
    await untilHealthy(`${host(ports.proxy)}${image}`);
  });
  await step('the home page through the proxy', () => untilHealthy(`${host(ports.proxy)}/`));
} catch (error) {
  step.failed(error);
  process.exitCode = 1;
} finally {
  for (const child of children.reverse()) await end(child);
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}
