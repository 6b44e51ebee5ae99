import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { BodyRefused, parseStrictJson } from './strict-json.js';

export interface RequestWithRawBody extends Request {
  rawBody?: Buffer;
}

const SMALL = 64 * 1024;
const WEBHOOK = 256 * 1024;
const WEBHOOK_PATHS = /^\/api\/v1\/(payments|shipping)\/webhooks\//;
/** Bodies that carry pictures, imports or many levels are read after the caller is known to be allowed: see `LargeBody`. */
const LARGE_PATHS = [
  /^\/api\/v1\/(admin\/)?products(\/|$)/i,
  /^\/api\/v1\/admin\/(categories|pictures|shop-pictures|page-pictures|stock-levels|prices|translations)(\/|$)/i,
  /^\/api\/v1\/admin\/(redirects|customers|earlier-orders)\/imports(\/|$)/i,
  /^\/api\/v1\/admin\/(places|shop-archive\/uploads)\/[^/]+\/(stock-levels|pieces)(\/|$)/i,
];
const SANDBOX_PATHS = /^\/(sandbox|dev)\//;
/** By RFC 6749 and RFC 7009. */
const OAUTH_FORMS = /^\/api\/oauth\/(token|revoke)$/;

/** Reads and parses JSON bodies under `/api`; forms belong to the sandbox's pages and to OAuth alone. */
export function bodies(): RequestHandler {
  const small = readJson(SMALL);
  const webhook = readJson(WEBHOOK);
  const form = express.urlencoded({ extended: false, limit: SMALL });
  return (request, response, next) => {
    if (SANDBOX_PATHS.test(request.path) || OAUTH_FORMS.test(request.path)) form(request, response, next);
    else if (WEBHOOK_PATHS.test(request.path)) webhook(request, response, next);
    else if (LARGE_PATHS.some((path) => path.test(request.path))) next();
    else small(request, response, next);
  };
}

/** Reads a JSON body of at most `limit` bytes into `body` and `rawBody`. Errors go to `next` as `BodyRefused`. */
export function readJson(limit: number): RequestHandler {
  const read = express.raw({ type: () => true, limit, inflate: false });
  return (request: RequestWithRawBody, response: Response, next: NextFunction) => {
    if (!hasBody(request)) return next();
    if (!isJson(request)) return next(new BodyRefused(415, 'not_json', 'Send application/json.'));
    read(request, response, (error?: unknown) => {
      if (error) return next(bodyRefused(error));
      try {
        request.rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        request.body = parseStrictJson(request.rawBody);
        next();
      } catch (refusal) {
        next(refusal);
      }
    });
  };
}

function hasBody(request: Request): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** react-admin's delete says `text/plain` and sends nothing; everything with a body must be JSON. */
function isJson(request: Request): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

/** Why a body could not be read, as it is answered. */
export function bodyRefused(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  if (status === 413) return new BodyRefused(413, 'too_large', 'The body is too large.');
  if (status === 415) return new BodyRefused(415, 'encoded', 'Send the body without a content encoding.');
  if (status >= 400 && status < 500) return new BodyRefused(400, 'bad_body', 'The body could not be read.');
  return error;
}
