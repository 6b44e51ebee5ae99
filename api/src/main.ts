import type { Server } from 'node:http';
import { createApp } from './create-app.js';
import { BadConfiguration, readConfig, type Config } from './platform/config/config.js';
import { migrate } from './platform/database/migrate.js';
import { log } from './platform/logging/log.js';

/** EX_CONFIG of sysexits.h: a supervisor must not try again. */
const BAD_CONFIGURATION = 78;
/** Longer than any proxy in front keeps an idle connection, so that none meets one that is just being closed. */
const KEEP_ALIVE_MS = 65_000;
/** Nobody needs longer to say what they want (security S41); uploads included. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;

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
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  await app.listen(config.apiPort, config.env.API_HOST);
  log.info({ port: config.apiPort, readyMs: Math.round(process.uptime() * 1000) }, 'api ready');
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
