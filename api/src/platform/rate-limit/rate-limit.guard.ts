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
import { RateLimits, type Limit } from './rate-limits.js';

const LIMIT = 'duka:limit';

interface NamedLimit extends Limit {
  name: string;
}

/** Refuses with 429 beyond the limit, counted per account where there is one and per address otherwise. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<NamedLimit>(LIMIT, context.getHandler());
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    const who = request.user ? `account:${request.user.accountId}` : `ip:${request.ip ?? 'unknown'}`;
    await this.limits.take(`${limit.name}:${who}`, limit);
    return true;
  }
}

/** `@RateLimited('signup', { limit: 20, seconds: 3600 })` on a route. */
export function RateLimited(name: string, limit: Limit) {
  return applyDecorators(SetMetadata(LIMIT, { name, ...limit }), UseGuards(RateLimitGuard));
}
