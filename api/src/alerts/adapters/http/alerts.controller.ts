import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { callersLanguage } from '../../../kernel/tongue.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { KnowsCaller } from '../../../platform/auth/knows-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { BackInStock } from '../../application/back-in-stock.js';
import { NothingToWaitFor } from '../../domain/refusals.js';
import { StockAlertAnswerDto, StockAlertDto } from './alerts.dto.js';
import { ALERT_CALLS } from './alerts.examples.js';

/** Bodies below /products are read after the guards. */
const BODY = 4 * 1024;
const HOURLY = { limit: 20, seconds: 3_600 };

@ApiTags('products')
@Allow('public')
@ApiDoc(ALERT_CALLS)
@Controller('api/v1/products')
export class AlertsController {
  constructor(private readonly alerts: BackInStock) {}

  /** One mail when a sold-out product, or one variant of it, can be bought again; then the address is forgotten. */
  @KnowsCaller()
  @RateLimited('stock-alert', HOURLY)
  @LargeBody(BODY)
  @Post(':id/stock-alerts')
  @HttpCode(200)
  async tellWhenBack(
    @IdParam('id', NothingToWaitFor) productId: string,
    @Body() { email, variantId }: StockAlertDto,
    @Ip() ip: string,
    @CurrentCaller() caller: Caller | undefined,
  ): Promise<StockAlertAnswerDto> {
    await this.alerts.ask({ productId, variantId }, email, {
      ip,
      language: callersLanguage(),
      account: caller,
    });
    return { success: true, message: 'We will write to you once, as soon as it is back.' };
  }
}
