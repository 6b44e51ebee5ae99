import { Injectable, NotFoundException, type CanActivate } from '@nestjs/common';
import { Config } from '@duka/api/platform/config/config.js';

/**
 * Says which providers are played here: none in production unless explicitly allowed, no wallet beside a live card key,
 * and no page of the sandbox where nothing is played.
 */
@Injectable()
export class SandboxGate implements CanActivate {
  readonly playsCards: boolean;
  readonly playsPhones: boolean;

  constructor(config: Config) {
    const { SANDBOX_ALLOWED, STRIPE_SECRET_KEY } = config.env;
    const allowed = !config.isProduction || SANDBOX_ALLOWED;
    const live = /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY ?? '');
    this.playsCards = allowed && config.cardSandbox;
    this.playsPhones = allowed && config.mobileSandbox && !live;
  }

  get plays(): boolean {
    return this.playsCards || this.playsPhones;
  }

  canActivate(): boolean {
    if (!this.plays) throw new NotFoundException();
    return true;
  }
}
