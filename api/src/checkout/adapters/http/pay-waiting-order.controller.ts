import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AllowOrderLink } from '../../../platform/auth/allow-order-link.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { PayWaitingOrder } from '../../application/pay-waiting-order.js';
import { StartedPaymentAnswer } from './checkout-answers.dto.js';
import { PayWaitingOrderDto } from './checkout-input.dto.js';
import { PaymentMethodDto, PaymentMethodsAnswer } from './methods.dto.js';
import { PayLimits } from './pay-limits.js';
import { PAY_WAITING_CALLS } from './pay-waiting.examples.js';

/** Paying an order that waits for its money, by whoever sees the order. */
@ApiTags('orders')
@Allow('customer')
@AllowGuest()
@ApiDoc(PAY_WAITING_CALLS)
@Controller('api/v1/orders')
export class PayWaitingOrderController {
  constructor(private readonly waiting: PayWaitingOrder) {}

  /** By which ways what is due now of it may be paid: none once it is paid, or over. */
  @AllowOrderLink()
  @Get(':id/payment-methods')
  @Header('Cache-Control', 'no-store')
  async listWaysToPayOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<PaymentMethodsAnswer> {
    const ways = await this.waiting.waysFor(id, caller.accountId);
    return { success: true, data: await Promise.all(ways.map((way) => PaymentMethodDto.of(way))) };
  }

  /** Pays what is due now: again, or the deposit of a cash order by card or wallet. An open payment page is answered again. */
  @AllowOrderLink()
  @PayLimits()
  @Post(':id/pay')
  @HttpCode(200)
  async payWaitingOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Body() body: PayWaitingOrderDto,
  ): Promise<StartedPaymentAnswer> {
    return StartedPaymentAnswer.of(await this.waiting.pay(id, caller.accountId, body));
  }
}
