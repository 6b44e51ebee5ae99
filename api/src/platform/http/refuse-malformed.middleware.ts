import type { NextFunction, Request, Response } from 'express';
import { BodyRefused } from './strict-json.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const LONGEST_ADDRESS = 8_192;
/** `status[]=`, `status[$ne]=`: other servers read lists and operators from such names; here they would be passed over. */
const BRACKETS = /[?&][^=&?]*(\[|%5b)/i;

/**
 * Refuses what no route could mean: other methods, NUL and broken escapes in addresses, addresses without end,
 * parameters with brackets in their names (security S21).
 */
export function refuseMalformed(request: Request, response: Response, next: NextFunction): void {
  if (!METHODS.has(request.method)) {
    response.setHeader('Allow', [...METHODS].join(', '));
    return next(new BodyRefused(405, 'method_not_allowed', 'This method is not supported.'));
  }
  if (request.originalUrl.length > LONGEST_ADDRESS)
    return next(new BodyRefused(414, 'address_too_long', 'The address is too long.'));
  if (!isReadable(request.originalUrl) || hasBrackets(request.originalUrl))
    return next(new BodyRefused(400, 'bad_path', 'The address is malformed.'));
  next();
}

const hasBrackets = (address: string): boolean => address.startsWith('/api/') && BRACKETS.test(address);

/** Whether its address is none of those that are refused. */
export const isWellFormed = ({ originalUrl: address }: Pick<Request, 'originalUrl'>): boolean =>
  address.length <= LONGEST_ADDRESS && isReadable(address) && !hasBrackets(address);

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address).includes('\0');
  } catch {
    return false;
  }
}
