import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from './postgres.mjs';
import { say } from './say.mjs';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 30_000;
/** A server that lived this long was well; its next pause is the first one again. */
const WELL_AFTER_MS = 60_000;

/**
 * An embedded PostgreSQL that is started again, on its old port, when it ends without having been told to.
 *
 * @param {object} place see postgres-place.mjs
 * @param {object} options see postgres.mjs
 * @param {(error: Error) => void} onLost told when it cannot be started again
 * @param {number} [firstPauseMs] how long it waits after the first end
 */
export async function keepPostgres(place, options, onLost, firstPauseMs = FIRST_PAUSE_MS) {
  let database = await startPostgres(place, options);
  const stopping = new AbortController();
  let waitMs = firstPauseMs;
  let restart = Promise.resolve();

  const startAgain = async (livedMs) => {
    if (livedMs > WELL_AFTER_MS) waitMs = firstPauseMs;
    say(`PostgreSQL ended by itself; it is started again in ${waitMs / 1000} s.`);
    await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS);
    database = await startPostgres(place, { ...options, port: database.port });
    follow();
  };
  const follow = () => {
    const born = performance.now();
    database.process.once('exit', () => {
      if (!stopping.signal.aborted) restart = startAgain(performance.now() - born).catch(onLost);
    });
  };
  follow();

  const stop = async () => {
    stopping.abort();
    await restart;
    await database.stop();
  };
  return { url: database.url, stop };
}
