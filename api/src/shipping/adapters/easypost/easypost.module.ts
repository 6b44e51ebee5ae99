import { Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { withoutSlash } from '../../../kernel/origin.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { adapter } from '../../../platform/nest/adapter.js';
import { Carrier } from '../../application/carrier.js';
import { EasyPostCarrier } from './easypost-carrier.js';
import { EasyPostHttp } from './easypost-http.js';

/** Parcels by EasyPost. Without a key the local sandbox announces itself instead, where there is one. */
@Module({
  providers: [EasyPostHttp, adapter(Carrier, EasyPostCarrier)],
  exports: [Carrier],
})
export class EasyPostModule implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
  ) {}

  onModuleInit(): void {
    const { EASYPOST_API_KEY, EASYPOST_WEBHOOK_SECRET, EASYPOST_API_BASE } = this.config.env;
    if (!EASYPOST_API_KEY) return;
    this.access.announce('easypost', {
      ...(EASYPOST_API_BASE ? { baseUrl: withoutSlash(EASYPOST_API_BASE) } : {}),
      secrets: { key: EASYPOST_API_KEY, webhookSecret: EASYPOST_WEBHOOK_SECRET ?? '' },
    });
  }
}
