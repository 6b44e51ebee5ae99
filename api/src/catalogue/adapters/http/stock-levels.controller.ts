import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { SetStockLevels } from '../../application/set-stock-levels.js';
import { StockLevelResultsDto, StockLevelsDto } from './stock-levels.dto.js';

/** As many levels as are taken, each with the longest reason. */
const BODY = 2 * 1024 * 1024;

@ApiTags('admin-products')
@Allow('products.write')
@ApiDoc({
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
  constructor(private readonly levels: SetStockLevels) {}

  /** Sets what lies on up to 1,000 shelves. Each level has a result of its own: one that is wrong hinders no other. */
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
