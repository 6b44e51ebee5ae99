import { createApp } from './create-app.js';
import { BadConfiguration, readConfig, type Config } from './platform/config/config.js';
import { migrate } from './platform/database/migrate.js';
import { beImpatient } from './platform/http/impatience.js';
import { log } from './platform/logging/log.js';
import { collectWhatStartingLeft } from './platform/memory.js';

/** EX_CONFIG of sysexits.h: a supervisor must not try again. */
const BAD_CONFIGURATION = 78;

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(BAD_CONFIGURATION);
  }
}

async function main(): Promise<void> {
  const config = configOrExit();
  await migrate(config);
  const app = await createApp();
  beImpatient(app.getHttpServer(), config.env);
  await app.listen(config.apiPort, config.env.API_HOST);
  log.info({ port: config.apiPort, readyMs: Math.round(process.uptime() * 1000) }, 'api ready');
  collectWhatStartingLeft();
}

process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});

main().catch((error: unknown) => {
  log.fatal({ err: error }, 'the api could not start');
  process.exit(1);
});
