import type { RequestHandler } from 'express';
import { currentRequest } from '../logging/log.js';
import { Busy } from './busy.js';
import { Flood } from './flood.js';

/** Later than a storefront in front may be (storefront/server/crowd.mjs): what it lets in is to be served. */
const BEHIND_MS = 150;
/** A page asks for several lists at once. */
const FEW = 64;
/** So that staff see what is going on. */
const OF_STAFF = /^\/api\/v1\/admin\//;

/**
 * Asks those who only look to come again while more come than this process can even look at. Stands before all that
 * reads a body, asks the database or counts.
 */
export function refuseFlood(flood = Flood.watched(BEHIND_MS, FEW)): RequestHandler {
  return (request, _response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const mayBeRefused = isRead && currentRequest.getStore()?.mayBeRefused === true;
    if (!mayBeRefused || OF_STAFF.test(request.path) || flood.letsIn()) return next();
    next(new Busy());
  };
}
