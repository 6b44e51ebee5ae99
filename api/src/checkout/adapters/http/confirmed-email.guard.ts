import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { DemandConfirmedEmail } from '../../../email-confirmation/application/demand-confirmed-email.js';
import type { Caller } from '../../../kernel/caller.js';

/** Before an order that is paid later, where the settings want it. Comes after the access guard. */
@Injectable()
export class ConfirmedEmail implements CanActivate {
  constructor(private readonly demand: DemandConfirmedEmail) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    if (user) await this.demand.demandConfirmedEmail(user);
    return true;
  }
}
