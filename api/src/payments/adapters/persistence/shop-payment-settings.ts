import { Injectable } from '@nestjs/common';
import { Connections } from '../../../kernel/connections.js';
import type { PaymentRule } from '../../../kernel/payment-rule.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Config } from '../../../platform/config/config.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { PaymentSettings } from '../../application/stores.js';
import type { MethodDefinition } from '../../domain/definition.js';
import type { ProviderName } from '../../domain/method.js';

/** The deposit as the shop's settings say; the rest from the configuration. */
@Injectable()
export class ShopPaymentSettings implements PaymentSettings {
  constructor(
    private readonly config: Config,
    private readonly terms: ShopTerms,
    private readonly access: ProviderAccess,
    private readonly connections: Connections,
  ) {}

  get shopUrl(): string {
    return this.config.publicUrl;
  }

  hostsOf(definition: MethodDefinition): readonly string[] {
    return definition.hosts(this.connections.values(definition));
  }

  reaches(provider: ProviderName): boolean {
    return this.access.has(provider);
  }

  async depositPercent(): Promise<number> {
    return (await this.terms.read()).depositPercent;
  }

  async bankDetails(): Promise<string> {
    return (await this.terms.read()).bankDetails;
  }

  async paymentRules(): Promise<readonly PaymentRule[]> {
    return (await this.terms.read()).paymentRules;
  }

  async cashHoldHours(): Promise<number> {
    return (await this.terms.read()).cashHoldHours;
  }
}
