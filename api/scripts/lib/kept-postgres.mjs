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
 */
export async function keepPostgres(place, options, onLost) {
  let database = await startPostgres(place, options);
  let isStopping = false;
  let waitMs = FIRST_PAUSE_MS;
  let restart = Promise.resolve();

  const startAgain = async (livedMs) => {
    if (livedMs > WELL_AFTER_MS) waitMs = FIRST_PAUSE_MS;
    say(`PostgreSQL ended by itself; it is started again in ${waitMs / 1000} s.`);
    await pause(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS);
    if (isStopping) return;
    database = await startPostgres(place, { ...options, port: database.port });
    follow();
  };
  const follow = () => {
    const born = performance.now();
    database.process.once('exit', () => {
      if (!isStopping) restart = startAgain(performance.now() - born).catch(onLost);
    });
  };
  follow();

  const stop = async () => {
    isStopping = true;
    await restart;
    await database.stop();
  };
  return { url: database.url, stop };
}
