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
export class ShopPaymentSettings extends PaymentSettings {
  constructor(
    private readonly config: Config,
    private readonly terms: ShopTerms,
    private readonly access: ProviderAccess,
    private readonly connections: Connections,
  ) {
    super();
  }

  override get shopUrl(): string {
    return this.config.publicUrl;
  }

  override hostsOf(definition: MethodDefinition): readonly string[] {
    return definition.hosts(this.connections.values(definition));
  }

  override reaches(provider: ProviderName): boolean {
    return this.access.has(provider);
  }

  override async depositPercent(): Promise<number> {
    return (await this.terms.read()).depositPercent;
  }

  override async bankDetails(): Promise<string> {
    return (await this.terms.read()).bankDetails;
  }

  override async paymentRules(): Promise<readonly PaymentRule[]> {
    return (await this.terms.read()).paymentRules;
  }

  override async cashHoldHours(): Promise<number> {
    return (await this.terms.read()).cashHoldHours;
  }
}
