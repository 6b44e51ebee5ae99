import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CheckoutQuoteAnswer } from '../../../checkout/adapters/http/quote.dto.js';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { Clock } from '../../../kernel/clock.js';
import { Audited, AuditsItself, ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NotAllowed } from '../../../platform/auth/refusals.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { PlaceDraftOrder } from '../../application/place-draft-order.js';
import { QuoteDraftOrder } from '../../application/quote-draft-order.js';
import { WriteDraftOrder } from '../../application/write-draft-order.js';
import { NO_TERMS, ownPricesOf, type DraftTerms } from '../../domain/draft-order.js';
import { DraftOrderNotFound } from '../../domain/refusals.js';
import { DRAFT_ORDER_RULES, PostgresDraftOrders } from '../persistence/postgres-draft-orders.js';
import {
  DraftOrderDto,
  DraftOrderSummaryDto,
  PlaceDraftOrderDto,
  PlacedDraftOrderDto,
} from './draft-order.dto.js';
import { DraftOrderTermsDto } from './draft-order-terms.dto.js';
import { DRAFT_ORDER_CALLS } from './draft-orders.examples.js';

/** Orders by hand: taken by phone or at a counter, written down, priced as every order is, and placed for the buyer. */
@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc(DRAFT_ORDER_CALLS)
@Controller('api/v1/admin/draft-orders')
export class DraftOrdersController {
  constructor(
    private readonly reads: PostgresDraftOrders,
    private readonly write: WriteDraftOrder,
    private readonly quotes: QuoteDraftOrder,
    private readonly place: PlaceDraftOrder,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The drafts that are open. */
  @Get()
  @Listed(DRAFT_ORDER_RULES)
  async adminListDraftOrders(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftOrderSummaryDto[]> {
    const items = await answerList(response, query, DRAFT_ORDER_RULES, (list) => this.reads.list(list));
    const now = this.clock.now();
    return items.map((draft) => DraftOrderSummaryDto.of(draft, now));
  }

  /** One draft, or which order it became. */
  @Get(':id')
  async adminGetDraftOrder(@IdParam('id', DraftOrderNotFound) id: string): Promise<DraftOrderDto> {
    return DraftOrderDto.of(await this.write.get(id), this.clock.now());
  }

  /** Writes an order down that is not placed yet: no stock is held, and prices are those of the day when it is placed. */
  @Allow('orders.write')
  @Audited('draft_order', 'draft_order')
  @Post()
  async adminCreateDraftOrder(
    @CurrentCaller() caller: Caller,
    @Body() body: DraftOrderTermsDto,
  ): Promise<DraftOrderDto> {
    const terms = DraftOrderTermsDto.read(body);
    checkOwnLines(caller, terms, NO_TERMS);
    return this.adminGetDraftOrder(await this.write.create(terms));
  }

  /** Writes down what the order is to be now. */
  @Allow('orders.write')
  @Precondition((it: DraftOrdersController, id) => it.adminGetDraftOrder(id))
  @Audited('draft_order', 'draft_order')
  @Put(':id')
  async adminUpdateDraftOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', DraftOrderNotFound) id: string,
    @Body() body: DraftOrderTermsDto,
  ): Promise<DraftOrderDto> {
    const terms = DraftOrderTermsDto.read(body);
    checkOwnLines(caller, terms, await this.write.get(id));
    await this.write.change(id, terms);
    return this.adminGetDraftOrder(id);
  }

  /** Throws a draft away; an order that it became is not touched. */
  @Allow('orders.write')
  @Precondition((it: DraftOrdersController, id) => it.adminGetDraftOrder(id))
  @Audited('draft_order', 'draft_order')
  @Delete(':id')
  async adminDeleteDraftOrder(@IdParam('id', DraftOrderNotFound) id: string): Promise<DeletedDto> {
    await this.write.remove(id);
    return { id };
  }

  /** What such an order would cost today, by each way to pay; nothing is written down. */
  @ChangesNothing()
  @Post('quote')
  @HttpCode(200)
  async adminQuoteDraftOrder(@Body() body: DraftOrderTermsDto): Promise<CheckoutQuoteAnswer> {
    return CheckoutQuoteAnswer.of(await this.quotes.quoteDraftOrder(DraftOrderTermsDto.read(body)));
  }

  /** Places the order for its buyer, who gets the mails of every order: once, however often it is asked. */
  @Allow('orders.write')
  @Idempotent()
  @AuditsItself('draft_order')
  @Post(':id/place')
  @HttpCode(200)
  async adminPlaceDraftOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', DraftOrderNotFound) id: string,
    @Body() { method, mobileNumber, total }: PlaceDraftOrderDto,
  ): Promise<PlacedDraftOrderDto> {
    const placed = await this.place.placeDraftOrder(id, { method, mobileNumber, total });
    await this.audit.record({
      actor: caller,
      ...{ action: 'adminPlaceDraftOrder', entity: 'draft_order', entityId: id },
      changes: { orderId: placed.orderId, method },
    });
    return placed;
  }
}

/** Whoever may not sell at prices of their own leaves such lines as somebody else has written them. @throws NotAllowed */
function checkOwnLines({ permissions }: Caller, wanted: DraftTerms, written: DraftTerms): void {
  if (permissions.includes('orders.own_lines')) return;
  if (ownPricesOf(wanted) !== ownPricesOf(written)) throw new NotAllowed();
}
