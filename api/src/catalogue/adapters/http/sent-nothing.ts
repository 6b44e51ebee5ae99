import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** True when the request came without a body, or with an empty object. */
export const SentNothing = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const body: unknown = context.switchToHttp().getRequest<Request>().body;
  return typeof body !== 'object' || body === null || Object.keys(body).length === 0;
});
