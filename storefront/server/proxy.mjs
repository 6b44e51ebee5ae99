import { Agent } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { log } from './log.mjs';

const passedOn = /^\/(api|docs|docs-json|docs-yaml|health|media|sandbox|dev)(\/|$)/;
const timeout = 30_000;
/** Idle connections are dropped before the API drops them (5 s): a request never meets a closing one. */
const idle = 3_000;

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

/** Passes API, documentation, media, health and sandbox paths on to the API process. */
export function apiProxy(apiUrl) {
  return createProxyMiddleware({
    target: apiUrl,
    pathFilter: (pathname) => passedOn.test(pathname),
    xfwd: true,
    agent: new Agent({ keepAlive: true, maxSockets: 512, timeout: idle }),
    proxyTimeout: timeout,
    timeout,
    on: { error: answerUnreachable },
  });
}
