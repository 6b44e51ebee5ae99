import { Controller, Headers, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { RequestWithRawBody } from '../../../platform/http/body.middleware.js';
import { ReceiveEvent } from '../../application/receive-event.js';
import { ReceiveMobileHint } from '../../application/receive-mobile-hint.js';
import { WebhookAnswer } from './checkout-answers.dto.js';
import { Described } from '../../../platform/http/described.js';
import { WEBHOOK_CALLS } from './checkout.examples.js';

const RECEIVED: WebhookAnswer = { received: true };
const EMPTY = Buffer.alloc(0);

/** What providers send. A failure to act on a message is not a 200, so that it is sent again. */
@ApiTags('payments')
@Described(WEBHOOK_CALLS)
@Controller('api/v1/payments/webhooks')
export class WebhooksController {
  constructor(
    private readonly events: ReceiveEvent,
    private readonly mobileHints: ReceiveMobileHint,
  ) {}

  /** A signed event of the card provider. 400 when the signature is not its own. */
  @Allow('public')
  @Post('stripe')
  @HttpCode(200)
  async stripeWebhook(
    @Req() request: RequestWithRawBody,
    @Headers('stripe-signature') signature?: string,
  ): Promise<WebhookAnswer> {
    await this.events.receiveEvent('stripe', request.rawBody ?? EMPTY, signature);
    return RECEIVED;
  }

  /** An unsigned hint of the mobile-money provider: its content is not read, the provider is asked. */
  @Allow('public')
  @Post('momo/:token')
  @HttpCode(200)
  async momoCallback(@Param('token') token: string): Promise<WebhookAnswer> {
    await this.mobileHints.receiveMobileHint(token);
    return RECEIVED;
  }

  /** The same by PUT, which the provider also uses. */
  @Allow('public')
  @Put('momo/:token')
  @HttpCode(200)
  async momoCallbackPut(@Param('token') token: string): Promise<WebhookAnswer> {
    await this.mobileHints.receiveMobileHint(token);
    return RECEIVED;
  }
}
