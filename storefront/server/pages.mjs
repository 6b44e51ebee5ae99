/** Pages that everybody gets alike are made once and kept until what they show changes, however many ask for them. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { Kept } from '@duka/serving/kept.js';
import { hasIt, KeptShown, namesIn, withoutTracking } from '@duka/serving/kept-shown.js';
import { hearChanges } from './changes.mjs';
import { namesOneHost, securityHeaders } from './headers.mjs';
import { logRequest } from './log.mjs';
import { publicAddress } from './settings.mjs';

const MOST_BYTES = 64 * 1024 * 1024;
/** Which products stand in a list, and in which order, also changes by what is told to nobody: sales, words that are learned. */
const LONGEST_MS = { list: 10_000, other: 60_000 };
/** The API keeps the shop's settings for a second, and what it makes of them for another. */
const SETTINGS_MS = 2_500;
/** An API process that finds lists in its memory hears of a change within so long, and another one than it may have told of it. */
const LISTS_MS = 1_200;
/** Below, in bytes, a compressed page is no smaller on the wire. */
const SMALL = 1_024;
/** One step above the default: a twelfth fewer bytes for a millisecond, and the first answer of a connection carries 14 KB. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const CODINGS = ['br', 'gzip', 'identity'];
/** What staff changes, and a review, shows at once. */
const CHANGES = /^\/api\/v1\/(admin|products)\//;
/** Browsers say so without weights. */
const READS_BROTLI = /(^|,)\s*br\s*(,|$)/;
/**
 * @param {{ loaded: Map<string, import('react-router').ServerBuild> }} builds whose entries say which pages are public (`isPublic`) and forget what they know of the shop
 * @param {(req, request: Request) => Promise<Response>} render makes a page in the language of a request
 * @param {string} apiUrl
 * @returns `atOnce` answers what is kept before anything else is done, if it can; two handlers for Express: `page` answers what is
 *   kept or makes it and keeps it if its `Cache-Control` lets any cache do so, `noteChanges` looks for changes made through this process
 */
export function publicPages(builds, render, apiUrl) {
  const { isPublic } = builds.loaded.get('en').entry.module;
  // each number of bytes is with what a gzip of it takes
  const size = { most: MOST_BYTES, of: ({ body, names }) => 2 * body.length + names.byteLength };
  const pages = new KeptShown(size);
  /** One that is nobody else's is only made once for all who ask meanwhile, and while nothing is heard. */
  const flights = new Kept({ freshMs: 0 });
  const changes = hearChanges(apiUrl, ({ lagMs, ...what }) => {
    const listsMs = what.lists ? LISTS_MS : 0;
    pages.tell(what, Math.max(lagMs, listsMs) + (what.everything ? SETTINGS_MS : 0));
    if (what.everything) forgetShop();
  });

  const forgetShop = () => builds.loaded.forEach(({ entry }) => entry.module.forgetShop());
  const isMine = (req) =>
    (req.method === 'GET' || req.method === 'HEAD') && !req.headers['x-navigation'] && isPublic(req.path);

  async function makePage(req, key, isHeard) {
    const begun = performance.now();
    if (pages.isAllOther(begun)) forgetShop();
    const response = await render(req, requestOf(req, key));
    const html = await response.text();
    const headers = [...response.headers];
    securityHeaders(req, { setHeader: (...header) => headers.push(header) }, () => undefined);
    const isList = !req.path.startsWith('/product/');
    const page = {
      ...{ status: response.status, headers, etag: response.headers.get('ETag') },
      ...{ isList, names: namesIn(html), freshMs: LONGEST_MS[isList ? 'list' : 'other'] },
      ...(html.length < SMALL
        ? { body: Buffer.from(html) }
        : { body: await promisify(brotliCompress)(html, brotli), isBrotli: true }),
    };
    const mayKeep =
      isHeard && page.status === 200 && response.headers.get('Cache-Control')?.startsWith('public');
    return mayKeep ? pages.keep(key, page, begun) : page;
  }

  return {
    atOnce: async (req, res) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const key = withoutTracking(req.url);
      if (!pages.known(key) || !READS_BROTLI.test(req.headers['accept-encoding']) || !namesOneHost(req))
        return false;
      // not waited for where it is known
      const isHeard = changes.isHeard();
      if (isHeard !== true && !(await isHeard)) return false;
      const page = pages.known(key);
      if (!page) return false;
      logRequest(req, res, req.url.split('?', 1)[0]);
      await send(page, 'br', req, res);
      return true;
    },
    page: async (req, res, next) => {
      if (!isMine(req)) return next();
      const key = withoutTracking(req.originalUrl);
      const isHeard = await changes.isHeard();
      const make = () => makePage(req, key, isHeard);
      const page =
        (isHeard && pages.known(key)) ||
        (await flights.get(`${pages.told} ${req.language ?? ''} ${key}`, make));
      await send(page, req.acceptsEncodings(CODINGS) || 'identity', req, res);
    },
    noteChanges: (req, res, next) => {
      if (req.method !== 'GET' && req.method !== 'HEAD' && CHANGES.test(req.path))
        res.once('prefinish', () => {
          if (res.statusCode < 400) changes.changed();
        });
      next();
    },
  };
}

/** Carries nothing of the visitor but what limits and logs need, so that the page is the same for everybody. */
function requestOf(req, key) {
  const headers = new Headers();
  for (const name of ['x-forwarded-for', 'x-proxied', 'x-request-id'])
    if (req.headers[name]) headers.set(name, String(req.headers[name]));
  return new Request(publicAddress().origin + key, { headers });
}

/** What is not read as it is kept is unpacked, and a gzip of it kept beside it. */
async function bodyOf(page, coding) {
  if (!page.isBrotli || coding === 'br') return page.body;
  const unpacked = () => promisify(brotliDecompress)(page.body);
  if (coding === 'identity') return unpacked();
  page.gzip ??= unpacked().then(promisify(gzip));
  return page.gzip;
}

async function send(page, coding, req, res) {
  const body = await bodyOf(page, coding);
  const varies = res.getHeader('Vary');
  res.statusCode = hasIt(req.headers, page.etag) ? 304 : page.status;
  for (const [name, value] of page.headers) res.setHeader(name, value);
  res.setHeader('Vary', varies ? `${varies}, Accept-Encoding` : 'Accept-Encoding');
  if (res.statusCode === 304) return res.end();
  if (page.isBrotli && coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}
