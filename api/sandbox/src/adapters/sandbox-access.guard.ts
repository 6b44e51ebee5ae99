import { Injectable, NotFoundException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '@duka/api/platform/config/config.js';
import { isFromHere } from '@duka/api/platform/http/from-here.js';

/**
 * Says which providers are played here: none but in the demo, on the loopback address or where production allows it by
 * name, and no play money beside a provider that moves real money. Without demo and permission its pages are for this machine alone.
 */
@Injectable()
export class SandboxAccessGuard implements CanActivate {
  readonly playsCards: boolean;
  readonly playsPhones: boolean;
  /** Beside played cards alone: who sells for money sends for money. */
  readonly playsCarrier: boolean;

  constructor(private readonly config: Config) {
    const allowed = config.mayPlay;
    const live = /^(sk|rk)_live_/.test(config.given['STRIPE_SECRET_KEY'] ?? '');
    const liveWallets =
      !config.mobileSandbox && (config.given['MOMO_TARGET_ENVIRONMENT'] ?? 'sandbox') !== 'sandbox';
    this.playsCards = allowed && config.cardSandbox && !liveWallets;
    this.playsCarrier = this.playsCards && config.carrierSandbox;
    this.playsPhones = allowed && config.mobileSandbox && !live;
  }

  get plays(): boolean {
    return this.playsCards || this.playsPhones;
  }

  canActivate(context: ExecutionContext): boolean {
    const { DEMO, SANDBOX_ALLOWED } = this.config.env;
    const isOpen = DEMO || SANDBOX_ALLOWED || isFromHere(context.switchToHttp().getRequest<Request>());
    if (!this.plays || !isOpen) throw new NotFoundException();
    return true;
  }
}
