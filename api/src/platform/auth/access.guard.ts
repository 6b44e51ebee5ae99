import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import type { Caller } from '../../kernel/caller.js';
import { checkRecentLogin } from '../../kernel/password-required.js';
import { SecurityLog } from '../../kernel/security-log.js';
import { ShopTerms } from '../../kernel/shop-terms.js';
import { limitsOf } from '../rate-limit/rate-limit.guard.js';
import { sqlState } from '../database/sql-state.js';
import { ACCESS, type Access } from './allow.js';
import type { Asked } from './bearer.strategy.js';
import { CallSettings } from './call-settings.js';
import { GUEST } from './allow-guest.js';
import { Buyers, ORDER_LINK, ORDER_SCHEME } from './allow-order-link.js';
import { KeyGate, keyIn } from './key-gate.js';
import { KNOWS_CALLER } from './knows-caller.js';
import { OrderLinks } from './order-links.js';
import { RECENT_LOGIN } from './recent-login.js';
import { NotAllowed, NotLoggedIn, OrderLinkEnded, SecondFactorMissing } from './refusals.js';

const LONGEST_HEADER = 4_096;
/** The specification's own sentence for payments without a token. */
const NO_PAYMENT_TOKEN = 'No authentication token found. Please login.';

/** Deny by default: a route without `@Allow` is refused to everybody. */
@Injectable()
export class AccessGuard extends AuthGuard('bearer') {
  constructor(
    private readonly reflector: Reflector,
    private readonly terms: ShopTerms,
    private readonly links: OrderLinks,
    private readonly buyers: Buyers,
    private readonly security: SecurityLog,
    private readonly keys: KeyGate,
    private readonly settings: CallSettings,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const isAllowed = await this.isAllowed(context);
    if (this.settings.areWanted) await this.settings.read();
    return isAllowed;
  }

  private async isAllowed(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return this.letIn(context);
    if (access === undefined) throw new NotAllowed();
    const request = context.switchToHttp().getRequest<Asked & { user: Caller }>();
    const header = request.headers.authorization;
    if (!header)
      throw new NotLoggedIn(request.path.startsWith('/api/v1/payments') ? NO_PAYMENT_TOKEN : undefined);
    if (header.length > LONGEST_HEADER) throw new NotLoggedIn();
    const isDangerous = this.reflector.get<true | undefined>(RECENT_LOGIN, context.getHandler());
    const secret = keyIn(header);
    if (secret !== undefined) {
      const response = context.switchToHttp().getResponse<Response>();
      request.user = await this.keys.admit(request, response, access, secret);
      if (isDangerous) checkRecentLogin(request.user);
      return true;
    }
    const takesLink = this.reflector.get<true | undefined>(ORDER_LINK, context.getHandler());
    if (takesLink && header.startsWith(ORDER_SCHEME)) {
      request.user = await this.buyerBy(header.slice(ORDER_SCHEME.length), request.params['id']);
      return true;
    }
    // any account may call it: whoever has a session is let in, and counts
    if (access === 'customer' && !isDangerous) request.limitsAlong = limitsOf(this.reflector, context);
    await super.canActivate(context);
    if (request.user.role === 'guest' && !(await this.takesGuests(context))) throw new NotLoggedIn();
    if (access !== 'customer' && !request.user.permissions.includes(access)) {
      await this.refused(request.user, access);
      throw new NotAllowed();
    }
    if (access !== 'customer' && !request.user.hasSecondFactor && (await this.terms.read()).staffSecondFactor)
      throw new SecondFactorMissing();
    if (isDangerous) checkRecentLogin(request.user);
    return true;
  }

  /** Whoever it is; who, is asked where the route wants to know, and a session that has ended is nobody's. */
  private async letIn(context: ExecutionContext): Promise<boolean> {
    const { authorization = '' } = context.switchToHttp().getRequest<Request>().headers;
    const wantsToKnow = this.reflector.get<true | undefined>(KNOWS_CALLER, context.getHandler());
    if (!wantsToKnow || !authorization || authorization.length > LONGEST_HEADER) return true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (!(error instanceof NotLoggedIn)) throw error;
    }
    return true;
  }

  private refused({ accountId, email }: Caller, access: Access): Promise<void> {
    return this.security.record({
      ...{ kind: 'permission', outcome: 'refused', actorId: accountId, accountId, email, about: access },
    });
  }

  private async takesGuests(context: ExecutionContext): Promise<boolean> {
    const marked = [context.getHandler(), context.getClass()];
    const isOpen = this.reflector.getAllAndOverride<boolean | undefined>(GUEST, marked);
    return isOpen === true && (await this.terms.read()).guestsAllowed;
  }

  /** @throws OrderLinkEnded */
  private async buyerBy(token: string, orderId: unknown): Promise<Caller> {
    const id = typeof orderId === 'string' ? orderId.toLowerCase() : '';
    const madeAt = this.links.madeAt(id, token);
    const buyer = madeAt && (await this.buyers.callerOf(id, madeAt));
    if (!buyer) throw new OrderLinkEnded();
    return buyer;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error && (sqlState(error) || !(error instanceof Error && error.name.includes('Token')))) throw error;
    if (!caller) throw new NotLoggedIn();
    return caller;
  }
}
