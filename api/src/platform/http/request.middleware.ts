import { randomUUID } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import type { NextFunction, Request, Response } from 'express';
import type { RequestEntities } from '../database/request-entities.js';
import { log, currentRequest } from '../logging/log.js';
import { withoutSecrets } from '@duka/serving/without-secrets.js';
import { askedLanguage } from '../languages/tongues.js';
import { httpSeconds } from './metrics.js';

const QUIET = /^\/(changes|health)/;
/** What a shopper asks on the way from the cart to the paid order, how this process is, and whether kept pages still hold: without that all are made anew. */
const OF_A_PURCHASE =
  /^\/(changes|health|sandbox|api\/v1\/(carts|payments|orders|coupons|shipping|users\/me\/addresses))(\/|$)/;

/**
 * Gives each request an id, carried by every log line and answer, and entities of its own, keeps private answers out of
 * caches, and writes one line when it is done.
 */
export const requests =
  (entities: RequestEntities) => (request: Request, response: Response, next: NextFunction) => {
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const arrivedAt = performance.now();
    response.setHeader('X-Request-Id', requestId);
    // goods and refusals are told in the caller's language
    if (request.path.startsWith('/api/')) response.vary('Accept-Language');
    trace.getActiveSpan()?.setAttribute('duka.request_id', requestId);
    if (request.headers.authorization) response.setHeader('Cache-Control', 'no-store');
    const mayBeKept = request.method === 'GET' || request.method === 'HEAD';
    const mayBeRefused = !OF_A_PURCHASE.test(request.path);
    const network = request.ip ?? '';
    const language = askedLanguage(request.headers['accept-language']);
    const asked = { requestId, network, mayBeKept, mayBeRefused, arrivedAt, ...(language && { language }) };
    const current = { ...asked, entities: entities.lazily() };
    currentRequest.run(current, () => {
      response.once('close', () => {
        const seconds = (performance.now() - arrivedAt) / 1000;
        const route = (request.route as { path?: string } | undefined)?.path ?? 'unmatched';
        httpSeconds.observe({ method: request.method, route, status: response.statusCode }, seconds);
        if (QUIET.test(request.path)) return;
        log.info(
          {
            requestId,
            method: request.method,
            path: withoutSecrets(request.path),
            status: response.statusCode,
            ms: Math.round(seconds * 1000),
          },
          'request',
        );
      });
      next();
    });
  };
