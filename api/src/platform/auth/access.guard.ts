import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { Caller } from '../../kernel/caller.js';
import { ShopTerms } from '../../kernel/shop-terms.js';
import { sqlState } from '../database/sql-state.js';
import { ACCESS, type Access } from './allow.js';
import { RECENT_LOGIN } from './recent-login.js';
import { NotAllowed, NotLoggedIn, PasswordRequired, SecondFactorMissing } from './refusals.js';

const LONGEST_HEADER = 4_096;
/** The specification's own sentence for payments without a token. */
const NO_PAYMENT_TOKEN = 'No authentication token found. Please login.';

/** Deny by default: a route without `@Allow` is refused to everybody. */
@Injectable()
export class AccessGuard extends AuthGuard('bearer') {
  constructor(
    private readonly reflector: Reflector,
    private readonly terms: ShopTerms,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    if (access === undefined) throw new NotAllowed();
    const request = context.switchToHttp().getRequest<Request & { user: Caller }>();
    const header = request.headers.authorization;
    if (!header)
      throw new NotLoggedIn(request.path.startsWith('/api/v1/payments') ? NO_PAYMENT_TOKEN : undefined);
    if (header.length > LONGEST_HEADER) throw new NotLoggedIn();
    await super.canActivate(context);
    if (access !== 'customer' && !request.user.permissions.includes(access)) throw new NotAllowed();
    if (access !== 'customer' && !request.user.hasSecondFactor && (await this.terms.staffSecondFactor()))
      throw new SecondFactorMissing();
    const isDangerous = this.reflector.get<true | undefined>(RECENT_LOGIN, context.getHandler());
    if (isDangerous && !request.user.hasRecentLogin) throw new PasswordRequired();
    return true;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error && (sqlState(error) || !(error instanceof Error && error.name.includes('Token')))) throw error;
    if (!caller) throw new NotLoggedIn();
    return caller;
  }
}
