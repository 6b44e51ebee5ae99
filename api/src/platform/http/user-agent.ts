import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The browser's own words about itself, empty when it says nothing; not part of the published call. */
export const UserAgent = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  return context.switchToHttp().getRequest<Request>().headers['user-agent'] ?? '';
});
