import type { Request } from 'express';
import { currentRequest } from '../logging/log.js';

/** So that staff see what is going on. */
const OF_STAFF = /^\/api\/v1\/admin\//;

/** A browser does not ask again for a picture that was refused: the page keeps its hole. They cost the database one row at most. */
const PICTURE = /^\/media\//;

/** Whether somebody only looks, and can come again later: neither buys, nor writes, nor keeps the shop. */
export function onlyLooks({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead && currentRequest.getStore()?.mayBeRefused === true && !OF_STAFF.test(path) && !PICTURE.test(path)
  );
}
