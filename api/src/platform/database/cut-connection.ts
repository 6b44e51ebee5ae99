import { sqlState } from './sql-state.js';

/** Connection failures, a server that is being ended, and one that has become a standby: where it leads to takes no more writes. */
const CUT_STATE = /^(08...|57P0[123]|25006)$/;
const SOCKET_TROUBLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
/** What `pg` says without a code when the other side is gone or has not answered in time. */
const CUT_MESSAGE =
  /Connection terminated|Query read timeout|is not queryable|Client was closed|timeout exceeded when trying to connect/;

/** Whether the connection to PostgreSQL was lost, or none could be had: nobody knows then how far a statement got. */
export function isCut(error: unknown): error is Error {
  if (CUT_STATE.test(sqlState(error) ?? '')) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && SOCKET_TROUBLE.has(String(current.code))) return true;
    if (isWithoutSocket(current)) return true;
    if (CUT_MESSAGE.test(current.message)) return true;
  }
  return false;
}

/** A server on this machine that is down has no socket to connect to, and one that too many wait for takes nobody more. */
const isWithoutSocket = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  syscall === 'connect' && (code === 'ENOENT' || code === 'EAGAIN');

const unsent = new WeakSet<object>();

/** Notes that there was no connection over which the statement could have been sent. */
export function noteUnsent(error: unknown): void {
  if (error instanceof Error) unsent.add(error);
}

/** Whether it is known that the server never got the statement. */
export const isUnsent = (error: Error): boolean => unsent.has(error);

/** So long the pool is given to notice which of its other connections were cut as well. */
export const PAUSE_MS = 50;

/** Runs what may be done twice, and once more when its connection was cut. */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isCut(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return work();
  }
}
