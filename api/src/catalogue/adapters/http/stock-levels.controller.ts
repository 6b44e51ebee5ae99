import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { SetStockLevels } from '../../application/set-stock-levels.js';
import { KeptInStep, LEVEL_RULES } from '../persistence/kept-in-step.js';
import { KeptLevelDto, StockLevelResultsDto, StockLevelsDto } from './stock-levels.dto.js';

/** As many levels as are taken, each with the longest reason. */
const BODY = 2 * 1024 * 1024;

@ApiTags('admin-products')
@ApiDoc({
  adminListStockLevels: {},
  adminSetStockLevels: {
    requests: {
      counted: {
        summary: 'What was counted, one by its article number and one that cannot be found',
        value: {
          levels: [
            { sku: 'gift-ribbon', onHand: null },
            { variantId: '0194242c-c4dc-74a5-8894-000000000000', onHand: 12, reason: 'Counted' },
          ],
        },
      },
    },
    refuses: [new InvalidInput([{ field: 'levels', message: 'levels has at most 1000 at once' }])],
  },
})
@Controller('api/v1/admin/stock-levels')
export class StockLevelsController {
  constructor(
    private readonly levels: SetStockLevels,
    private readonly kept: KeptInStep,
  ) {}

  /** What lies on the shelf of each variant on sale, and what of it waiting orders hold, in the order of the last change. */
  @Allow('products.read')
  @Get()
  @Listed(LEVEL_RULES)
  async adminListStockLevels(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<KeptLevelDto[]> {
    return answerList(response, query, LEVEL_RULES, (list) => this.kept.levels(list));
  }

  /** Sets what lies on up to 1,000 shelves. Each level has a result of its own: one that is wrong hinders no other. */
  @Allow('products.write')
  @Post()
  @HttpCode(200)
  @AuditsItself('stock')
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminSetStockLevels(
    @CurrentCaller() caller: Caller,
    @Body() { levels }: StockLevelsDto,
  ): Promise<StockLevelResultsDto> {
    return { results: await this.levels.setStockLevels(caller, levels) };
  }
}
