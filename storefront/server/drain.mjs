import { log } from './log.mjs';

/** A proxy that looks every two seconds sends no new visitors after this. */
const NOTICE_MS = 3_000;
const FINISH_MS = 8_500;
let ending = false;
export const isEnding = () => ending;
/** Somebody asks how this process is, so that it is worth telling them. */
let watched = false;

/** `/health/storefront`: 503 from the moment this process is told to end, so that a proxy sends its visitors elsewhere. */
export function health(req, res, next) {
  if (ending) req.headers.connection = 'close';
  if (ending) res.setHeader('Connection', 'close');
  if (req.path !== '/health/storefront') return next();
  watched = true;
  res
    .status(ending ? 503 : 200)
    .set('Cache-Control', 'no-store')
    .json({ status: ending ? 'unavailable' : 'ok' });
}

/** Goes on answering until a proxy has noticed, then lets running answers finish; nine seconds in all at the most. */
export function drainOnSignal(server) {
  const close = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  const stop = (signal) => {
    if (ending) return close();
    ending = true;
    log('info', 'storefront stopping', { signal });
    if (watched) setTimeout(close, NOTICE_MS);
    else close();
    setTimeout(() => server.closeAllConnections(), FINISH_MS).unref();
    setTimeout(() => process.exit(0), FINISH_MS + 500).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
}
