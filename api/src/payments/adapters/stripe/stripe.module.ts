import { Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { adapter } from '../../../platform/nest/adapter.js';
import { CardGateway } from '../../application/ports.js';
import { StripeCaller } from './stripe-caller.js';
import { StripeCardGateway } from './stripe-card-gateway.js';

/** Card payments by Stripe. Without a key the local sandbox announces itself instead. */
@Module({
  providers: [StripeCaller, adapter(CardGateway, StripeCardGateway)],
  exports: [CardGateway],
})
export class StripeModule implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
  ) {}

  onModuleInit(): void {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = this.config.env;
    if (!STRIPE_SECRET_KEY) return;
    this.access.announce('stripe', {
      ...(STRIPE_API_BASE ? { baseUrl: STRIPE_API_BASE } : {}),
      secrets: { key: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET ?? '' },
    });
  }
}
