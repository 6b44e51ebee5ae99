/** Pages that everybody gets alike are made once and kept for a moment, however many ask for them. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Kept } from '@duka/serving/kept.js';

const FRESH_MS = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Below, in bytes, a compressed page is no smaller on the wire. */
const SMALL = 1_024;
/** One step above the default: a twelfth fewer bytes for a millisecond, and the first answer of a connection carries 14 KB. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const coders = {
  br: (body) => promisify(brotliCompress)(body, brotli),
  gzip: promisify(gzip),
  identity: async (body) => body,
};
/** What staff changes, and a review, shows at once; another process shows it within two seconds. */
const CHANGES = /^\/api\/v1\/(admin|products)\//;

/**
 * @param {import('react-router').ServerBuild} build whose entry says which pages are public (`isPublic`)
 * @param {(req, request: Request) => Promise<Response>} render makes a page in the language of a request
 * @returns three handlers for Express: `kept` answers what is kept, `make` makes a page and keeps it if its `Cache-Control`
 *   lets any cache do so, `forget` drops all pages when a change of what they show has been made through this process
 */
export function publicPages(build, render) {
  const { isPublic } = build.entry.module;
  const pages = new Kept({
    freshMs: ({ mayKeep }) => (mayKeep ? FRESH_MS : 0),
    size: { most: MOST_BYTES, of: ({ body }) => body.length },
  });

  const isMine = (req) =>
    (req.method === 'GET' || req.method === 'HEAD') && !req.headers['x-navigation'] && isPublic(req.path);

  async function makePage(req) {
    const response = await render(req, requestOf(req));
    const body = Buffer.from(await response.arrayBuffer());
    const mayKeep = response.headers.get('Cache-Control')?.startsWith('public');
    return { status: response.status, headers: [...response.headers], body, coded: {}, mayKeep };
  }

  const pageOf = (req) => pages.get(req.originalUrl, () => makePage(req));

  return {
    kept: (req, res, next) => {
      const page = isMine(req) ? pages.known(req.originalUrl) : undefined;
      return page ? send(page, req, res) : next();
    },
    make: async (req, res, next) => (isMine(req) ? send(await pageOf(req), req, res) : next()),
    forget: (req, res, next) => {
      if (req.method !== 'GET' && req.method !== 'HEAD' && CHANGES.test(req.path))
        res.once('finish', () => {
          if (res.statusCode < 400) pages.forget();
        });
      next();
    },
  };
}

/** Carries nothing of the visitor but what limits and logs need, so that the page is the same for everybody. */
function requestOf(req) {
  const headers = new Headers();
  for (const name of ['x-forwarded-for', 'x-proxied', 'x-request-id'])
    if (req.headers[name]) headers.set(name, String(req.headers[name]));
  return new Request(new URL(process.env.PUBLIC_URL).origin + req.originalUrl, { headers });
}

async function send(page, req, res) {
  const coding =
    page.body.length < SMALL ? 'identity' : req.acceptsEncodings(Object.keys(coders)) || 'identity';
  page.coded[coding] ??= coders[coding](page.body);
  const body = await page.coded[coding];
  res.status(page.status);
  for (const [name, value] of page.headers) res.append(name, value);
  res.vary('Accept-Encoding');
  if (req.fresh) return res.status(304).end();
  if (coding !== 'identity') res.set('Content-Encoding', coding);
  res.set('Content-Length', String(body.length)).end(req.method === 'HEAD' ? undefined : body);
}
