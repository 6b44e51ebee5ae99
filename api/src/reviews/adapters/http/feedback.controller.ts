import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { GiveOrderFeedback } from '../../application/give-order-feedback.js';
import { FeedbackAnswerDto, FeedbackDto } from './feedback.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { FEEDBACK_CALLS } from './reviews.examples.js';

@ApiTags('orders')
@Allow('customer')
@ApiDoc(FEEDBACK_CALLS)
@Controller('api/v1/orders')
export class FeedbackController {
  constructor(private readonly give: GiveOrderFeedback) {}

  /** The caller's word on a delivered order, once, with stars for what was in it. */
  @Post(':id/feedback')
  @HttpCode(200)
  async leaveFeedback(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) orderId: string,
    @Body() { rating, comment = '', items = [] }: FeedbackDto,
  ): Promise<FeedbackAnswerDto> {
    await this.give.giveOrderFeedback({ orderId, accountId: caller.accountId, rating, comment, items });
    return { success: true, message: 'Thank you for your feedback' };
  }
}
