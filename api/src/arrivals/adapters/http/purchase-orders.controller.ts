import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { ManageArrivals } from '../../application/manage-arrivals.js';
import { PurchaseOrderNotFound } from '../../domain/refusals.js';
import { ArrivalReads, PURCHASE_RULES } from '../persistence/arrival-reads.js';
import { auditedArrival } from '../persistence/audited-arrival.js';
import { ArrivalStepDto, PurchaseOrderInputDto, ReceiveArrivalDto } from './arrivals-input.dto.js';
import { PurchaseOrderDto, PurchaseOrderSummaryDto } from './arrivals.dto.js';
import { PURCHASE_CALLS } from './arrivals.examples.js';
import { purchaseHead, purchaseView, readPurchase, readUnpacked } from './arrivals.read.js';

const kind = 'purchase' as const;

/** What the shop orders from suppliers, and what of it has come. */
@ApiTags('admin-stock')
@Allow('purchases.read')
@ApiDoc(PURCHASE_CALLS)
@Controller('api/v1/admin/purchase-orders')
export class PurchaseOrdersController {
  constructor(
    private readonly arrivals: ManageArrivals,
    private readonly reads: ArrivalReads,
  ) {}

  /** The purchase orders. */
  @Get()
  @Listed(PURCHASE_RULES)
  async adminListPurchaseOrders(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PurchaseOrderSummaryDto[]> {
    const items = await answerList(response, query, PURCHASE_RULES, (list) => this.reads.list(kind, list));
    return items.map(purchaseHead);
  }

  /** One purchase order, with what has become of its lines. */
  @Get(':id')
  async adminGetPurchaseOrder(@IdParam('id', PurchaseOrderNotFound) id: string): Promise<PurchaseOrderDto> {
    return versioned(purchaseView(found(await this.reads.find(kind, id), PurchaseOrderNotFound)));
  }

  /** Writes a purchase order down that is not sent yet. */
  @Allow('purchases.write')
  @Post()
  @Audited('purchase_order', auditedArrival)
  @Idempotent(inOneTransaction)
  async adminCreatePurchaseOrder(@Body() body: PurchaseOrderInputDto): Promise<PurchaseOrderDto> {
    return this.adminGetPurchaseOrder(await this.arrivals.create(kind, readPurchase(body)));
  }

  /** Changes a draft as a whole; of an order that was sent, what is said of it: its supplier, reference, note and day. */
  @Allow('purchases.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('purchase_order', auditedArrival)
  async adminUpdatePurchaseOrder(
    @IdParam('id', PurchaseOrderNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: PurchaseOrderInputDto,
  ): Promise<PurchaseOrderDto> {
    await this.arrivals.change({ kind, id }, readPurchase(body), version);
    return this.adminGetPurchaseOrder(id);
  }

  /** Throws a draft away. */
  @Allow('purchases.write')
  @Precondition((it: PurchaseOrdersController, id) => it.adminGetPurchaseOrder(id))
  @Delete(':id')
  @Audited('purchase_order', auditedArrival)
  async adminDeletePurchaseOrder(@IdParam('id', PurchaseOrderNotFound) id: string): Promise<DeletedDto> {
    await this.arrivals.remove(kind, id);
    return { id };
  }

  /** It is ordered: from now on its goods are on the way. */
  @Allow('purchases.write')
  @Post(':id/send')
  @HttpCode(200)
  @Audited('purchase_order', auditedArrival)
  @Idempotent(inOneTransaction)
  async adminSendPurchaseOrder(
    @CurrentCaller() { accountId: actorId }: Caller,
    @IdParam('id', PurchaseOrderNotFound) id: string,
    @Body() { version }: ArrivalStepDto,
  ): Promise<PurchaseOrderDto> {
    await this.arrivals.send({ kind, id, actorId }, version);
    return this.adminGetPurchaseOrder(id);
  }

  /** Books what has arrived: the pieces go on the shelf of its place, once, and what goods cost on average follows. */
  @Allow('purchases.write')
  @Post(':id/receive')
  @HttpCode(200)
  @Audited('purchase_order', auditedArrival)
  @Idempotent(inOneTransaction)
  async adminReceivePurchaseOrder(
    @CurrentCaller() { accountId: actorId }: Caller,
    @IdParam('id', PurchaseOrderNotFound) id: string,
    @Body() body: ReceiveArrivalDto,
  ): Promise<PurchaseOrderDto> {
    await this.arrivals.receive({ kind, id, actorId }, readUnpacked(body), body.version);
    return this.adminGetPurchaseOrder(id);
  }

  /** Nothing more of it comes: what the supplier still owes is called off. */
  @Allow('purchases.write')
  @Post(':id/close')
  @HttpCode(200)
  @Audited('purchase_order', auditedArrival)
  @Idempotent(inOneTransaction)
  async adminClosePurchaseOrder(
    @CurrentCaller() { accountId: actorId }: Caller,
    @IdParam('id', PurchaseOrderNotFound) id: string,
    @Body() { version }: ArrivalStepDto,
  ): Promise<PurchaseOrderDto> {
    await this.arrivals.close({ kind, id, actorId }, version);
    return this.adminGetPurchaseOrder(id);
  }
}
