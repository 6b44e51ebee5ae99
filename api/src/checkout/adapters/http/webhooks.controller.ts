import { Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { RequestWithRawBody } from '../../../platform/http/body.middleware.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ReceiveEvent } from '../../application/receive-event.js';
import { WebhookAnswer } from './checkout-answers.dto.js';
import { WEBHOOK_CALLS } from './webhooks.examples.js';

const RECEIVED: WebhookAnswer = { received: true };
const EMPTY = Buffer.alloc(0);

/** What payment providers send, each to its own name. A failure to act on a message is not a 200, so that it is sent again. */
@ApiTags('payments')
@ApiDoc(WEBHOOK_CALLS)
@Controller('api/v1/payments/webhooks')
export class WebhooksController {
  constructor(private readonly events: ReceiveEvent) {}

  /** A signed message, such as those of Stripe to `stripe`. 400 when the signature is not the provider's own. */
  @Allow('public')
  @Post(':provider')
  @HttpCode(200)
  receiveMessage(
    @Req() request: RequestWithRawBody,
    @Param('provider') provider: string,
  ): Promise<WebhookAnswer> {
    return this.receive(request, provider);
  }

  /** An unsigned hint, such as those of MTN to `momo`: its content is not read, the provider is asked about the token's payment. */
  @Allow('public')
  @Post(':provider/:token')
  @HttpCode(200)
  receiveHint(
    @Req() request: RequestWithRawBody,
    @Param('provider') provider: string,
    @Param('token') token: string,
  ): Promise<WebhookAnswer> {
    return this.receive(request, provider, token);
  }

  /** The same by PUT, which some providers also use. */
  @Allow('public')
  @Put(':provider/:token')
  @HttpCode(200)
  receiveHintByPut(
    @Req() request: RequestWithRawBody,
    @Param('provider') provider: string,
    @Param('token') token: string,
  ): Promise<WebhookAnswer> {
    return this.receive(request, provider, token);
  }

  private async receive(
    { rawBody = EMPTY, headers }: RequestWithRawBody,
    provider: string,
    token?: string,
  ): Promise<WebhookAnswer> {
    const first: Record<string, string | undefined> = {};
    for (const [name, value] of Object.entries(headers)) first[name] = [value].flat()[0];
    await this.events.receiveEvent(provider, { raw: rawBody, headers: first, token });
    return RECEIVED;
  }
}
