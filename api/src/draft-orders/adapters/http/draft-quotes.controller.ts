import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Clock } from '../../../kernel/clock.js';
import { Audited, AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { Config } from '../../../platform/config/config.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { SendDraftQuote } from '../../application/send-draft-quote.js';
import { WriteDraftOrder } from '../../application/write-draft-order.js';
import { DraftOrderNotFound } from '../../domain/refusals.js';
import { DraftOrderDto } from './draft-order.dto.js';
import { SendDraftQuoteDto, SentDraftQuoteDto } from './draft-quote.dto.js';
import { DRAFT_QUOTE_CALLS } from './draft-quotes.examples.js';

/** Drafts as quotes: what their buyers are offered, until when. */
@ApiTags('admin-orders')
@Allow('orders.write')
@ApiDoc(DRAFT_QUOTE_CALLS)
@Controller('api/v1/admin/draft-orders')
export class DraftQuotesController {
  constructor(
    private readonly quotes: SendDraftQuote,
    private readonly drafts: WriteDraftOrder,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Mails the buyer what the draft costs today, with the link that accepts or declines it; until that day it costs just that. An earlier quote ends. */
  @Idempotent()
  @AuditsItself('draft_order')
  @Post(':id/quote')
  @HttpCode(200)
  async adminSendDraftQuote(
    @CurrentCaller() caller: Caller,
    @IdParam('id', DraftOrderNotFound) id: string,
    @Body() { until, note = '', version }: SendDraftQuoteDto,
  ): Promise<SentDraftQuoteDto> {
    const path = await this.quotes.sendDraftQuote(id, { until, note, version }, caller);
    return { link: `${this.config.publicUrl}${path}`, draft: await this.draft(id) };
  }

  /** Ends the quote that waits for an answer: its link says so. */
  @Audited('draft_order', 'draft_order')
  @Delete(':id/quote')
  async adminWithdrawDraftQuote(@IdParam('id', DraftOrderNotFound) id: string): Promise<DraftOrderDto> {
    await this.quotes.withdrawDraftQuote(id);
    return this.draft(id);
  }

  private async draft(id: string): Promise<DraftOrderDto> {
    return DraftOrderDto.of(await this.drafts.get(id), this.clock.now());
  }
}
