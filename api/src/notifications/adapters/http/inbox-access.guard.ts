import { Injectable, NotFoundException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../../platform/config/config.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { isFromHere } from '../../../platform/http/from-here.js';

/** Reset links lie in caught mails: they are for everybody in the demo, else for this machine, else for nobody. */
@Injectable()
export class InboxAccessGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isOpen = this.config.env.DEMO || isFromHere(request);
    if (!this.config.catchesMail || this.access.has('mail') || !isOpen) throw new NotFoundException();
    return true;
  }
}
