import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { OrderLinks } from '../../../platform/auth/order-links.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { AnswerDraftQuote } from '../../application/answer-draft-quote.js';
import { QuoteNotFound } from '../../domain/quote-refusals.js';
import {
  AcceptedQuoteAnswer,
  AcceptQuoteDto,
  DeclinedQuoteAnswer,
  DeclineQuoteDto,
  OpenedQuoteAnswer,
  OpenedQuoteDto,
  QuoteTokenDto,
} from './draft-quote.dto.js';
import { QUOTE_LINK_CALLS } from './draft-quotes.examples.js';

const LIMIT = { limit: 60, seconds: 600 };

/** Quotes for whoever has their link. The secret of it is sent in bodies alone: it is in no log. */
@ApiTags('orders')
@Allow('public')
@ApiDoc(QUOTE_LINK_CALLS)
@Controller('api/v1/quotes')
export class QuotesController {
  constructor(
    private readonly quotes: AnswerDraftQuote,
    private readonly links: OrderLinks,
  ) {}

  /** What was offered: goods, prices, delivery, tax and total, until when, and the ways to pay. */
  @ChangesNothing()
  @RateLimited('draft-quote', LIMIT)
  @Post(':id/open')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async openQuote(
    @IdParam('id', QuoteNotFound) id: string,
    @Body() { token }: QuoteTokenDto,
  ): Promise<OpenedQuoteAnswer> {
    return { success: true, data: OpenedQuoteDto.of(await this.quotes.openDraftQuote(id, token)) };
  }

  /** Accepts it: the order costs what was offered, to the cent, and is paid by the way that was chosen. Asked again, it answers the same order. */
  @RateLimited('draft-quote', LIMIT)
  @Post(':id/accept')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async acceptQuote(
    @IdParam('id', QuoteNotFound) id: string,
    @Body() { token, method, mobileNumber }: AcceptQuoteDto,
  ): Promise<AcceptedQuoteAnswer> {
    const placed = await this.quotes.acceptDraftQuote(id, token, { method, mobileNumber });
    return { success: true, data: { ...placed, orderToken: this.links.tokenFor(placed.orderId) } };
  }

  /** Declines it, with a word where the buyer likes. */
  @RateLimited('draft-quote', LIMIT)
  @Post(':id/decline')
  @HttpCode(200)
  async declineQuote(
    @IdParam('id', QuoteNotFound) id: string,
    @Body() { token, word = '' }: DeclineQuoteDto,
  ): Promise<DeclinedQuoteAnswer> {
    await this.quotes.declineDraftQuote(id, token, word);
    return { success: true, message: 'Thank you. We have told the shop that you decline.' };
  }
}
