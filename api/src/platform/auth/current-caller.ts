import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '../../kernel/caller.js';

/** The caller of a route that is not public; of one with `KnowsCaller`, undefined where nobody is logged in. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  return context.switchToHttp().getRequest<{ user: Caller }>().user;
});
