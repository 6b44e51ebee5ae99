import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { RequestWithRawBody } from '../../../platform/http/body.middleware.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ReceiveCarrierMessage } from '../../application/receive-carrier-message.js';
import { CarrierMessageAnswer } from './label.dto.js';
import { CARRIER_CALLS } from './labels.examples.js';

const EMPTY = Buffer.alloc(0);

/** What carriers send. A failure to act on a message is not a 200, so that it is sent again. */
@ApiTags('shipping')
@ApiDoc(CARRIER_CALLS)
@Controller('api/v1/shipping/webhooks')
export class CarrierWebhooksController {
  constructor(private readonly messages: ReceiveCarrierMessage) {}

  /** A signed event of EasyPost about a parcel. 400 when the signature is not its own. */
  @Allow('public')
  @Post('easypost')
  @HttpCode(200)
  async easypostWebhook(
    @Req() request: RequestWithRawBody,
    @Headers('x-hmac-signature') signature?: string,
  ): Promise<CarrierMessageAnswer> {
    await this.messages.receiveCarrierMessage(request.rawBody ?? EMPTY, signature);
    return { received: true };
  }
}
