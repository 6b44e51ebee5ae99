import type { Request } from 'express';
import { currentRequest } from '../logging/log.js';

/** So that staff see what is going on. */
const OF_STAFF = /^\/api\/v1\/admin\//;

/** Whether somebody only looks, and can come again later: neither buys, nor writes, nor keeps the shop. */
export function onlyLooks({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && currentRequest.getStore()?.mayBeRefused === true && !OF_STAFF.test(path);
}
