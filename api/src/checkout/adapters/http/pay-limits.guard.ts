import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';

const TEN_MINUTES = 600;

/** Paying is counted per account, per address and per phone, so that nobody can be pestered with prompts (C5). */
@Injectable()
export class PayLimits implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { user: Caller }>();
    await this.limits.take(`pay:account:${request.user.accountId}`, { limit: 30, seconds: TEN_MINUTES });
    await this.limits.take(`pay:ip:${request.ip ?? 'unknown'}`, { limit: 60, seconds: TEN_MINUTES });
    const phone = phoneIn(request.body);
    if (phone) await this.limits.take(`pay:phone:${phone}`, { limit: 6, seconds: TEN_MINUTES });
    return true;
  }
}

function phoneIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('mobileNumber' in body)) return undefined;
  return typeof body.mobileNumber === 'string'
    ? body.mobileNumber.replaceAll(/\D/g, '').slice(0, 20)
    : undefined;
}
