/** What a killed start leaves of its PostgreSQL, and its end. */
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './processes.mjs';

const TIMEOUT_MS = 15_000;

/** The lines of the server's pid file; none when it does not run. @param {string} data */
export function pidFile(data) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * Ends a postmaster that outlived its supervisor, and backends that outlived their postmaster; takes away a pid file
 * whose number now belongs to nobody, a zombie or a stranger, which would keep a new server from starting. The caller
 * holds the data folder's lock, so whatever works on it is nobody's.
 *
 * @param {string} data
 */
export async function endLeftover(data) {
  const pid = Number(pidFile(data)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (!isPostgres(pid)) break;
    signalTo(pid, signal);
    await until(() => !isPostgres(pid), { timeoutMs: TIMEOUT_MS });
  }
  if (process.platform !== 'linux') return;
  const folder = realpathSync(data);
  await until(() => workersIn(folder).length === 0, { timeoutMs: TIMEOUT_MS });
  for (const worker of workersIn(folder)) signalTo(worker, 'SIGKILL');
  rmSync(join(data, 'postmaster.pid'), { force: true });
}

/** PostgreSQL's own processes have the data folder as their working directory. */
function workersIn(folder) {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === folder && isPostgres(Number(pid));
    } catch {
      return false;
    }
  });
}

/** Whether the process is there and is a PostgreSQL; where /proc does not tell, being there must do. */
function isPostgres(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return /(^|\/)postgres(:|\0|$)/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

function signalTo(pid, signal) {
  try {
    process.kill(Number(pid), signal);
  } catch {
    // it has ended meanwhile
  }
}
