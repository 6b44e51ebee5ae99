import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { said } from '../../../platform/languages/tongues.js';
import { SetPrices } from '../../application/set-prices.js';
import { KeptInStep, PRICE_RULES } from '../persistence/kept-in-step.js';
import { KeptPriceDto, PriceResultsDto, SentPricesDto } from './prices.dto.js';

/** As many prices as are taken, each with all that it may say. */
const BODY = 1024 * 1024;

@ApiTags('admin-products')
@ApiDoc({
  adminListPrices: {},
  adminSetPrices: {
    requests: {
      several: {
        summary: 'What everybody pays, what it costs in dollars, and what a group pays from ten pieces on',
        value: {
          prices: [
            { sku: 'gift-ribbon', price: 4.5 },
            { sku: 'gift-ribbon', currency: 'KES', price: 650 },
            {
              variantId: '0194242c-c4dc-74a5-8894-000000000000',
              ...{ groupId: '01941f6f-b357-7085-90c8-d051a8c42fac', from: 10, price: 3.9 },
            },
          ],
        },
      },
    },
    refuses: [
      new InvalidInput([{ field: 'prices', message: 'prices has at most 1000 at once' }]),
      new CurrencyChanged(),
    ],
  },
})
@Controller('api/v1/admin/prices')
export class PricesController {
  constructor(
    private readonly setting: SetPrices,
    private readonly kept: KeptInStep,
  ) {}

  /** What each variant on sale costs, everybody and groups of customers, in the order of the last change. */
  @Allow('products.read')
  @Get()
  @Listed(PRICE_RULES)
  async adminListPrices(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<KeptPriceDto[]> {
    return answerList(response, query, PRICE_RULES, (list) => this.kept.prices(list));
  }

  /** Sets up to 1,000 prices, whatever products they are of. Each has a result of its own: one that is wrong hinders no other. */
  @Allow('products.write')
  @Post()
  @HttpCode(200)
  @AuditsItself('price')
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminSetPrices(
    @CurrentCaller() caller: Caller,
    @Body() { prices }: SentPricesDto,
  ): Promise<PriceResultsDto> {
    const results = await this.setting.setPrices(caller, prices);
    return { results: results.map((one) => (one.ok ? one : { ...one, message: said(one.message) })) };
  }
}
