/** What the start itself must know of the environment; everything else is the API's to check. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from './say.mjs';
import { root } from './run.mjs';

const BAD_CONFIGURATION = 78;
export const DEMO_LOGINS = {
  admin: { email: 'admin@example.com', password: 'duka-admin-demo' },
  shopper: { email: 'shopper@example.com', password: 'duka-shopper-demo' },
};

/** What `npm start -- --new` opens: a shop of one's own, in a folder beside the demo's. */
const NEW_SHOP = { DEMO: '0', DATA_DIR: '.shop' };

/** @param {NodeJS.ProcessEnv} env @param {readonly string[]} [args] of the command line */
export function readEnvironment(env, args = []) {
  const unknown = args.find((arg) => arg !== '--new');
  if (unknown) throw new CliError(`npm start knows --new, not ${unknown}.`, BAD_CONFIGURATION);
  if (args.length > 0) for (const [name, value] of Object.entries(NEW_SHOP)) env[name] ||= value;
  return env;
}

/** @param {NodeJS.ProcessEnv} env */
export function readSettings(env) {
  const port = portOf(env, 'PORT', 3000);
  const apiPort = portOf(env, 'API_PORT', port + 1);
  if (port === apiPort)
    throw new CliError(`API_PORT is wrong: ${apiPort} is PORT already.`, BAD_CONFIGURATION);
  const databaseUrl = env.DATABASE_URL || undefined;
  const production = env.NODE_ENV === 'production';
  const demo = flagOf(env, 'DEMO', databaseUrl === undefined && !production);
  const dataDir = resolve(root, env.DATA_DIR || '.data');
  return {
    port,
    apiPort,
    databaseUrl,
    demo,
    demoLogins: demo && !production,
    dataDir,
    // the demo and production are for the network; any other shop is for this machine unless LISTEN_HOST says more
    host: env.LISTEN_HOST || (demo || production ? undefined : '127.0.0.1'),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
  };
}

function portOf(env, name, otherwise) {
  const text = env[name] || String(otherwise);
  if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535) return Number(text);
  throw new CliError(`${name} is wrong: "${text}" is not a port between 1 and 65535.`, BAD_CONFIGURATION);
}

function flagOf(env, name, otherwise) {
  const text = env[name] || (otherwise ? '1' : '0');
  if (text === '0' || text === '1') return text === '1';
  throw new CliError(`${name} is wrong: it is 0 or 1, not "${text}".`, BAD_CONFIGURATION);
}

/** What the one process that works on this DATA_DIR holds. @param {string} dataDir existing */
export const dataName = (dataDir) => `data ${realpathSync(dataDir)}`;

/** Where a program of the shop writes its log. @param {string} dataDir @param {string} name */
export const logFileOf = (dataDir, name) => join(dataDir, 'logs', `${name}.log`);

/** Makes DATA_DIR and what lies in it. @param {string} dataDir */
export function prepareDataDir(dataDir) {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    mkdirSync(join(dataDir, 'outbox'), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CliError(
      `DATA_DIR is wrong: ${dataDir} cannot be written to (${error.code}).`,
      BAD_CONFIGURATION,
    );
  }
}

/** The secrets of this installation, made at the first start and readable by their owner only. */
export function ensureSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  const made = {
    JWT_SECRET: randomBytes(48).toString('base64url'),
    SANDBOX_STRIPE_KEY: `sk_test_${randomBytes(24).toString('hex')}`,
    SANDBOX_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
    POSTGRES_PASSWORD: randomBytes(24).toString('base64url'),
    APP_PASSWORD: randomBytes(24).toString('base64url'),
    SEALING_KEY: randomBytes(48).toString('base64url'),
    SETUP_TOKEN: randomBytes(24).toString('base64url'),
  };
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = { ...made, ...known };
  if (Object.keys(made).some((name) => !(name in known))) {
    const draft = `${file}.new`;
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  }
  return secrets;
}

/** In production the embedded database is used by a role with rows alone; the one that made it migrates. */
export function asAppRole(env, settings, secrets) {
  if (settings.databaseUrl !== undefined || env.NODE_ENV !== 'production') return env;
  const app = new URL(env.DATABASE_URL);
  [app.username, app.password] = ['duka_app', encodeURIComponent(secrets.APP_PASSWORD)];
  return { ...env, DATABASE_URL: app.href, MIGRATION_DATABASE_URL: env.DATABASE_URL };
}

/** The environment of the API and the storefront: what was given, completed. */
export function childEnvironment(env, settings, secrets, databaseUrl) {
  const embedded = settings.databaseUrl === undefined;
  // shops that were opened before the owner made an account by a link have one in their secrets
  const adminPassword = settings.demoLogins ? DEMO_LOGINS.admin.password : secrets.ADMIN_PASSWORD;
  return {
    ...env,
    NODE_OPTIONS: '',
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'duka', 'compiled'),
    LISTEN_HOST: settings.host,
    // the storefront, the only one that asks, has ended before the API is told to
    SHUTDOWN_LINGER_MS: env.SHUTDOWN_LINGER_MS ?? '0',
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    // where it is not given the panel may say it, and in production the API says when it is missing
    PUBLIC_URL: env.PUBLIC_URL ? settings.publicUrl : undefined,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: settings.demo ? '1' : '0',
    // an outside database is somebody's real shop: there the secret must be given, not lie in a folder
    JWT_SECRET: env.JWT_SECRET || (embedded ? secrets.JWT_SECRET : undefined),
    SANDBOX_STRIPE_KEY: env.SANDBOX_STRIPE_KEY || secrets.SANDBOX_STRIPE_KEY,
    SANDBOX_WEBHOOK_SECRET: env.SANDBOX_WEBHOOK_SECRET || secrets.SANDBOX_WEBHOOK_SECRET,
    ADMIN_EMAIL: env.ADMIN_EMAIL || DEMO_LOGINS.admin.email,
    SEALING_KEY: env.SEALING_KEY || secrets.SEALING_KEY,
    SETUP_TOKEN: env.SETUP_TOKEN || (embedded ? secrets.SETUP_TOKEN : undefined),
    ADMIN_PASSWORD: env.ADMIN_PASSWORD || (embedded || settings.demoLogins ? adminPassword : undefined),
  };
}
