import pg from 'pg';
import { Argon2Passwords } from '@duka/api/accounts/adapters/crypto/argon2-passwords.js';
import { DEMO_ADMIN_PASSWORD, DEMO_SHOPPER, DEMO_STAFF } from './demo-accounts.js';
import { emptyShop } from './empty-shop.js';
import { isSeeded, seedDemo } from './seed-demo.js';
import { pictureStore } from '@duka/api/media/adapters/kept-pictures.js';
import { BadConfiguration, readConfig, type Config } from '@duka/api/platform/config/config.js';
import { migrate } from '@duka/api/platform/database/migrate.js';
import { log } from '@duka/api/platform/logging/log.js';

/** Two processes must not seed at once. */
const SEED_LOCK = 7_361_904_113;
const BAD_CONFIGURATION = 78;

/** Fills the shop with the demo, once; `--reset` empties it first. Prints nothing on standard output. */
async function seed(config: Config, reset: boolean): Promise<void> {
  await migrate(config);
  const client = new pg.Client({ connectionString: config.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (reset) await emptyShop(client);
    if (await isSeeded(client)) return log.info('the demo is already there');
    const inDemo = (password: string) => (config.isProduction ? undefined : password);
    const logins = {
      adminEmail: config.env.ADMIN_EMAIL,
      adminPassword: config.env.ADMIN_PASSWORD ?? inDemo(DEMO_ADMIN_PASSWORD),
      staffPassword: inDemo(DEMO_STAFF.password),
      shopperPassword: inDemo(DEMO_SHOPPER.password),
      passwords: new Argon2Passwords(config),
    };
    await seedDemo(client, pictureStore(config), logins, new Date());
    await client.query('commit');
    await client.query('analyze');
    log.info({ ms: Math.round(process.uptime() * 1000) }, 'the demo is in place');
  } finally {
    await client.end();
  }
}

try {
  await seed(readConfig(process.env), process.argv.includes('--reset'));
} catch (error) {
  if (!(error instanceof BadConfiguration)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(BAD_CONFIGURATION);
}
