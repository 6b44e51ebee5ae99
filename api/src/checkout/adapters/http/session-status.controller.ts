import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ShowSessionStatus } from '../../application/show-session-status.js';
import { CheckoutSuccessDto } from './checkout-input.dto.js';
import { SESSION_STATUS_CALLS } from './checkout.examples.js';
import { ConfirmLimits } from './pay-limits.js';
import { SessionStatusAnswer } from './session-status.dto.js';

@ApiTags('payments')
@ApiDoc(SESSION_STATUS_CALLS)
@Controller('api/v1/payments')
export class SessionStatusController {
  constructor(private readonly show: ShowSessionStatus) {}

  /** How the payment of a return address stands, for whoever holds it, without a log-in: no order, no amount, no person. */
  @Allow('public')
  @ConfirmLimits()
  @Post('checkout-status')
  @HttpCode(200)
  async getCheckoutStatus(@Body() { sessionId }: CheckoutSuccessDto): Promise<SessionStatusAnswer> {
    return SessionStatusAnswer.of(await this.show.showSessionStatus(sessionId));
  }
}
