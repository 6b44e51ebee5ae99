import { Body, Controller, Get, Headers, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { CallKey, Idempotent } from '../../../platform/idempotency/idempotent.js';
import type { KeyOfCall } from '../../../platform/idempotency/key-of-call.js';
import { DemandConfirmedEmail } from '../../../email-confirmation/application/demand-confirmed-email.js';
import { definitionOf, isCollectedByStaff, KEPT_BY_SHOP } from '../../../payments/methods/known.js';
import { noNumberOrAmount } from '../../domain/refusals.js';
import { InvalidPaymentMethod, PaymentNotFound } from '../../../payments/domain/refusals.js';
import { ShowConfirmation } from '../../application/show-confirmation.js';
import { PlaceOrderAndPay } from '../../application/place-order-and-pay.js';
import { RetryPayment } from '../../application/retry-payment.js';
import { ShowPayment } from '../../application/show-payment.js';
import { BegunPaymentAnswer, StartedPaymentAnswer } from './checkout-answers.dto.js';
import { ConfirmationAnswer, PaymentViewAnswer } from './payment-view.dto.js';
import { CheckoutSuccessDto, PaymentDto, RetryPaymentDto } from './checkout-input.dto.js';
import { NoCardData } from './no-card-data.guard.js';
import { ConfirmLimits, PayLimits } from './pay-limits.js';
import { PromptLimits } from './prompt-limits.js';
import { answeredBy, buy } from './purchase-said.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CHECKOUT_CALLS } from './checkout.examples.js';

/** What pays all of it where no way to pay is named: gift cards and store credit. */
function wayOf({ giftCards, useStoreCredit }: PaymentDto): string {
  const [first] = KEPT_BY_SHOP;
  if (!first || !(giftCards?.length || useStoreCredit)) throw new InvalidPaymentMethod();
  return first;
}

/** What nobody outside the shop is asked for: its key is taken with its order. */
const isStaffs = ({ method }: Partial<PaymentDto> = {}): boolean =>
  typeof method === 'string' && isCollectedByStaff(method);

/** Buying by any way to pay, and the questions that the waiting and success pages ask. */
@ApiTags('payments')
@ApiDoc(CHECKOUT_CALLS)
@Controller('api/v1/payments')
export class CheckoutController {
  constructor(
    private readonly placeOrderAndPay: PlaceOrderAndPay,
    private readonly confirm: ShowConfirmation,
    private readonly show: ShowPayment,
    private readonly retry: RetryPayment,
    private readonly prompts: PromptLimits,
    private readonly confirmedEmail: DemandConfirmedEmail,
  ) {}

  /**
   * Places an order and begins its payment. What follows is `next`: send the browser to `url`, wait on
   * `GET /payments/{paymentId}`, or nothing more: staff records the money.
   */
  @Allow('customer')
  @AllowGuest()
  @UseGuards(NoCardData)
  @PayLimits()
  @Idempotent((body) => (isStaffs(body as PaymentDto) ? 'told' : 'first'))
  @Post()
  @HttpCode(200)
  async beginPayment(
    @Body() body: PaymentDto,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
    @CallKey() called?: KeyOfCall,
    @Headers('idempotency-key') key?: string,
  ): Promise<BegunPaymentAnswer> {
    const { mobileNumber } = body;
    const method = body.method ?? wayOf(body);
    if (isCollectedByStaff(method)) await this.confirmedEmail.demandConfirmedEmail(caller);
    if (definitionOf(method)?.needs.includes('mobileNumber')) {
      if (!mobileNumber) throw noNumberOrAmount();
      await this.prompts.take(mobileNumber, caller.accountId, ip);
    }
    const call = answeredBy(called, (made) => BegunPaymentAnswer.of(made));
    const placing = { ...buy(method, body, caller, ip, key), call };
    return BegunPaymentAnswer.of(await this.placeOrderAndPay.placeOrderAndPay(placing));
  }

  /** What the success page asks: was my session paid? The provider is asked, not the browser. */
  @Allow('customer')
  @AllowGuest()
  @ConfirmLimits()
  @Post('checkout-success')
  @HttpCode(200)
  async confirmCheckout(
    @Body() body: CheckoutSuccessDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ConfirmationAnswer> {
    return ConfirmationAnswer.of(await this.confirm.showConfirmation(body.sessionId, caller.accountId));
  }

  /** How a payment stands; the waiting page asks again every few seconds. */
  @Allow('customer')
  @AllowGuest()
  @Get(':paymentId')
  async getPayment(
    @IdParam('paymentId', PaymentNotFound) paymentId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<PaymentViewAnswer> {
    return PaymentViewAnswer.of(await this.show.showPayment(paymentId, caller.accountId));
  }

  /** Tries a failed payment of a waiting order again, with another number where wanted. */
  @Allow('customer')
  @AllowGuest()
  @UseGuards(NoCardData)
  @PayLimits()
  @Idempotent()
  @Post(':paymentId/retry')
  @HttpCode(200)
  async retryPayment(
    @IdParam('paymentId', PaymentNotFound) paymentId: string,
    @Body() body: RetryPaymentDto,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
  ): Promise<StartedPaymentAnswer> {
    await this.prompts.take(body.mobileNumber ?? paymentId, caller.accountId, ip);
    return StartedPaymentAnswer.of(
      await this.retry.retryPayment(paymentId, caller.accountId, body.mobileNumber),
    );
  }
}
