/**
 * Ends this process, politely, when the one that started it is gone: its channel closes, or (under npm, which opens
 * none) the parent's process id changes. Loaded into the API and the storefront with `--import`, too.
 */
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY_MS = 1_000;
const parent = process.ppid;
const end = () => process.kill(process.pid, 'SIGTERM');

if (process.channel) {
  process.once('disconnect', end);
  process.channel.unref();
} else if (process.env.npm_lifecycle_event && isMainThread)
  setInterval(() => process.ppid !== parent && end(), LOOK_EVERY_MS).unref();
