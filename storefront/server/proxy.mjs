import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createProxyServer } from 'httpxy';
import { log } from './log.mjs';

const passedOn = /^\/(api|docs|docs-json|docs-yaml|health|media|sandbox|dev)(\/|$)/;
const timeout = 30_000;
/** Idle connections are dropped before the API drops them (65 s): a request never meets a closing one. */
const idle = 30_000;
/** Milliseconds between the tries of a read, while one API process takes the place of another. */
const PAUSES_MS = [50, 200, 500, 1_000];

/** Answers in the API's own error format when the API cannot be reached. */
function answerUnreachable(error, req, res) {
  log('error', 'the API did not answer', {
    requestId: req.headers['x-request-id'],
    code: error.code ?? error.message,
  });
  if (!('writeHead' in res) || res.headersSent) return void res.destroy?.();
  const status = error.code === 'ECONNREFUSED' ? 503 : 502;
  const message = 'The shop is not answering right now. Please try again in a moment.';
  const title = status === 503 ? 'Service Unavailable' : 'Bad Gateway';
  res.writeHead(status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  });
  res.end(
    JSON.stringify({
      type: 'about:blank',
      title,
      status,
      detail: message,
      instance: req.url?.split('?')[0],
      success: false,
      message,
      error: message,
      code: 'API_UNREACHABLE',
      errors: [],
      requestId: req.headers['x-request-id'],
    }),
  );
}

/** A read of which nothing was answered, whose connection was refused or cut. */
const mayRepeat = ({ code }, { method, headers }, res) =>
  (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE') &&
  (method === 'GET' || method === 'HEAD') &&
  !('content-length' in headers || 'transfer-encoding' in headers) &&
  !res.headersSent &&
  !res.destroyed;

/** Passes API, documentation, media, health and sandbox paths on to the API process. */
export function apiProxy(apiUrl) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, timeout: idle });
  const proxy = createProxyServer({ target: apiUrl, xfwd: true, agent, proxyTimeout: timeout });
  // what the API says of its connection is not true of ours
  proxy.on('proxyRes', ({ headers }) => {
    delete headers.connection;
    delete headers['keep-alive'];
  });
  return async (req, res, next) => {
    if (!passedOn.test(req.path)) return next();
    const started = performance.now();
    for (const ms of [...PAUSES_MS, null]) {
      try {
        return await proxy.web(req, res);
      } catch (error) {
        // an API that took its time is not asked for the same again
        const isSlow = performance.now() - started > timeout / 2;
        if (ms === null || isSlow || !mayRepeat(error, req, res)) return answerUnreachable(error, req, res);
        await pause(ms);
      }
    }
  };
}
