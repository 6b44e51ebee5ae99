import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { Hearing } from '@duka/serving/hearing.js';
import { hasIt, KeptShown, namesIn, withoutTracking, type Shown } from '@duka/serving/kept-shown.js';
import { Config } from '../../../platform/config/config.js';
import { isWellFormed } from '../../../platform/http/refuse-malformed.middleware.js';
import { keptAnswers } from '../../../platform/http/metrics.js';
import { currentRequest, log } from '../../../platform/logging/log.js';
import { ReadChanges } from '../../application/read-changes.js';
import { lagMs } from './lag.js';

interface Answer extends Shown {
  body: Buffer;
  /** What its address takes. */
  keyBytes: number;
  /** What the call itself has set; the rest is set anew for each request. */
  headers: readonly [string, number | string | readonly string[]][];
  etag: string | undefined;
  /** Its route, for the metrics. */
  route: string;
  /** What is counted each time that it is given. */
  eachTime: readonly (() => void)[];
}

const MOST_BYTES = 32 * 1024 * 1024;
/** Nobody asks twice for a longer address, but for whoever fills the memory with them. */
const LONGEST_KEY = 1_024;
/** Nobody who is known asks for them, and everybody gets them alike. */
const ALIKE = /^\/api\/v1\/(products|categories)(\/|$)/;
const ONE_PRODUCT = /^\/api\/v1\/products\/[\da-f-]{36}(\/reviews)?$/;
/** What was bought along is counted from orders, of which nobody is told here. */
const OF_ORDERS = /\/related$/;
/** What a link to a draft shows is for who has the link. */
const OF_A_DRAFT = /[?&]draft=/;
const IN_STOCK = /[?&]inStock=/;
/**
 * Which products stand in a list, and in which order, also changes by what is told to nobody, such as words that are learned; which
 * are in stock by the stock of those that are not in it yet.
 */
const LONGEST_MS = { inStock: 900, list: 10_000, other: 60_000 };
/** What staff changes, and a review, shows at once. */
const CHANGES = /^\/api\/v1\/(admin|products)(\/|$)/;
/** The settings of the shop are kept for a second, and what is made of them for another. */
const SETTINGS_MS = 2_500;
/** Set anew for each answer. */
const OF_THE_BODY = new Set(['content-length', 'date', 'connection']);

/** Answers that everybody gets alike, kept as they are sent until what they show changes: in front of all that would make them. */
@Injectable()
export class KeptAnswers {
  private readonly answers = new KeptShown<Answer>({
    most: MOST_BYTES,
    of: ({ body, names, keyBytes }) => body.length + names.byteLength + keyBytes,
  });
  private readonly hearing: Hearing;
  private cursor = '';

  constructor(
    private readonly changes: ReadChanges,
    private readonly config: Config,
  ) {
    this.hearing = new Hearing({
      ask: (signal) => this.hear(signal),
      silent: (error) => log.warn({ err: error }, 'answers are not kept: changes are not heard'),
      holdsMs: config.env.KEPT_ANSWERS_MS,
    });
  }

  /** Gives what is kept before anything else is asked for. @param counted what must count each call all the same */
  given(counted: RequestHandler): RequestHandler {
    return (request, response, next) => {
      if (!isAlike(request)) {
        this.note(request, response);
        return next();
      }
      const key = keyOf(request);
      if (!this.answers.known(key) || !isWellFormed(request)) return next();
      const go = (isHeard: boolean) => {
        const known = isHeard && this.answers.known(key);
        if (!known) return next();
        void counted(request, response, (refusal?: unknown) => {
          if (refusal) return next(refusal);
          keptAnswers.inc({ result: 'given' });
          if (give(known, request, response)) for (const count of known.eachTime) count();
        });
      };
      const isHeard = this.hearing.isHeard(request.headers['cache-control'] === 'no-cache');
      if (typeof isHeard === 'boolean') return go(isHeard);
      return void isHeard.then(go, next);
    };
  }

  /** Keeps what is answered from here on, if any cache may: it is given out once nothing is heard against it. */
  readonly keeping: RequestHandler = (request, response, next) => {
    if (isAlike(request) && request.method === 'GET') {
      keptAnswers.inc({ result: 'made' });
      this.keep(keyOf(request), request, response);
    }
    next();
  };

