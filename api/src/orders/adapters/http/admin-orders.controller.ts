import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { offeredTo } from './offered-to.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AnswersCsv, csvFile, headed } from '../../../platform/http/csv.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminFilterQuery, AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList, readAdminList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { OrderNotFound } from '../../domain/refusals.js';
import { AdminOrderReads } from '../persistence/admin-order-reads.js';
import { ORDER_COLUMNS, OrderExport } from '../persistence/order-export.js';
import { OrderDeliveries } from '../persistence/order-deliveries.js';
import { ORDER_RULES } from '../persistence/order-rules.js';
import {
  AdminOrderDto,
  AdminOrderSummaryDto,
  OrderCountsDto,
  OrderDeliveriesDto,
} from './admin-order.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ADMIN_ORDER_CALLS } from './orders.examples.js';

@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc(ADMIN_ORDER_CALLS)
@Controller('api/v1/admin/orders')
export class AdminOrdersController {
  constructor(
    private readonly reads: AdminOrderReads,
    private readonly orders: OrderExport,
    private readonly deliveries: OrderDeliveries,
  ) {}

  /** All orders; `q` finds by number, name, email, phone, SKU and tracking number. */
  @Get()
  @Listed(ORDER_RULES)
  async adminListOrders(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminOrderSummaryDto[]> {
    return answerList(response, query, ORDER_RULES, (list) => this.reads.list(list));
  }

  /** How many orders are in each state, under the same filter as the list. */
  @Get('counts')
  @Listed(ORDER_RULES, true)
  async adminCountOrders(@Query() query: AdminFilterQuery): Promise<OrderCountsDto> {
    return this.reads.counts(readAdminList(query, ORDER_RULES));
  }

  /** The countries and the methods of delivery that orders have, each once. */
  @Get('deliveries')
  adminListOrderDeliveries(): Promise<OrderDeliveriesDto> {
    return this.deliveries.all();
  }

  /** All orders under the list's filter as a CSV file without a row limit. */
  @LeavesTheShop('order', 'orders.export')
  @Get('export.csv')
  @AnswersCsv()
  @Listed(ORDER_RULES, true)
  adminExportOrders(@Query() query: AdminFilterQuery): StreamableFile {
    const list = readAdminList(query, ORDER_RULES);
    return csvFile('orders.csv', headed(ORDER_COLUMNS), this.orders.batches(list));
  }

  /** One order with its whole history, payments, attempts and ledger. */
  @Get(':id')
  async adminGetOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<AdminOrderDto> {
    return offeredTo(caller, await this.reads.find(id));
  }
}
