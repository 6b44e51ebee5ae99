import type { Request, RequestHandler } from 'express';
import { Bulkhead, Full } from '@duka/serving/bulkhead.js';
import { LOOKS, keptForBuying } from '@duka/serving/room.js';
import { currentRequest } from '../logging/log.js';

/** So that staff see what is going on. */
const OF_STAFF = /^\/api\/v1\/admin\//;
/**
 * A browser does not ask again for a picture that was refused: the page keeps its hole. They cost the database one row at most. Files that were
 * bought are long on their way, and whoever fetches one has paid.
 */
const PICTURE_OR_FILE = /^\/(media|downloads)\//;
const LOG_IN = '/api/v1/auth/login';

/** Whether somebody only looks, and can come again later: neither buys, nor writes, nor keeps the shop. */
export function onlyLooks({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead &&
    currentRequest.getStore()?.mayBeRefused === true &&
    !OF_STAFF.test(path) &&
    !PICTURE_OR_FILE.test(path)
  );
}

/**
 * Stands before all that reads a body, asks the database or counts. Whoever buys is always let in; whoever only looks finds a place,
 * waits for one or is told to come again, and so is a log-in for which there would be no place.
 * @param connections to the database, of this process
 */
export function door(connections: number, logIns: { readonly isFull: boolean }): RequestHandler {
  const looks = new Bulkhead(LOOKS(connections - keptForBuying(connections)));
  return async (request, response, next) => {
    if (request.path === LOG_IN && logIns.isFull) return next(new Full());
    if (!onlyLooks(request)) return next();
    try {
      const leave = await looks.enter();
      // when all of the answer is with the connection: who reads slowly takes no place
      response.once('prefinish', leave).once('close', leave);
      if (response.closed) return leave();
    } catch (error) {
      return next(error);
    }
    next();
  };
}
