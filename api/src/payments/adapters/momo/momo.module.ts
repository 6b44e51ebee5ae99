import { Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { withoutSlash } from '../../../platform/config/origin.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { adapter } from '../../../platform/nest/adapter.js';
import { MobileMoneyGateway } from '../../application/ports.js';
import { MomoGateway } from './momo-gateway.js';

/** Mobile money by MTN. Without a host the local sandbox announces itself instead. */
@Module({
  providers: [adapter(MobileMoneyGateway, MomoGateway)],
  exports: [MobileMoneyGateway],
})
export class MomoModule implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
  ) {}

  onModuleInit(): void {
    const { MOMO_BASE_URL, MOMO_SUBSCRIPTION_KEY, MOMO_API_USER, MOMO_API_KEY } = this.config.env;
    if (!MOMO_BASE_URL) return;
    this.access.announce('momo', {
      baseUrl: withoutSlash(MOMO_BASE_URL),
      secrets: {
        subscriptionKey: MOMO_SUBSCRIPTION_KEY ?? '',
        apiUser: MOMO_API_USER ?? '',
        apiKey: MOMO_API_KEY ?? '',
      },
    });
  }
}
