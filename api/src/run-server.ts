import type { Type } from '@nestjs/common';
import { giveBackOnceQuiet } from '@duka/serving/give-back.js';
import { createApp } from './create-app.js';
import { DECLARED } from './declared-variables.js';
import { BadConfiguration, readConfig, type Config } from './platform/config/config.js';
import { checkDecimals } from './platform/database/check-decimals.js';
import { checkSessions } from './platform/database/check-sessions.js';
import { migrate } from './platform/database/migrate.js';
import { startWithRetries } from './platform/database/start-with-retries.js';
import { endInOrder } from './platform/http/end-in-order.js';
import { Readiness } from './platform/http/health.controller.js';
import { limitRequestTimes } from './platform/http/request-timeouts.js';
import { Worker } from './platform/jobs/worker.js';
import { log } from './platform/logging/log.js';

/** EX_CONFIG of sysexits.h: a supervisor must not try again. */
const BAD_CONFIGURATION = 78;

/** Starts the API of `root` and keeps it open until a signal. */
export async function runServer(root: Type): Promise<void> {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => fail(error, 'uncaught exception'));
  const config = configOrExit();
  try {
    const { DATABASE_URL, MIGRATION_DATABASE_URL } = config.env;
    await checkSessions(MIGRATION_DATABASE_URL ?? DATABASE_URL);
    await startWithRetries(() => migrate(config));
    // the shop's own role may be made by the migrations
    if (MIGRATION_DATABASE_URL) await checkSessions(DATABASE_URL);
    await startWithRetries(() => checkDecimals(DATABASE_URL));
    const app = await startWithRetries(() => createApp(root));
    const readiness = app.get(Readiness);
    limitRequestTimes(app.getHttpServer(), config.env, () => readiness.ending);
    endInOrder(app, config.env.SHUTDOWN_LINGER_MS);
    await startWithRetries(() => app.init());
    await startWithRetries(() => app.get(Worker).begin());
    await app.listen(config.apiPort, config.env.API_HOST);
    log.info({ port: config.apiPort, readyMs: Math.round(process.uptime() * 1000) }, 'api ready');
    // tests end most processes before that is worth its while
    if (config.env.NODE_ENV !== 'test') giveBackOnceQuiet();
  } catch (error) {
    if (error instanceof BadConfiguration) endMisconfigured(error);
    fail(error, 'the api could not start');
  }
}

function fail(error: unknown, what: string): never {
  log.fatal({ err: error }, what);
  process.exit(1);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env, DECLARED);
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    endMisconfigured(error);
  }
}

function endMisconfigured({ message }: BadConfiguration): never {
  process.stderr.write(`${message}\n`);
  process.exit(BAD_CONFIGURATION);
}
