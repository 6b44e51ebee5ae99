import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ExchangeRates, Settings } from '../../application/ports.js';
import { ShownCurrencies, type FollowedRate } from '../../application/shown-currencies.js';
import { RateNotWaiting } from '../../domain/exchange-rate.js';
import { AcceptRateDto, ExchangeRateDto } from './exchange-rate.dto.js';
import { RATE_CALLS } from './settings.examples.js';

const viewOf = ({ code, ...rate }: FollowedRate): ExchangeRateDto => ({ id: code, ...rate });

@ApiTags('admin-settings')
@Allow('settings.read')
@ApiDoc(RATE_CALLS)
@Controller('api/v1/admin/exchange-rates')
export class AdminExchangeRatesController {
  constructor(
    private readonly settings: Settings,
    private readonly currencies: ShownCurrencies,
    private readonly rates: ExchangeRates,
  ) {}

  /** The currencies that follow the reference rates of the European Central Bank, with what was fetched last. */
  @Get()
  async adminListExchangeRates(): Promise<ExchangeRateDto[]> {
    const followed = await this.currencies.followed(await this.settings.read());
    return followed.map(viewOf);
  }

  /** Lets a rate count that waits because it is far from the one before. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Post(':id/accept')
  @HttpCode(200)
  @Audited('exchangeRate', 'exchange_rate', 'code')
  async adminAcceptExchangeRate(
    @Param('id') id: string,
    @Body() { rate }: AcceptRateDto,
  ): Promise<ExchangeRateDto[]> {
    if (!(await this.rates.accept(id, rate))) throw new RateNotWaiting();
    return this.adminListExchangeRates();
  }
}
