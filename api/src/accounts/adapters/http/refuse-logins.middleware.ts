import type { RequestHandler } from 'express';
import { Busy } from '../../../platform/http/busy.js';
import type { Passwords } from '../../application/ports.js';

/** Asks a log-in for which there is no place to come again, before it costs anything: a storm of them is mostly of such. */
export function refuseLogins(passwords: Passwords): RequestHandler {
  return (request, _response, next) =>
    next(request.path === '/api/v1/auth/login' && passwords.isFull ? new Busy() : undefined);
}
