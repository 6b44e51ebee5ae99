import { finished } from 'node:stream';
import { Flood } from '@duka/serving/flood.js';
import { securityHeaders } from './headers.mjs';
import { log } from './log.mjs';

/** So many pages are made at once at the most. */
const MOST = 64;
/** When so many pages have been in the making for so long, more would make every visitor wait for longer than a second. */
const LATE_PAGES = 16;
const LATE_MS = 700;
const RETRY_AFTER_SECONDS = 2;
/** When work waits for so long until this process comes to it, visitors come faster than they can even be looked at. */
const BEHIND_MS = 50;
/** So few that come meanwhile are no flood, but a machine that is busy with something else. */
const FEW = 16;
const TELL_EVERY_MS = 1_000;
/** Pages on the way from the cart to the paid order, with what the browser fetches for them. */
const OF_A_PURCHASE = /^\/(cart|checkout|payment-success|orders|login|signup)(\.data|\/|$)/;
/** What costs little, or is asked by machines and by pages that are open already, which do not ask again for a picture. */
const NO_PAGE = /^\/(api|assets|admin|brand|health|media)\//;

const PAGE = Buffer.from(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>One moment, please</title>
<body style="font-family: system-ui, sans-serif; max-width: 30rem; margin: 20vh auto; padding: 0 1rem">
<h1>One moment, please</h1>
<p>The shop is very busy right now. This page tries again by itself in a moment; your cart is kept.</p>
</body>
</html>
`);

function refuse(res) {
  res.writeHead(503, {
    'Retry-After': String(RETRY_AFTER_SECONDS),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': PAGE.length,
  });
  res.end(PAGE);
}

/**
 * Stands before all else, the application too: asks visitors to come again while there is a flood, before they cost more.
 *
 * @param {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void} serve the others
 */
export function refuseFlood(serve, flood = Flood.watched(BEHIND_MS, FEW)) {
  let refused = 0;
  setInterval(() => {
    if (refused > 0) log('warn', 'visitors were asked to come again', { refused });
    refused = 0;
  }, TELL_EVERY_MS).unref();
  return (req, res) => {
    const [path] = req.url.split('?', 1);
    const isPage = req.method === 'GET' && !OF_A_PURCHASE.test(path) && !NO_PAGE.test(path);
    if (!isPage || flood.letsIn()) return serve(req, res);
    refused += 1;
    securityHeaders({ path }, res, () => refuse(res));
  };
}

/** Asks the newest visitors to come again while too many pages are being made, or are late; those who pay are always let in. */
export function refuseCrowd() {
  /** When each page was begun, the oldest first. */
  const making = new Map();
  const isFull = () => {
    if (making.size >= MOST) return true;
    let late = 0;
    for (const began of making.values()) {
      if (performance.now() - began < LATE_MS) return false;
      late += 1;
      if (late === LATE_PAGES) return true;
    }
    return false;
  };
  return (req, res, next) => {
    if (!OF_A_PURCHASE.test(req.path) && isFull()) {
      refuse(res);
      return;
    }
    if (res.closed) return;
    making.set(res, performance.now());
    // also for a visitor who has gone before this is listened to
    finished(res, () => making.delete(res));
    next();
  };
}
