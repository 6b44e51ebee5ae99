/** A server of the shop as a child of this process, started again when it ends by itself. */
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { heapFlags, mallocTunables } from './heap.mjs';
import { Kept } from './kept.mjs';
import { end, howItEnds, sizeOf, spawnLogged, until } from './processes.mjs';
import { root } from './run.mjs';
import { CliError } from './say.mjs';

const LOG_LIMIT = 20 * 1024 * 1024;
const LAST_LINES = 25;
const BAD_CONFIGURATION = 78;
const watcher = new URL('./watch-parent.mjs', import.meta.url).href;

/**
 * @param {string} name
 * @param {object} how
 * @param {string} how.script
 * @param {Record<string, string | undefined>} how.env
 * @param {string} [how.logFile] without one, what it writes goes to this process's own output
 * @param {() => Promise<boolean>} how.isReady
 * @param {(error: Error) => void} how.onLost
 */
export function keptServer(name, { script, env, logFile, isReady, onLost }) {
  if (logFile && sizeOf(logFile) > LOG_LIMIT) truncateSync(logFile);
  const launch = () => {
    const args = [...heapFlags, `--import=${watcher}`, join(root, script)];
    const { child, words } = spawnLogged(process.execPath, args, {
      cwd: root,
      env: { ...mallocTunables, ...env },
      logFile,
      channels: ['ipc'],
    });
    return { process: child, stop: () => end(child), words };
  };
  const untilReady = async ({ process: child, words }) => {
    const endsEarly = howItEnds(child).then((how) => {
      const lastWords = words().split('\n').slice(-LAST_LINES).join('\n');
      const exitCode = child.exitCode === BAD_CONFIGURATION ? BAD_CONFIGURATION : 1;
      throw new CliError(`${name} ${how} before it was ready.\n${lastWords}`, exitCode);
    });
    await Promise.race([endsEarly, until(isReady)]);
  };
  return new Kept(name, { launch, untilReady, onLost });
}
