import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { RequestWithRawBody } from '../../../platform/http/body.middleware.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ReceiveCarrierMessage } from '../../application/receive-carrier-message.js';
import { CarrierMessageAnswer } from './label.dto.js';
import { CARRIER_CALLS } from './labels.examples.js';

const EMPTY = Buffer.alloc(0);

/** What carriers send, each to its own name. A failure to act on a message is not a 200, so that it is sent again. */
@ApiTags('shipping')
@ApiDoc(CARRIER_CALLS)
@Controller('api/v1/shipping/webhooks')
export class CarrierWebhooksController {
  constructor(private readonly messages: ReceiveCarrierMessage) {}

  /** A signed message about a parcel. 400 when the signature is not the carrier's own. */
  @Allow('public')
  @Post(':provider')
  @HttpCode(200)
  async receiveCarrierMessage(
    @Req() request: RequestWithRawBody,
    @Param('provider') provider: string,
  ): Promise<CarrierMessageAnswer> {
    const { rawBody = EMPTY } = request;
    await this.messages.receiveCarrierMessage(provider, rawBody, (name) => request.get(name));
    return { received: true };
  }
}
