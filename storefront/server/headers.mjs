import { publicAddress } from './settings.mjs';

/**
 * What a page may tell of its address. One that carries a secret (S12) tells nothing; where its form is sent to this server,
 * the bare origin: without it the browser sends none, and no action takes a form from nowhere.
 */
function referrerPolicy(path) {
  if (/^\/reset-password(\/|$)/.test(path)) return 'no-referrer';
  return /^\/(newsletter|cart\/reminder|downloads)(\/|$)/.test(path)
    ? 'strict-origin'
    : 'strict-origin-when-cross-origin';
}

/** A name or an address, perhaps with a port; empty is allowed. */
const HOST = /^([\w.~!$&'()*+,;=%-]*|\[[\w.:%~-]+\])(:\d*)?$/;

/** One `Host` at most, that can be one (RFC 9112, 3.2): no two servers go by different ones. */
export const namesOneHost = ({ headers, rawHeaders }) =>
  HOST.test(headers.host ?? '') && rawHeaders.filter(isHost).length <= 1;

const isHost = (word, at) => at % 2 === 0 && word.toLowerCase() === 'host';

/** A whole address stands for its path (RFC 9112, 3.2.2); what is neither, such as `*`, is refused. */
export function readTarget(req, res, next) {
  const whole = /^https?:/i.test(req.url) && URL.canParse(req.url) ? new URL(req.url) : undefined;
  if (whole) req.url = req.originalUrl = whole.pathname + whole.search;
  if (req.url.startsWith('/') && namesOneHost(req)) return next();
  res.status(400).type('text/plain; charset=utf-8').set('Cache-Control', 'no-store').send('Bad request');
}

/** Headers of every answer that this server makes itself (the API sets its own). */
export function securityHeaders(req, res, next) {
  res.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', referrerPolicy(req.path));
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  // the panel shows the draft of a page or product beside its form
  res.setHeader('X-Frame-Options', req.query?.draft === undefined ? 'DENY' : 'SAMEORIGIN');
  res.setHeader(
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  );
  next();
}

/**
 * Where wallets of browsers pay, a provider's frames may ask the browser for them and open its own window.
 *
 * @param {() => { frameHosts: readonly string[] } | null} walletsNow
 */
export const letWalletsPay = (walletsNow) => (req, res, next) => {
  const hosts = /^\/checkout\/?$/.test(req.path) ? (walletsNow()?.frameHosts ?? []) : [];
  if (hosts.length > 0) {
    const allowed = ['self', ...hosts.map((host) => `"${host}"`)].join(' ');
    const policy = String(res.getHeader('Permissions-Policy'));
    res.setHeader('Permissions-Policy', policy.replace('payment=()', `payment=(${allowed})`));
    res.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  }
  next();
};

/** `/category/{text}`, whatever was searched for: its one part is never a file, unless it climbs. */
function isSearch(path) {
  const [, part] = /^\/category\/([^/\\]+)$/.exec(path) ?? [];
  return part !== undefined && !/%00|(^|%2f|%5c)(\.|%2e){2}(%2f|%5c|$)/.test(part);
}

/** 404 for what scanners ask for and nobody else: dot files, source maps, traversal (S35). */
export function refuseProbes(req, res, next) {
  const path = req.path.toLowerCase();
  if (isSearch(path)) return next();
  if (/(^|\/)\.(?!well-known)/.test(path) || path.endsWith('.map') || /%2f|%5c|%00|\\/.test(path)) {
    res.status(404).type('text/plain; charset=utf-8').set('Cache-Control', 'no-store').send('Not found');
    return;
  }
  next();
}

/**
 * Forms that are sent without scripts are taken from this shop's own pages only; the router checks `Origin` against the
 * address that it sees. Two of our own it would not know: the shop's public name where a proxy ends TLS, and a page that
 * tells nobody its address (`no-referrer`, S12), for which the browser vouches by `Sec-Fetch-Site`.
 */
export function knowOwnForms(req, res, next) {
  const { origin } = req.headers;
  const vouchedFor = origin === 'null' && req.headers['sec-fetch-site'] === 'same-origin';
  if (vouchedFor || origin === publicAddress().origin) delete req.headers.origin;
  next();
}

/** A reader of HTML: browsers say so, by `Accept` alone where the address is not a secure one. */
const wantsDocument = ({ headers }) =>
  headers['sec-fetch-dest'] ? headers['sec-fetch-dest'] === 'document' : /text\/html/.test(headers.accept);

/**
 * The router takes every address in `.data` for one of its own fetches. A document of such an address, say the search for
 * "x.data", is asked for in a spelling that it leaves alone; caches keep the two apart.
 */
export function keepDocuments(req, res, next) {
  if (!req.path.endsWith('.data')) return next();
  res.vary(['Accept', 'Sec-Fetch-Dest']);
  if (wantsDocument(req))
    for (const of of ['url', 'originalUrl']) req[of] = req[of].replace(/\.data(?=\?|$)/, '%2Edata');
  next();
}

/** Tells loaders a navigation in the browser from a document; nobody else may say so. */
export function markNavigations(req, res, next) {
  delete req.headers['x-navigation'];
  if (req.path.endsWith('.data')) req.headers['x-navigation'] = '1';
  next();
}
