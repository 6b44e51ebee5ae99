import { finished } from 'node:stream';

/** So many pages are made at once at the most. */
const MOST = 64;
/** When so many pages have been in the making for so long, more would make every visitor wait for longer than a second. */
const LATE_PAGES = 16;
const LATE_MS = 700;
const RETRY_AFTER_SECONDS = 2;
/** Pages on the way from the cart to the paid order, with what the browser fetches for them. */
const OF_A_PURCHASE = /^\/(cart|checkout|payment-success|orders|login|signup)(\.data|\/|$)/;

const PAGE = `<!doctype html>
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
`;

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
      res
        .status(503)
        .set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' })
        .type('html')
        .send(PAGE);
      return;
    }
    if (res.closed) return;
    making.set(res, performance.now());
    // also for a visitor who has gone before this is listened to
    finished(res, () => making.delete(res));
    next();
  };
}
