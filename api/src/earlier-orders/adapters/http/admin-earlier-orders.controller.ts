import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import type { TableFile } from '../../../kernel/table-file.js';
import { AuditsItself, ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { demand } from '../../../platform/auth/demand.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CsvFile, TakesCsv } from '../../../platform/http/csv-body.js';
import { FileColumnsQuery } from '../../../platform/http/file-columns.dto.js';
import { linesSaid } from '../../../platform/http/file-lines.js';
import { importAnswers, importCall, LINE_ACTIONS } from '../../../platform/http/import-routes.js';
import { isMailAddress } from '../../../platform/http/input-rules.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ImportOrders } from '../../application/import-orders.js';
import { OrderImportNotFound } from '../../domain/earlier-order.js';
import type { LineFault } from '../../domain/order-of-lines.js';
import type { OrderLine } from '../../domain/orders-of-file.js';
import { EARLIER_ORDER_RULES, EarlierOrderReads } from '../persistence/earlier-order-reads.js';
import {
  EarlierOrderDto,
  EarlierOrderImportDto,
  EarlierOrderPreviewDto,
  EarlierOrdersTakenBackDto,
} from './earlier-orders.dto.js';

const EXAMPLE =
  'Name,Email,Financial Status,Currency,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku\r\n' +
  '#1001,amina@example.com,paid,KES,200,0,2600,2024-05-12 14:07:36 +0300,2,Kiln Mug,1200,MUG-1\r\n';
const file = importCall(EXAMPLE);
const answers = importAnswers('orders', LINE_ACTIONS, linesSaid<LineFault, OrderLine>);

@ApiTags('admin-orders')
@Allow('customers.write')
@ApiDoc({
  adminListEarlierOrders: {},
  adminPreviewEarlierOrders: file,
  adminImportEarlierOrders: file,
  adminUndoEarlierOrders: {
    parameters: { id: '0194242c-c4dc-74a5-8894-e602b3059e06' },
    refuses: [new OrderImportNotFound()],
  },
})
@Controller('api/v1/admin/earlier-orders')
export class AdminEarlierOrdersController {
  constructor(
    private readonly reads: EarlierOrderReads,
    private readonly imports: ImportOrders,
  ) {}

  /** Orders of the shop that this one has moved from, all of them or those of a customer: history, and in no sum of this shop. */
  @Allow('orders.read')
  @Get()
  @Listed(EARLIER_ORDER_RULES)
  async adminListEarlierOrders(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EarlierOrderDto[]> {
    return answerList(response, query, EARLIER_ORDER_RULES, (list) => this.reads.list(list));
  }

  /** What a file of orders would do, order by order, and what its columns are taken for. Nothing changes. Demands `orders.read` as well. */
  @ChangesNothing()
  @Post('imports/preview')
  @HttpCode(200)
  @TakesCsv(EXAMPLE)
  async adminPreviewEarlierOrders(
    @CurrentCaller() caller: Caller,
    @Query() query: FileColumnsQuery,
    @CsvFile() table: TableFile,
  ): Promise<EarlierOrderPreviewDto> {
    demand(caller, 'orders.read');
    return answers.preview(table, query, (lines) => this.imports.preview(lines, isMailAddress));
  }

  /**
   * Keeps the orders of a file as history: each is shown to the customer of its email, and counts nowhere. An order of which a line is wrong
   * is told, and the others are kept. Demands `orders.read` as well.
   */
  @NeedsRecentLogin()
  @Post('imports')
  @AuditsItself('earlier_order_import')
  @TakesCsv(EXAMPLE)
  async adminImportEarlierOrders(
    @CurrentCaller() caller: Caller,
    @Query() query: FileColumnsQuery,
    @CsvFile() table: TableFile,
  ): Promise<EarlierOrderImportDto> {
    demand(caller, 'orders.read');
    return answers.done(table, query, (lines) => this.imports.importOrders(caller, lines, isMailAddress));
  }

  /** Takes back what a file has done within 30 days; orders that a later file has changed stay as that one made them. */
  @NeedsRecentLogin()
  @Post('imports/:id/undo')
  @HttpCode(200)
  @AuditsItself('earlier_order_import')
  async adminUndoEarlierOrders(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderImportNotFound) id: string,
  ): Promise<EarlierOrdersTakenBackDto> {
    return { id, ...(await this.imports.undo(caller, id)) };
  }
}
