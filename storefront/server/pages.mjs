/** Pages that everybody gets alike are made once and kept until what they show changes, however many ask for them. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { Kept } from '@duka/serving/kept.js';
import { hearChanges } from './changes.mjs';
import { namesOneHost, securityHeaders } from './headers.mjs';
import { logRequest } from './log.mjs';
import { publicAddress } from './settings.mjs';

const MOST_BYTES = 64 * 1024 * 1024;
/** Which products stand in a list, and in which order, also changes by what is told to nobody: sales, words that are learned. */
const LONGEST_MS = { list: 10_000, other: 60_000 };
/** What was made when the API itself may not have known of a change is made again after so long. */
const UNSETTLED_MS = 250;
/** No page is in the making for longer. */
const MAKING_MS = 30_000;
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
/** Says where a visitor came from, and nothing of the page. */
const TRACKING = /(?<=[?&])(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)=[^&]*(&|$)/g;
/** Browsers say so without weights. */
const READS_BROTLI = /(^|,)\s*br\s*(,|$)/;
const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{4}([\da-f]{8})/g;

const nameOf = (end) => Number.parseInt(end, 16) | 0;
const namesIn = (html) => new Int32Array(new Set(Array.from(html.matchAll(ID), ([, end]) => nameOf(end))));
function keyOf(url) {
  const at = url.indexOf('?');
  return at < 0 ? url : (url.slice(0, at) + url.slice(at).replace(TRACKING, '')).replace(/[?&]$/, '');
}

/**
 * @param {{ loaded: Map<string, import('react-router').ServerBuild> }} builds whose entries say which pages are public (`isPublic`) and forget what they know of the shop
 * @param {(req, request: Request) => Promise<Response>} render makes a page in the language of a request
 * @param {string} apiUrl
 * @returns `atOnce` answers what is kept before anything else is done, if it can; two handlers for Express: `page` answers what is
 *   kept or makes it and keeps it if its `Cache-Control` lets any cache do so, `noteChanges` looks for changes made through this process
 */
export function publicPages(builds, render, apiUrl) {
  const { isPublic } = builds.loaded.get('en').entry.module;
  const pages = new Kept({
    freshMs: ({ freshMs }) => freshMs,
    // each number of bytes is with what a gzip of it takes
    size: { most: MOST_BYTES, of: ({ body, names }) => 2 * body.length + names.byteLength },
  });
  /** One that is nobody else's is only made once for all who ask meanwhile, and while nothing is heard. */
  const flights = new Kept({ freshMs: 0 });
  /** How many changes were heard, and those of late, for pages that were in the making meanwhile. */
  let told = 0;
  let recent = [];
  const changes = hearChanges(apiUrl, ({ products, lagMs, ...what }) => {
    const names = new Set(products.map((id) => nameOf(id.slice(-8))));
    if (!what.everything && !what.lists && names.size === 0) return;
    const at = performance.now();
    const laterMs = Math.max(lagMs, what.lists ? LISTS_MS : 0) + (what.everything ? SETTINGS_MS : 0);
    const change = { ...what, names, at, until: at + laterMs };
    told += 1;
    recent = [...recent.filter(({ until }) => at - until < MAKING_MS), change];
    if (what.everything) forgetShop();
    pages.forgetThose((page) => isOf(page, change));
  });

  const forgetShop = () => builds.loaded.forEach(({ entry }) => entry.module.forgetShop());
  const isOf = ({ isList, names }, change) =>
    change.everything || (change.lists && isList) || names.some((name) => change.names.has(name));

  /** For how long a page holds that was begun then. */
  function holdsMs(page, begun) {
    const of = recent.filter((change) => change.until >= begun && isOf(page, change));
    if (of.some(({ at }) => at >= begun)) return 0;
    return of.length > 0 ? UNSETTLED_MS : LONGEST_MS[page.isList ? 'list' : 'other'];
  }

  const isMine = (req) =>
    (req.method === 'GET' || req.method === 'HEAD') && !req.headers['x-navigation'] && isPublic(req.path);

  async function makePage(req, key, isHeard) {
    const begun = performance.now();
    if (recent.some(({ everything, until }) => everything && until >= begun)) forgetShop();
    const response = await render(req, requestOf(req, key));
    const html = await response.text();
    const headers = [...response.headers];
    securityHeaders(req, { setHeader: (...header) => headers.push(header) }, () => undefined);
    const page = {
      ...{ status: response.status, headers, etag: response.headers.get('ETag') },
      ...{ isList: !req.path.startsWith('/product/'), names: namesIn(html) },
      ...(html.length < SMALL
        ? { body: Buffer.from(html) }
        : { body: await promisify(brotliCompress)(html, brotli), isBrotli: true }),
    };
    const mayKeep =
      isHeard && page.status === 200 && response.headers.get('Cache-Control')?.startsWith('public');
    const freshMs = mayKeep ? holdsMs(page, begun) : 0;
    return freshMs > 0 ? pages.keep(key, { ...page, freshMs }) : page;
  }

  return {
    atOnce: async (req, res) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const key = keyOf(req.url);
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
      const key = keyOf(req.originalUrl);
      const isHeard = await changes.isHeard();
      const make = () => makePage(req, key, isHeard);
      const page =
        (isHeard && pages.known(key)) || (await flights.get(`${told} ${req.language ?? ''} ${key}`, make));
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

/** The visitor has this very page, and does not ask for it anew whatever that is. */
function hasIt({ headers }, etag) {
  const { 'if-none-match': had, 'cache-control': caching } = headers;
  if (!had || !etag || caching?.includes('no-cache')) return false;
  return had === '*' || had.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
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
  res.statusCode = hasIt(req, page.etag) ? 304 : page.status;
  for (const [name, value] of page.headers) res.setHeader(name, value);
  res.setHeader('Vary', varies ? `${varies}, Accept-Encoding` : 'Accept-Encoding');
  if (res.statusCode === 304) return res.end();
  if (page.isBrotli && coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}
