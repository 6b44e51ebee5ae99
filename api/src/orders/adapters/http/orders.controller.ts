import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AllowOrderLink } from '../../../platform/auth/allow-order-link.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { pageMeta } from '../../../platform/http/page.dto.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { said } from '../../../platform/languages/tongues.js';
import { GetTracking } from '../../application/get-tracking.js';
import { OrderNotFound } from '../../domain/refusals.js';
import { OrderReads } from '../persistence/order-reads.js';
import { OrderAnswerDto, OrdersAnswerDto } from './order.dto.js';
import { MyOrdersQueryDto, TrackingAnswerDto } from './orders-input.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ORDER_CALLS } from './orders.examples.js';

const DEFAULT_LIMIT = 24;

@ApiTags('orders')
@Allow('customer')
@AllowGuest()
@ApiDoc(ORDER_CALLS)
@Controller('api/v1/orders')
export class OrdersController {
  constructor(
    private readonly reads: OrderReads,
    private readonly tracking: GetTracking,
  ) {}

  /** The caller's own orders, newest first, with the number of orders in each state. */
  @Get('all')
  @Header('Cache-Control', 'no-store')
  async listMyOrders(
    @CurrentCaller() caller: Caller,
    @Query() { status, page = 1, limit = DEFAULT_LIMIT }: MyOrdersQueryDto,
  ): Promise<OrdersAnswerDto> {
    const orders = await this.reads.mine(caller.accountId, status, { page, limit });
    return { success: true, data: orders.items, meta: pageMeta(orders), counts: orders.counts };
  }

  /** One of the caller's orders in full. Somebody else's is as unknown as one that never was. */
  @AllowOrderLink()
  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async getOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<OrderAnswerDto> {
    return { success: true, data: await this.reads.ofBuyer(id, caller.accountId) };
  }

  /** Where one of the caller's orders is: the carrier's events, else an estimated timeline. */
  @AllowOrderLink()
  @Get(':id/tracking')
  @Header('Cache-Control', 'no-store')
  async getTracking(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<TrackingAnswerDto> {
    const { events, estimated } = await this.tracking.getTracking(id, caller.accountId);
    const trackingEvents = events.map(({ id: eventId, status, description, timestamp, location }) => ({
      id: eventId,
      status,
      description: said(description),
      timestamp: timestamp.toISOString(),
      location,
    }));
    return { success: true, trackingEvents, estimated };
  }
}
