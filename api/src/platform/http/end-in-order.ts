import { setTimeout as pause } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Worker } from '../jobs/worker.js';
import { log } from '../logging/log.js';
import { Readiness } from './health.controller.js';

/** What has not ended by then is cut off (reliability R03). */
const LONGEST_END_MS = 9_500;

/**
 * Ends the process in order when it is told to: it turns not ready and takes no further job, still answers for
 * `lingerMs`, so that proxies have seen it, then finishes what it has begun. Nest runs its own hooks in no order, hence this.
 */
export function endInOrder(app: NestExpressApplication, lingerMs: number): void {
  let isEnding = false;
  const end = async (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      log.warn({ signal }, 'what had begun was not finished in time');
      process.exit(1);
    }, LONGEST_END_MS).unref();
    app.get(Readiness).ending = true;
    await Promise.all([app.get(Worker).stop(), pause(lingerMs)]);
    await app.close();
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      end(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'the api could not end in order');
        process.exit(1);
      });
    });
}
