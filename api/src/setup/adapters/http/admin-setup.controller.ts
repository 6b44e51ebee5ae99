import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Audited, AuditsItself } from '../../../platform/audit/audited.js';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { OpenShop } from '../../application/open-shop.js';
import { proposalFor } from '../../application/proposal.js';
import { ReadShopFacts } from '../../application/read-shop-facts.js';
import { SetUpCountry } from '../../application/set-up-country.js';
import { CurrencyStands } from '../../../settings/domain/change-of-currency.js';
import { SettingsWrong } from '../../../settings/domain/settings-wrong.js';
import { hopsOf } from './hops.js';
import { SetupWrong, ShopNotReady } from '../../domain/refusals.js';
import { ChosenCountryDto, CountryQueryDto, ProposalDto, SetupDto } from './setup.dto.js';

@ApiTags('admin-setup')
@Allow('settings.read')
@ApiDoc({
  adminGetSetup: {},
  adminProposeSetup: { parameters: { country: 'DE' } },
  adminSetUpCountry: {
    requests: {
      germany: {
        summary: 'A shop in Germany that sends for 4.90',
        value: {
          ...{ country: 'DE', currency: 'EUR', takesTax: true },
          ...{ deliveryPrice: 4.9, daysFrom: 2, daysTo: 4 },
        },
      },
    },
    refuses: [
      new CurrencyStands('The shop has sold in EUR, so that it goes on counting in it.'),
      new SetupWrong([{ field: 'daysTo', message: 'daysTo must be daysFrom or more' }]),
      new SettingsWrong([{ field: 'displayCurrencies', message: 'EUR is the currency of the shop' }]),
    ],
  },
  adminOpenShop: {
    refuses: [
      new ShopNotReady([
        { name: 'product', isDone: false, isRequired: true, missing: 'Put the first product on sale.' },
      ]),
    ],
  },
})
@Controller('api/v1/admin/setup')
export class AdminSetupController {
  constructor(
    private readonly facts: ReadShopFacts,
    private readonly country: SetUpCountry,
    private readonly open: OpenShop,
  ) {}

  /** What has been done until the shop opens, and what is left. */
  @Get()
  adminGetSetup(@Req() request: Request): Promise<SetupDto> {
    return this.state(request);
  }

  /** What a shop in this country begins with. */
  @Get('proposal')
  adminProposeSetup(@Query() { country }: CountryQueryDto): ProposalDto {
    return ProposalDto.of(proposalFor(country));
  }

  /** Gives the shop what one in this country begins with: currency, time zone, tax, delivery. Taxes and ways of delivery that the shop has decided on stay. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Post('country')
  @HttpCode(200)
  @AuditsItself('setup')
  async adminSetUpCountry(
    @Body() body: ChosenCountryDto,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
  ): Promise<SetupDto> {
    await this.country.setUpCountry({ ...body }, caller);
    return this.state(request);
  }

  /** Opens the shop: visitors may buy. Refuses while something is missing, and names it. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Post('open')
  @HttpCode(200)
  @Audited('setup')
  async adminOpenShop(@Req() request: Request): Promise<SetupDto> {
    await this.open.openShop();
    return this.state(request);
  }

  private async state(request: Request): Promise<SetupDto> {
    return SetupDto.of(await this.facts.readShopFacts(), hopsOf(request));
  }
}
