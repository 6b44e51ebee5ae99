import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { GROUP_PRICE_RULES, ListedGroupPrices } from '../persistence/listed-group-prices.js';
import { ListedGroupPriceDto } from './group-prices.dto.js';

@ApiTags('admin-products')
@ApiDoc({ adminListGroupPrices: {} })
@Controller('api/v1/admin/group-prices')
export class ListedGroupPricesController {
  constructor(private readonly prices: ListedGroupPrices) {}

  /** What groups of customers pay, of all products on sale: each price is a row. */
  @Allow('products.read')
  @Get()
  @Listed(GROUP_PRICE_RULES)
  async adminListGroupPrices(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedGroupPriceDto[]> {
    return answerList(response, query, GROUP_PRICE_RULES, (list) => this.prices.list(list));
  }
}
