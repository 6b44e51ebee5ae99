import { Body, Controller, Get, Headers, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import { hashOf } from '../../../platform/idempotency/idempotency-keys.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import type { PaymentMethod } from '../../../payments/domain/method.js';
import { GuestUnreachable } from '../../domain/refusals.js';
import { PaymentNotFound } from '../../../payments/domain/refusals.js';
import { ShowConfirmation } from '../../application/show-confirmation.js';
import type { Buy } from '../../application/buy.js';
import { requestOf } from '../../application/purchase.js';
import { PlaceOrderAndPay } from '../../application/place-order-and-pay.js';
import { RetryPayment } from '../../application/retry-payment.js';
import { ShowPayment } from '../../application/show-payment.js';
import {
  BankOrderAnswer,
  CashOrderAnswer,
  CheckoutSessionAnswer,
  ConfirmationAnswer,
  PaymentViewAnswer,
  StartedPaymentAnswer,
} from './checkout-answers.dto.js';
import {
  BankCheckoutDto,
  CardCheckoutDto,
  CashCheckoutDto,
  CheckoutSuccessDto,
  MobileCheckoutDto,
  RetryPaymentDto,
} from './checkout-input.dto.js';
import { addressed } from './addressed.js';
import { buyerEmailOf, type CheckoutAddressDto } from './purchase-parts.dto.js';
import { ConfirmedEmail } from './confirmed-email.guard.js';
import { NoCardData } from './no-card-data.guard.js';
import { ConfirmLimits, PayLimits } from './pay-limits.js';
import { PromptLimits } from './prompt-limits.js';
import { Described } from '../../../platform/http/described.js';
import { CHECKOUT_CALLS } from './checkout.examples.js';

/** Buying: one call per way to pay, and the questions that the waiting and success pages ask. */
@ApiTags('payments')
@Described(CHECKOUT_CALLS)
@Controller('api/v1/payments')
export class CheckoutController {
  constructor(
    private readonly placeOrderAndPay: PlaceOrderAndPay,
    private readonly confirm: ShowConfirmation,
    private readonly show: ShowPayment,
    private readonly retry: RetryPayment,
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
  @Idempotent()
  @Post('cash')
  @HttpCode(200)
  async payByCash(
    @Body() body: CashCheckoutDto,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<CashOrderAnswer> {
    return CashOrderAnswer.of(
      await this.placeOrderAndPay.placeOrderAndPay(buy('cash', body, caller, ip, key)),
    );
  }

  /** Places an order that is paid by bank transfer; staff records the money when it has come. */
  @Allow('customer')
  @AllowGuest()
  @UseGuards(NoCardData, ConfirmedEmail)
  @PayLimits()
  @Idempotent()
  @Post('bank')
  @HttpCode(200)
  async payByBank(
    @Body() body: BankCheckoutDto,
    @CurrentCaller() caller: Caller,
    @Ip() ip: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<BankOrderAnswer> {
    return BankOrderAnswer.of(
      await this.placeOrderAndPay.placeOrderAndPay(buy('bank', body, caller, ip, key)),
    );
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

type AnyCheckout = CardCheckoutDto | MobileCheckoutDto | CashCheckoutDto | BankCheckoutDto;

function buy(
  method: PaymentMethod,
  body: AnyCheckout,
  caller: Caller,
  ip: string,
  key: string | undefined,
): Buy {
  const isGuest = caller.role === 'guest';
  if (isGuest && !body.contact?.email) throw new GuestUnreachable();
  const contact = body.contact ?? { email: caller.email, phone: '' };
  const name = isGuest ? nameOn(body.shippingAddress) : caller.name;
  const said: Buy = {
    accountId: caller.accountId,
    name,
    guestEmail: isGuest ? contact.email : undefined,
    buyerEmail: buyerEmailOf(caller, contact.email),
    method,
    items: body.products,
    couponCode: body.couponCode,
    currency: body.currency,
    amount: body.amount,
    contact,
    shippingAddress: body.shippingAddress ? addressed(body.shippingAddress, name) : null,
    billingAddress: body.billingAddress && addressed(body.billingAddress, name),
    shippingMethodId: body.shippingMethodId,
    vatNumber: body.vatNumber,
    ...('mobileNumber' in body && { mobileNumber: body.mobileNumber, walletAmount: body.walletAmount }),
    ...('total' in body && { total: body.total }),
    networks: networksOf(ip),
  };
  return { ...said, request: key ? { key, hash: hashOf(requestOf(said)) } : undefined };
}

/** A guest is called as the parcel is addressed. */
const nameOn = (address: CheckoutAddressDto | undefined) =>
  [address?.firstName, address?.lastName].filter(Boolean).join(' ') || 'Guest';
