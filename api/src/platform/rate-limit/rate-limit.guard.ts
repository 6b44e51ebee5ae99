import {
  Injectable,
  SetMetadata,
  UseGuards,
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Caller } from '../../kernel/caller.js';
import { onceMore } from '../database/cut-connection.js';
import type { LimitName } from './bucket-key.js';
import { networksOf } from './network.js';
import { tellStanding } from './request-classes.js';
import { RateLimits, TooMany, type Bucket, type Limit, type Standing } from './rate-limits.js';
import { TokenReservation, type CountedAlong } from './token-reservation.js';

const LIMITS = 'duka:limits';

/** The buckets that a request hits. `accountId` is undefined on public routes. */
export type BucketsOf = (request: Request, accountId: string | undefined) => Bucket[];

/** The limits of the route that is called, if it has any. */
export const limitsOf = (reflector: Reflector, context: ExecutionContext): BucketsOf | undefined =>
  reflector.get<BucketsOf | undefined>(LIMITS, context.getHandler());

/**
 * Refuses with 429 beyond the limits, after the access guard: only calls of a caller who may are counted for an account.
 * The buckets count in the order given; one is left alone when another before it is full.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly reservation: TokenReservation,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request & { user?: Caller; counted?: CountedAlong }>();
    const { counted } = request;
    const buckets = counted?.buckets ?? limitsOf(this.reflector, context)?.(request, request.user?.accountId);
    let tightest: Standing | undefined;
    for (const [place, bucket] of buckets?.entries() ?? []) {
      const standing = await this.standing(bucket, place, counted);
      if (!tightest || !standing.allowed || standing.remaining < tightest.remaining) tightest = standing;
      if (!standing.allowed) break;
    }
    if (!tightest) return true;
    tellStanding(http.getResponse<Response>(), 'default', tightest);
    if (!tightest.allowed) throw new TooMany(tightest.retryAfter);
    return true;
  }

  private async standing(
    { bucket, ...limit }: Bucket,
    place: number,
    along?: CountedAlong,
  ): Promise<Standing> {
    const hits = along?.counted?.[place];
    const isAhead = along !== undefined && along.ahead !== 1;
    if (hits && isAhead) return this.reservation.opened(bucket, limit, hits, along.ahead);
    if (hits) return this.limits.standing(limit, hits);
    return onceMore(() => (isAhead ? this.reservation : this.limits).hit(bucket, limit));
  }
}

/** Several limits at once on a route, in the order given: `@RateLimitedBy((request, accountId) => […])`. */
export function RateLimitedBy(buckets: BucketsOf) {
  return applyDecorators(SetMetadata(LIMITS, buckets), UseGuards(RateLimitGuard));
}

/** `@RateLimited('signup', { limit: 20, seconds: 3600 })` on a route: per account where there is one, else per address. */
export function RateLimited(name: LimitName, limit: Limit) {
  return RateLimitedBy((request, accountId) => {
    if (accountId) return [{ bucket: `${name}:account:${accountId}`, ...limit }];
    return bucketsOfAddress(name, request, limit);
  });
}

/** The buckets of the caller's address: of the address itself, or of its network and site. */
export function bucketsOfAddress(name: LimitName, request: Request, { limit, seconds }: Limit): Bucket[] {
  return networksOf(request.ip).map(({ key, times }) => ({
    bucket: `${name}:ip:${key}`,
    limit: limit * times,
    seconds,
  }));
}
