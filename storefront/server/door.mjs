import { Bulkhead } from '@duka/serving/bulkhead.js';
import { PAGES } from '@duka/serving/room.js';
import { securityHeaders } from './headers.mjs';
import { log } from './log.mjs';

const RETRY_AFTER_SECONDS = 2;
const TELL_EVERY_MS = 1_000;
/** Pages on the way from the cart to the paid order, with what the browser fetches for them. */
const OF_A_PURCHASE = /^\/(cart|checkout|payment-success|orders|login|signup)(\.data|\/|$)/;
/** What costs little, or is asked by machines and by pages that are open already, which do not ask again for a picture. */
const NO_PAGE = /^\/((api|assets|admin|brand|health|media)\/|downloads\/[^/]+\/file$)/;

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
 * Stands before all else, the application too: has visitors wait for a moment, or asks them to come again, while as many pages are
 * in the making as this process can make; those who buy are always let in.
 *
 * @param {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void} serve the others
 */
export function door(serve, places = new Bulkhead(PAGES)) {
  let refused = 0;
  setInterval(() => {
    if (refused > 0) log('warn', 'visitors were asked to come again', { refused });
    refused = 0;
  }, TELL_EVERY_MS).unref();
  return async (req, res) => {
    const [path] = req.url.split('?', 1);
    const isPage = req.method === 'GET' && !OF_A_PURCHASE.test(path) && !NO_PAGE.test(path);
    if (!isPage) return serve(req, res);
    const leave = await places.enter().catch(() => undefined);
    if (!leave) {
      refused += 1;
      return securityHeaders({ path }, res, () => refuse(res));
    }
    // when all of the page is with the connection: who reads slowly takes no place
    res.once('prefinish', leave).once('close', leave);
    if (res.closed) return leave();
    serve(req, res);
  };
}
