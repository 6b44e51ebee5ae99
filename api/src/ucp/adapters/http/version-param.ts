import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ReleaseUnsupported } from '../../domain/refusals.js';
import { isRelease, type Release } from '../../domain/releases.js';

/** The release in the address of the call. @throws ReleaseUnsupported */
export const ReleaseParam = createParamDecorator((_: unknown, context: ExecutionContext): Release => {
  const { release } = context.switchToHttp().getRequest<Request>().params;
  if (!isRelease(release)) throw new ReleaseUnsupported();
  return release;
});
