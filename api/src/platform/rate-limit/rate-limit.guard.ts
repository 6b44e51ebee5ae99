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
import { onceMore } from '../database/cut-connection.js';
import { RateLimits, type Bucket, type Limit } from './rate-limits.js';

const LIMITS = 'duka:limits';

/** The buckets that a request hits. `accountId` is undefined on public routes. */
export type BucketsOf = (request: Request, accountId: string | undefined) => Bucket[];

/**
 * Refuses with 429 beyond the limits, after the access guard: only calls of a caller who may are counted for an account.
 * The buckets count in the order given; one is left alone when another before it is full.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    const bucketsOf = this.reflector.get<BucketsOf>(LIMITS, context.getHandler());
    for (const { bucket, ...limit } of bucketsOf(request, request.user?.accountId))
      await onceMore(() => this.limits.take(bucket, limit));
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
