import { Body, Controller, Headers, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CallKey, Idempotent } from '../../../platform/idempotency/idempotent.js';
import type { KeyOfCall } from '../../../platform/idempotency/key-of-call.js';
import { PlaceOrderAndPay } from '../../application/place-order-and-pay.js';
import {
  BankOrderAnswer,
  CashOrderAnswer,
  CheckoutSessionAnswer,
  StartedPaymentAnswer,
} from './checkout-answers.dto.js';
import {
  BankCheckoutDto,
  CardCheckoutDto,
  CashCheckoutDto,
  MobileCheckoutDto,
} from './checkout-input.dto.js';
import { SPECIFICATION_CALLS } from './checkout.examples.js';
import { ConfirmedEmail } from './confirmed-email.guard.js';
import { NoCardData } from './no-card-data.guard.js';
import { PayLimits } from './pay-limits.js';
import { PromptLimits } from './prompt-limits.js';
import { answeredBy, buy } from './purchase-said.js';

/**
 * The specification's calls, one for each way to pay that it knows, with its texts and answers to the letter. They do what
 * `POST /payments` does for any way to pay; a new one gets no call here.
 */
@ApiTags('payments')
@ApiDoc(SPECIFICATION_CALLS)
@Controller('api/v1/payments')
export class SpecificationCallsController {
  constructor(
    private readonly placeOrderAndPay: PlaceOrderAndPay,
    private readonly prompts: PromptLimits,
  ) {}

  /** Places an order for a card payment and opens the provider's page for it; send the browser to `url`. */
  @Allow('customer')
  @AllowGuest()
  @UseGuards(NoCardData)
  @PayLimits()
  @Idempotent()
  @Post('create-checkout-session')
  @HttpCode(200)
  async createCheckoutSession(
    @Body() body: CardCheckoutDto,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<CheckoutSessionAnswer> {
    return CheckoutSessionAnswer.of(
      await this.placeOrderAndPay.placeOrderAndPay(buy('card', body, caller, ip, key)),
    );
  }

  /** Places an order and asks the wallet to pay; wait on `GET /payments/{paymentId}`. */
  @Allow('customer')
  @AllowGuest()
  @UseGuards(NoCardData)
  @PayLimits()
  @Idempotent()
  @Post('mobile')
  @HttpCode(202)
  async payByMobile(
    @Body() body: MobileCheckoutDto,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<StartedPaymentAnswer> {
    await this.prompts.take(body.mobileNumber, caller.accountId, ip);
    return StartedPaymentAnswer.of(
      await this.placeOrderAndPay.placeOrderAndPay(buy('mobile', body, caller, ip, key)),
    );
  }

  /** Places an order that is paid in cash: a deposit now, the rest on delivery; staff records both. */
  @Allow('customer')
  @AllowGuest()
  @UseGuards(NoCardData, ConfirmedEmail)
  @PayLimits()
  @Idempotent(() => 'told')
  @Post('cash')
  @HttpCode(200)
  async payByCash(
    @Body() body: CashCheckoutDto,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
    @CallKey() called?: KeyOfCall,
    @Headers('idempotency-key') key?: string,
  ): Promise<CashOrderAnswer> {
    const call = answeredBy(called, (made) => CashOrderAnswer.of(made));
    const placing = { ...buy('cash', body, caller, ip, key), call };
    return CashOrderAnswer.of(await this.placeOrderAndPay.placeOrderAndPay(placing));
  }

  /** Places an order that is paid by bank transfer; staff records the money when it has come. */
  @Allow('customer')
  @AllowGuest()
  @UseGuards(NoCardData, ConfirmedEmail)
  @PayLimits()
  @Idempotent(() => 'told')
  @Post('bank')
  @HttpCode(200)
  async payByBank(
    @Body() body: BankCheckoutDto,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
    @CallKey() called?: KeyOfCall,
    @Headers('idempotency-key') key?: string,
  ): Promise<BankOrderAnswer> {
    const call = answeredBy(called, (made) => BankOrderAnswer.of(made));
    const placing = { ...buy('bank', body, caller, ip, key), call };
    return BankOrderAnswer.of(await this.placeOrderAndPay.placeOrderAndPay(placing));
  }
}
