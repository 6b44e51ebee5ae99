import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { staffOf } from '../../../orders/domain/snapshots.js';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { HandleReturn } from '../../application/handle-return.js';
import { ReturnNotFound } from '../../domain/refusals.js';
import { RETURN_RULES, ReturnReads } from '../persistence/return-reads.js';
import { AdminReturnDto } from './return.dto.js';
import { ApproveReturnDto, DeclineReturnDto, ReceiveReturnDto } from './return-input.dto.js';
import { offeredTo } from './return-views.js';
import { ADMIN_RETURN_CALLS } from './returns.examples.js';

/** What staff does with goods that come back; every act is in the audit log. */
@ApiTags('admin-returns')
@Allow('orders.read')
@ApiDoc(ADMIN_RETURN_CALLS)
@Controller('api/v1/admin/returns')
export class AdminReturnsController {
  constructor(
    private readonly handle: HandleReturn,
    private readonly reads: ReturnReads,
  ) {}

  /** All returns, the newest first. */
  @Get()
  @Listed(RETURN_RULES)
  async adminListReturns(
    @CurrentCaller() caller: Caller,
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminReturnDto[]> {
    const items = await answerList(response, query, RETURN_RULES, (list) => this.reads.list(list));
    return items.map((one) => offeredTo(caller, one));
  }

  /** One return with its lines. */
  @Get(':id')
  async adminGetReturn(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ReturnNotFound) id: string,
  ): Promise<AdminReturnDto> {
    return this.now(caller, id);
  }

  /** Lets the shopper send the goods; the message may say where to. */
  @Allow('orders.write')
  @Audited('return', 'order_return')
  @Idempotent(inOneTransaction)
  @Post(':id/approval')
  @HttpCode(200)
  async adminApproveReturn(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ReturnNotFound) id: string,
    @Body() { message = '' }: ApproveReturnDto,
  ): Promise<AdminReturnDto> {
    await this.handle.approve(id, message, staffOf(caller));
    return this.now(caller, id);
  }

  /** Ends a return with a sentence to the shopper; nothing is given back. */
  @Allow('orders.write')
  @Audited('return', 'order_return')
  @Idempotent(inOneTransaction)
  @Post(':id/rejection')
  @HttpCode(200)
  async adminDeclineReturn(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ReturnNotFound) id: string,
    @Body() { message }: DeclineReturnDto,
  ): Promise<AdminReturnDto> {
    await this.handle.decline(id, message, staffOf(caller));
    return this.now(caller, id);
  }

  /** Records which pieces have arrived, and which of them go back on the shelf with the refund. */
  @Allow('orders.write')
  @Audited('return', 'order_return')
  @Idempotent(inOneTransaction)
  @Post(':id/receipt')
  @HttpCode(200)
  async adminReceiveReturn(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ReturnNotFound) id: string,
    @Body() { lines }: ReceiveReturnDto,
  ): Promise<AdminReturnDto> {
    const arrived = lines.map((line) => ({ ...line, variantId: line.variantId.toLowerCase() }));
    await this.handle.receive(id, arrived, staffOf(caller));
    return this.now(caller, id);
  }

  /** Gives back what was paid for the pieces that arrived, the way it came; up to the caller's refund limit. */
  @Allow('orders.refund')
  @Audited('return', 'order_return')
  @Idempotent(inOneTransaction)
  @NeedsRecentLogin()
  @Post(':id/refund')
  @HttpCode(200)
  async adminRefundReturn(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ReturnNotFound) id: string,
  ): Promise<AdminReturnDto> {
    await this.handle.refund(id, staffOf(caller), caller.refundLimit);
    return this.now(caller, id);
  }

  private async now(caller: Caller, id: string): Promise<AdminReturnDto> {
    return offeredTo(caller, found(await this.reads.find(id), ReturnNotFound));
  }
}
