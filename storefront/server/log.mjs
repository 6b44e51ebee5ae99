import { randomUUID } from 'node:crypto';
import { withoutSecrets } from '@duka/serving/without-secrets.js';

const levels = { debug: 10, info: 20, warn: 30, error: 40 };
const threshold = levels[process.env.LOG_LEVEL] ?? levels.info;

/** Writes one JSON line; never call it with a secret, an address or a mail address. */
export function log(level, msg, fields = {}) {
  if (levels[level] < threshold) return;
  const line = JSON.stringify({ time: new Date().toISOString(), level, app: 'storefront', msg, ...fields });
  process.stdout.write(`${line}\n`);
}

/** Gives every request an id that travels to the API and back, and logs it when it is answered. */
export function requestLog(req, res, next) {
  logRequest(req, res, req.path);
  next();
}

export function logRequest(req, res, whole) {
  const sent = req.headers['x-request-id'];
  const requestId = typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
  const started = performance.now();
  const path = withoutSecrets(whole);
  req.headers['x-request-id'] = requestId;
  res.setHeader('X-Request-Id', requestId);
  res.on('finish', () => {
    const ms = Math.round(performance.now() - started);
    const level = res.statusCode >= 500 ? 'error' : path.startsWith('/assets/') ? 'debug' : 'info';
    log(level, 'request', { requestId, method: req.method, path, status: res.statusCode, ms });
  });
}
