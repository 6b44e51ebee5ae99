import { Body, Controller, Get, Header, Headers, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AllowOrderLink, ORDER_SCHEME } from '../../../platform/auth/allow-order-link.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { OrderLinks } from '../../../platform/auth/order-links.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { RequestReturn } from '../../application/request-return.js';
import { OPEN_RETURN_STATES } from '../../domain/return-states.js';
import { ReturnReads } from '../persistence/return-reads.js';
import {
  OrderReturnsAnswer,
  ReturnPreviewAnswer,
  type OrderReturnsDto,
  type ReturnExchangeDto,
} from './return.dto.js';
import { RequestReturnDto, ReturnPreviewQuery } from './return-input.dto.js';
import { piecesOf, previewOf } from './return-views.js';
import { RETURN_CALLS } from './returns.examples.js';

const OPEN: ReadonlySet<string> = new Set(OPEN_RETURN_STATES);

/** What a shopper sends back. */
@ApiTags('orders')
@Allow('customer')
@AllowGuest()
@ApiDoc(RETURN_CALLS)
@Controller('api/v1/orders')
export class ReturnsController {
  constructor(
    private readonly requests: RequestReturn,
    private readonly reads: ReturnReads,
    private readonly links: OrderLinks,
  ) {}

  /** The returns of one of the caller's orders, and what of it can be sent back until when. */
  @AllowOrderLink()
  @Get(':id/returns')
  @Header('Cache-Control', 'no-store')
  async listOrderReturns(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Headers('authorization') cameBy = '',
  ): Promise<OrderReturnsAnswer> {
    return { success: true, data: await this.ofOrder(id, caller, cameBy) };
  }

  /** Exactly what sending these pieces back would give back; nothing is asked for yet. */
  @AllowOrderLink()
  @Get(':id/return-preview')
  @Header('Cache-Control', 'no-store')
  async previewReturn(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Query() { lines, reason }: ReturnPreviewQuery,
  ): Promise<ReturnPreviewAnswer> {
    const asked = { orderId: id, lines: piecesOf(lines), reason };
    return { success: true, data: previewOf(await this.requests.preview(asked, caller.accountId)) };
  }

  /** Asks to send pieces of a delivered order back; the shop approves or declines. */
  @AllowOrderLink()
  @Idempotent(inOneTransaction)
  @Post(':id/returns')
  async requestReturn(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Body() { lines, reason, comment = '', handover }: RequestReturnDto,
    @Headers('authorization') cameBy = '',
  ): Promise<OrderReturnsAnswer> {
    const pieces = lines.map((line) => ({ ...line, variantId: line.variantId.toLowerCase() }));
    const asked = { orderId: id, lines: pieces, reason, comment, handover };
    await this.requests.requestReturn(asked, caller.accountId);
    return { success: true, data: await this.ofOrder(id, caller, cameBy) };
  }

  private async ofOrder(id: string, { accountId }: Caller, cameBy: string): Promise<OrderReturnsDto> {
    const { until, isPossible, lines } = await this.requests.show(id, accountId);
    const returns = await this.reads.ofOrder(id);
    return {
      canReturn:
        isPossible && !returns.some((one) => OPEN.has(one.status)) && lines.some(({ left }) => left > 0),
      until: until?.toISOString() ?? null,
      lines: [...lines],
      returns: returns.map((one) => ({
        ...one,
        exchange: one.exchange && this.opened(one.exchange, cameBy),
      })),
    };
  }

  /** Whoever came by a link opens the order of an exchange by one, too. */
  private opened(exchange: ReturnExchangeDto, cameBy: string): ReturnExchangeDto {
    if (!cameBy.startsWith(ORDER_SCHEME)) return exchange;
    return { ...exchange, token: this.links.alike(cameBy.slice(ORDER_SCHEME.length), exchange.orderId) };
  }
}
