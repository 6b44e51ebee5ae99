import { Injectable, NotFoundException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '@duka/api/platform/config/config.js';
import { ProviderAccess } from '@duka/api/platform/config/provider-access.js';
import { isFromHere } from '@duka/api/platform/http/from-here.js';

/**
 * Says which providers are played here: none but in the demo, on the loopback address or where production allows it by
 * name, and no play money beside a provider that moves real money. Without demo and permission its pages are for this machine alone.
 */
@Injectable()
export class SandboxAccessGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
  ) {}

  get playsCards(): boolean {
    return this.mayPlay && !this.config.given['STRIPE_SECRET_KEY'];
  }

  get playsPhones(): boolean {
    return this.mayPlay && !this.config.given['MOMO_BASE_URL'];
  }

  /** Beside played cards alone: who sells for money sends for money. */
  get playsCarrier(): boolean {
    return this.playsCards && this.config.env.CARRIER_SANDBOX;
  }

  get plays(): boolean {
    return this.playsCards || this.playsPhones;
  }

  /** Whether a plugin may be played that is not configured; its wire is asked for by this installation alone. */
  get mayPlay(): boolean {
    return this.config.mayPlay && !this.access.movesMoney;
  }

  canActivate(context: ExecutionContext): boolean {
    const { DEMO, SANDBOX_ALLOWED } = this.config.env;
    const isOpen = DEMO || SANDBOX_ALLOWED || isFromHere(context.switchToHttp().getRequest<Request>());
    if (!this.plays || !isOpen) throw new NotFoundException();
    return true;
  }
}
