import {
  Injectable,
  SetMetadata,
  UseGuards,
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Caller } from '../../kernel/caller.js';
import { RateLimits, type Bucket, type Limit } from './rate-limits.js';

const LIMITS = 'duka:limits';

/** The buckets that a request hits. `accountId` is undefined on public routes. */
export type BucketsOf = (request: Request, accountId: string | undefined) => Bucket[];

/** The limits of the route that is being called, if it has any. */
export function limitsOf(reflector: Reflector, context: ExecutionContext): BucketsOf | undefined {
  return reflector.get<BucketsOf | undefined>(LIMITS, context.getHandler());
}

/** Refuses with 429 beyond the limits. Those of a known caller were counted when the session was read. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    const buckets = limitsOf(this.reflector, context);
    if (!request.user && buckets) await this.limits.takeAll(buckets(request, undefined));
    return true;
  }
}

/** Several limits at once on a route, in the order given: `@RateLimitedBy((request, accountId) => […])`. */
export function RateLimitedBy(buckets: BucketsOf) {
  return applyDecorators(SetMetadata(LIMITS, buckets), UseGuards(RateLimitGuard));
}

/** `@RateLimited('signup', { limit: 20, seconds: 3600 })` on a route: per account where there is one, else per address. */
export function RateLimited(name: string, limit: Limit) {
  return RateLimitedBy((request, accountId) => {
    const who = accountId ? `account:${accountId}` : `ip:${request.ip ?? 'unknown'}`;
    return [{ bucket: `${name}:${who}`, ...limit }];
  });
}
