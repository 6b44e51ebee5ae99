import { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createProxyServer } from 'httpxy';
import { log } from './log.mjs';

const passedOn =
  /^\/(api|docs|docs-json|docs-yaml|downloads\/[^/]+\/file|health|media|sandbox|dev|mcp|\.well-known\/(ucp|oauth-(authorization-server|protected-resource)))(\/|$)/;
const timeout = 30_000;
/** Idle connections are dropped before the API drops them (65 s): a request never meets a closing one. */
const idle = 30_000;
/** Milliseconds between the tries of a request, while one API process takes the place of another. */
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
      type: '/docs/errors/api_unreachable',
      title,
      status,
      detail: message,
      instance: req.url?.split('?')[0],
      success: false,
      message,
      error: message,
      code: 'api_unreachable',
      // its earlier spelling, as the API tells those of other codes, until version 2
      legacyCode: 'API_UNREACHABLE',
      errors: [],
      requestId: req.headers['x-request-id'],
    }),
  );
}

/** The largest body, in bytes, that is kept in case it must be sent again; orders are smaller, uploads are not. */
const KEPT_BYTES = 64 * 1024;

/** The body, read whole, of a request that is small enough to be sent again; undefined for a larger or an unsized one. */
async function keptBody(req) {
  const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
  if (coding !== undefined || Number(length ?? 0) > KEPT_BYTES) return undefined;
  return length === undefined ? Buffer.alloc(0) : buffer(req);
}

/** To carry it out twice does no harm: a read, but of a file whose link counts, or a payment under its own key. */
const isHarmlessTwice = ({ method, path, headers }) =>
  (method === 'GET' && !path.startsWith('/downloads/')) ||
  method === 'HEAD' ||
  (method === 'POST' && path.startsWith('/api/v1/payments/') && 'idempotency-key' in headers);

/** Nothing was answered, and either nothing was asked yet or asking again does no harm. */
const mayRepeat = ({ code }, req, res) =>
  (code === 'ECONNREFUSED' || ((code === 'ECONNRESET' || code === 'EPIPE') && isHarmlessTwice(req))) &&
  !res.headersSent &&
  !res.destroyed;

/** Passes API, documentation, media, health and sandbox paths on to the API process. */
export function apiProxy(apiUrl) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, timeout: idle });
  const proxy = createProxyServer({ target: apiUrl, agent, proxyTimeout: timeout });
  // what the API says of its connection is not true of ours
  proxy.on('proxyRes', ({ headers }) => {
    delete headers.connection;
    delete headers['keep-alive'];
  });
  return async (req, res, next) => {
    if (!passedOn.test(req.path)) return next();
    const started = performance.now();
    // a visitor who left in the middle of the body waits for nothing
    const body = await keptBody(req).catch(() => res.destroy());
    if (res.destroyed) return;
    for (const ms of [...PAUSES_MS, null]) {
      try {
        return await proxy.web(req, res, body?.length > 0 ? { buffer: Readable.from([body]) } : {});
      } catch (error) {
        // an API that took its time is not asked for the same again
        const isSlow = performance.now() - started > timeout / 2;
        if (ms === null || isSlow || !body || !mayRepeat(error, req, res))
          return answerUnreachable(error, req, res);
        await pause(ms);
      }
    }
  };
}
