import { baseCurrency } from '../../kernel/currency.js';
import type { OfferedMethods } from '../../payments/application/offered-methods.js';
import type { Settings } from '../../settings/application/ports.js';
import { defaultSettings } from '../../kernel/settings/settings.js';
import { hasEuRules } from '../../settings/domain/shop-settings.js';
import type { ShopFacts } from '../domain/steps.js';
import type { Installation, Setup } from './ports.js';

const UNDECIDED = defaultSettings(0);

/** Reads off the shop how far its owner has come. */
export class ReadShopFacts {
  constructor(
    private readonly setup: Setup,
    private readonly settings: Settings,
    private readonly methods: OfferedMethods,
    private readonly installation: Installation,
  ) {}

  async readShopFacts(): Promise<ShopFacts & { isOpen: boolean }> {
    const settings = await this.settings.read();
    const { hasTaxes, hasDelivery, hasProduct } = await this.setup.facts();
    const offered = await this.methods.of({ currency: baseCurrency() });
    const { hasMailServer, isProduction, paymentsAreSimulated, reach } = this.installation;
    const { name, supportEmail, address, timeZone } = settings;
    return {
      ...{ name, supportEmail, hasTaxes, hasDelivery, hasProduct },
      ...{ hasMailServer, isProduction, paymentsAreSimulated, reach },
      isOpen: settings.isOpen,
      // every country that is chosen has its time
      isPlaced: timeZone !== UNDECIDED.timeZone,
      hasAddress: address.trim() !== '' && address !== UNDECIDED.address,
      hasPayments: offered.length > 0,
      hasImprint: settings.imprint.trim() !== '',
      needsImprint: hasEuRules(settings),
    };
  }
}
