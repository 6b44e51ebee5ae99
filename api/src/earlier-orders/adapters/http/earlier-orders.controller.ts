import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PageQueryDto, pageMeta } from '../../../platform/http/page.dto.js';
import { EarlierOrders } from '../../application/ports.js';
import { EarlierOrdersAnswerDto, viewOf } from './earlier-orders.dto.js';

const PAGE = 10;

@ApiTags('orders')
@Allow('customer')
@ApiDoc({ listMyEarlierOrders: {} })
@Controller('api/v1/users/me/earlier-orders')
export class EarlierOrdersController {
  constructor(private readonly orders: EarlierOrders) {}

  /**
   * What the caller ordered in the shop that this one has moved from, newest first. None before the mailbox of the account was shown to be
   * theirs, by any link that was mailed there.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  async listMyEarlierOrders(
    @CurrentCaller() caller: Caller,
    @Query() { page = 1, limit = PAGE }: PageQueryDto,
  ): Promise<EarlierOrdersAnswerDto> {
    const { items, ...rest } = await this.orders.ofAccount(caller.accountId, { page, limit });
    return { success: true, data: items.map(viewOf), meta: pageMeta(rest) };
  }
}
