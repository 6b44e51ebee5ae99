import { Injectable } from '@nestjs/common';
import { ShopTerms, type Terms } from '../../../kernel/shop-terms.js';
import type { UnpaidLimits } from '../../../kernel/unpaid-limits.js';
import { Config } from '../../../platform/config/config.js';
import { hitsAllowed } from '../../../platform/rate-limit/hits-allowed.js';
import type { ShopSettings } from '../../../kernel/settings/settings.js';
import { hasEuRules } from '../../domain/shop-settings.js';
import { PresentSettings } from './present-settings.js';

/** The terms of the shop, out of its settings. */
@Injectable()
export class SettingsShopTerms implements ShopTerms {
  private readonly factor: number;

  constructor(
    private readonly settings: PresentSettings,
    config: Config,
  ) {
    this.factor = config.env.RATE_LIMIT_FACTOR;
  }

  async read(): Promise<Terms> {
    const settings = await this.settings.get();
    const accepted = settings.acceptedVatNumbers.split(/[\n,;]/).filter((line) => line.trim() !== '');
    const unpaidLimits = this.limitsOf(settings);
    return { ...settings, acceptedVatNumbers: accepted, unpaidLimits, hasEuRules: hasEuRules(settings) };
  }

  private limitsOf(settings: ShopSettings): UnpaidLimits {
    const scaled = (limit: number) => hitsAllowed(limit, this.factor);
    return {
      ordersPerAccount: scaled(settings.unpaidOrdersPerAccount),
      unitsPerAccount: scaled(settings.unpaidUnitsPerAccount),
      ordersPerAddress: scaled(settings.unpaidOrdersPerAddress),
      unitsPerAddress: scaled(settings.unpaidUnitsPerAddress),
      stockShare: settings.unpaidStockShare * this.factor,
    };
  }
}
