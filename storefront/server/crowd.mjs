import { finished } from 'node:stream';
import { securityHeaders } from './headers.mjs';
import { log } from './log.mjs';

/** So many pages are made at once at the most. */
const MOST = 64;
/** When so many pages have been in the making for so long, more would make every visitor wait for longer than a second. */
const LATE_PAGES = 16;
const LATE_MS = 700;
const RETRY_AFTER_SECONDS = 2;
/** When work waits for so long until this process comes to it, visitors come faster than they can even be looked at. */
const BEHIND_MS = 150;
const LOOK_EVERY_MS = 50;
/** Looks of which the delay is the average: a single pause is no flood. */
const OF_THE_LAST = 3;
/** So few that come between two looks are no flood either, but a machine that is busy with something else. */
const FEW = 16;
/** Pages on the way from the cart to the paid order, with what the browser fetches for them. */
const OF_A_PURCHASE = /^\/(cart|checkout|payment-success|orders|login|signup)(\.data|\/|$)/;
/** What costs little, or is asked by machines and by pages that are open already. */
const NO_PAGE = /^\/(api|assets|admin|brand|health)\//;

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

function refuse(res) {
  res
    .status(503)
    .set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' })
    .type('html')
    .send(PAGE);
}

/** Knows when visitors come faster than this process can even look at them: it is late, and many have come since the last look. */
export class Flood {
  isOn = false;
  #delay = 0;
  #came = 0;
  #looked;

  /** @param now milliseconds of any clock */
  constructor(now) {
    this.#looked = now;
  }

  come() {
    this.#came += 1;
  }

  /** To be called every `LOOK_EVERY_MS`; how much later it is called says how far behind this process is. */
  look(now) {
    this.#delay += (now - this.#looked - LOOK_EVERY_MS - this.#delay) / OF_THE_LAST;
    this.isOn = this.#delay > BEHIND_MS && this.#came > FEW;
    [this.#looked, this.#came] = [now, 0];
  }
}

/** Stands before all else: asks visitors to come again while there is a flood, before they cost more. */
export function refuseFlood(flood = new Flood(performance.now())) {
  let refused = 0;
  setInterval(() => {
    flood.look(performance.now());
    if (flood.isOn || refused === 0) return;
    log('warn', 'visitors were asked to come again', { refused });
    refused = 0;
  }, LOOK_EVERY_MS).unref();
  return (req, res, next) => {
    if (req.method !== 'GET' || OF_A_PURCHASE.test(req.path) || NO_PAGE.test(req.path)) return next();
    flood.come();
    if (!flood.isOn) return next();
    refused += 1;
    securityHeaders(req, res, () => refuse(res));
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