  private keep(key: string, request: Request, response: Response): void {
    const begun = performance.now();
    const before = new Set(response.getHeaderNames());
    const eachTime: (() => void)[] = [];
    const current = currentRequest.getStore();
    if (current) current.eachTime = eachTime;
    const end: unknown = Reflect.get(response, 'end');
    const { 'if-none-match': had } = request.headers;
    // the whole answer is to be made, whatever whoever asks first has already
    delete request.headers['if-none-match'];
    response.end = ((...args: unknown[]) => {
      Reflect.set(response, 'end', end);
      if (had !== undefined) request.headers['if-none-match'] = had;
      const [body] = args;
      const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
      if (response.statusCode !== 200 || !isWhole)
        return Reflect.apply(end as Response['end'], response, args) as Response;
      const answer = {
        ...{ body: Buffer.from(body), etag: etagOf(response), route: routeOf(request), eachTime },
        ...{ headers: headersSince(before, response), isList: !ONE_PRODUCT.test(request.path) },
        ...{ names: namesIn(key + body.toString()), freshMs: longestMs(request), keyBytes: 2 * key.length },
      };
      if (key.length <= LONGEST_KEY && mayKeep(response)) this.answers.keep(key, answer, begun);
      give(answer, request, response);
      return response;
    }) as Response['end'];
  }

  /** What is changed through this process counts for the next answer. */
  private note({ method, path }: Request, response: Response): void {
    if (method === 'GET' || method === 'HEAD' || !CHANGES.test(path)) return;
    response.once('prefinish', () => {
      if (response.statusCode < 400) this.hearing.changed();
    });
  }

  private async hear(signal: AbortSignal): Promise<void> {
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too late')), { once: true });
    });
    // for all who wait, and not with the rights of whoever came first: one that only looks may be refused a connection
    const read = currentRequest.exit(() => this.changes.readChanges(this.cursor));
    const { cursor, ...changes } = await Promise.race([read, late]);
    this.answers.tell(changes, lagMs(this.config) + (changes.everything ? SETTINGS_MS : 0));
    this.cursor = cursor;
  }
}

function isAlike({ method, path, originalUrl, headers }: Request): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    ALIKE.test(path) &&
    !OF_ORDERS.test(path) &&
    headers.authorization === undefined &&
    headers.cookie === undefined &&
    !OF_A_DRAFT.test(originalUrl)
  );
}

function keyOf({ originalUrl }: Request): string {
  return `${currentRequest.getStore()?.language ?? ''} ${inOneOrder(withoutTracking(originalUrl))}`;
}

/** Parameters in the order of their names, so that it does not matter in which they were written. */
function inOneOrder(url: string): string {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes('&', at)) return url;
  const nameOf = (part: string) => part.split('=', 1)[0] ?? '';
  const parts = url.slice(at + 1).split('&');
  parts.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other))));
  return `${url.slice(0, at + 1)}${parts.join('&')}`;
}

const etagOf = (response: Response): string | undefined => {
  const etag = response.getHeader('ETag');
  return typeof etag === 'string' ? etag : undefined;
};

const routeOf = (request: Request): string =>
  (request.route as { path?: string } | undefined)?.path ?? 'unmatched';

const headersSince = (before: ReadonlySet<string>, response: Response): Answer['headers'] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    before.has(name) || OF_THE_BODY.has(name) || value === undefined ? [] : [[name, value] as const],
  );

const mayKeep = (response: Response): boolean =>
  String(response.getHeader('Cache-Control')).startsWith('public') && !response.hasHeader('Set-Cookie');

function longestMs({ path, originalUrl }: Request): number {
  if (ONE_PRODUCT.test(path)) return LONGEST_MS.other;
  return IN_STOCK.test(originalUrl) ? LONGEST_MS.inStock : LONGEST_MS.list;
}

/** Returns whether the whole answer was given. */
function give({ body, headers, etag, route }: Answer, request: Request, response: Response): boolean {
  request.route = { path: route };
  const isKnown = hasIt(request.headers, etag);
  for (const [name, value] of headers)
    if (!isKnown || name !== 'content-type') response.setHeader(name, value);
  if (isKnown) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Length');
    response.end();
    return false;
  }
  response.setHeader('Content-Length', body.length);
  const isWhole = request.method !== 'HEAD';
  response.end(isWhole ? body : undefined);
  return isWhole;
}
