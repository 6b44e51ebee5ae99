import { Injectable, NotFoundException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Connections } from '../../../kernel/connections.js';
import { Config } from '../../../platform/config/config.js';
import { isFromHere } from '../../../platform/http/from-here.js';

/** Reset links lie in caught mails: they are for everybody in the demo, else for this machine, else for nobody. */
@Injectable()
export class InboxAccessGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly connections: Connections,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isOpen = this.config.env.DEMO || isFromHere(request);
    if (!this.config.catchesMail || this.connections.reaches('mail') || !isOpen)
      throw new NotFoundException();
    return true;
  }
}
