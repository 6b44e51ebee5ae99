import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Connections } from '../../../kernel/connections.js';
import { Config } from '../../../platform/config/config.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { Settings } from '../../application/ports.js';
import { ShownCurrencies } from '../../application/shown-currencies.js';
import { crossedOut, hasEuRules } from '../../domain/shop-settings.js';
import { EstimateDelivery } from '../../../shipping/application/estimate-delivery.js';
import type { DemoLoginDto } from './shop.dto.js';
import type { LookDto } from '../../../identity/adapters/http/look.dto.js';
import { ShopAnswerDto } from './shop.dto.js';
import { ShopLooks } from '../../../kernel/shop-look.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';

const DEMO_LOGINS: readonly DemoLoginDto[] = [
  { label: 'Administrator', email: 'admin@example.com', password: 'duka-admin-demo' },
  { label: 'Shopper', email: 'shopper@example.com', password: 'duka-shopper-demo' },
];

@ApiTags('shop')
@ApiDoc({ getShop: {} })
@Controller('api/v1/shop')
export class ShopController {
  constructor(
    private readonly settings: Settings,
    private readonly config: Config,
    private readonly access: ProviderAccess,
    private readonly connections: Connections,
    private readonly delivery: EstimateDelivery,
    private readonly currencies: ShownCurrencies,
    private readonly identity: ShopLooks,
  ) {}

  /** What every page of the storefront needs to know about the shop. */
  @Allow('public')
  @Get()
  @Header('Cache-Control', 'public, max-age=30')
  async getShop(): Promise<ShopAnswerDto> {
    const settings = await this.settings.read();
    const {
      name,
      isOpen,
      currency,
      country,
      timeZone,
      supportEmail,
      supportPhone,
      address,
      depositPercent,
      offerEndsAt,
      returnDays,
      welcomePercent,
      guestsAllowed,
      cartReminderHours,
    } = settings;
    const shown = await this.currencies.of(settings);
    const { free } = await this.delivery.promised(settings.country);
    const { DEMO: demo } = this.config.env;
    const ofWallets = this.connections.value('MOMO_CURRENCY') ?? currency;
    return {
      success: true,
      data: {
        name,
        url: this.config.publicUrl,
        isOpen,
        currency,
        country,
        timeZone,
        languages: settings.languages,
        displayCurrencies: shown.map(({ published: _, ...one }) => one),
        supportEmail,
        supportPhone,
        address,
        depositPercent,
        offerEndsAt,
        deliveryByPlace: await this.delivery.dependsOnPlace(),
        freeDelivery: free && { over: free.over.toDecimal(), method: free.method },
        returnDays,
        welcomePercent,
        lowestFormerPrices: crossedOut(settings) === 'lowest',
        euRules: hasEuRules(settings),
        imprint: hasEuRules(settings) ? settings.imprint : '',
        taxNumber: hasEuRules(settings) ? settings.taxNumber : '',
        guestsAllowed,
        cartReminders: cartReminderHours > 0,
        look: await this.look(),
        demo,
        simulatedPayments: this.access.isSimulated,
        cardFields: this.config.env.CARD_FIELDS ?? this.usualFields(),
        mobile: { currency: ofWallets },
        providers: [],
        ...(demo && !this.config.isProduction ? { demoLogins: [...DEMO_LOGINS] } : {}),
      },
    };
  }

  /** Where cards are played, for the specification's fields; else the provider's own page asks. */
  private usualFields(): 'masked' | 'hosted' {
    return this.connections.value('STRIPE_SECRET_KEY') ? 'hosted' : 'masked';
  }

  private async look(): Promise<LookDto> {
    const { tones, profiles, ...look } = await this.identity.get();
    return { ...look, tones: [...tones], profiles: [...profiles] };
  }
}
