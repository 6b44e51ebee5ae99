import type { RequestHandler } from 'express';
import { Busy } from './busy.js';
import { Flood } from '@duka/serving/flood.js';
import { onlyLooks } from './only-looks.js';

/** Later than a storefront in front may be (storefront/server/crowd.mjs): what it lets in is to be served. */
const BEHIND_MS = 150;
/** A page asks for several lists at once. */
const FEW = 64;

/**
 * Asks those who only look to come again while more come than this process can even look at. Stands before all that
 * reads a body, asks the database or counts.
 */
export function refuseFlood(flood = Flood.watched(BEHIND_MS, FEW)): RequestHandler {
  return (request, _response, next) => {
    if (!onlyLooks(request) || flood.letsIn()) return next();
    next(new Busy());
  };
}
