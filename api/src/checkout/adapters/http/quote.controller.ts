import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { QuoteCheckout } from '../../application/quote-checkout.js';
import { askerOf, CheckoutQuoteDto } from './purchase-parts.dto.js';
import { placeOf } from './delivery-input.dto.js';
import { CheckoutQuoteAnswer } from './quote.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { QUOTE_CALLS } from './checkout.examples.js';

@ApiTags('payments')
@ApiDoc(QUOTE_CALLS)
@Controller('api/v1/payments')
export class QuoteController {
  constructor(private readonly quotes: QuoteCheckout) {}

  /** What the cart, or the products sent, would cost by each way to pay: deposit and balance, the wallet's currency. */
  @Allow('customer')
  @AllowGuest()
  @RateLimited('quote', { limit: 120, seconds: 600 })
  @Post('quote')
  @HttpCode(200)
  async quoteCheckout(
    @Body()
    { products: items, shippingAddress, shippingMethodId, vatNumber, email, ...said }: CheckoutQuoteDto,
    @CurrentCaller() caller: Caller,
  ): Promise<CheckoutQuoteAnswer> {
    const delivery = { shippingAddress: placeOf(shippingAddress), shippingMethodId };
    const { couponCode, currency, giftCards, useStoreCredit } = said;
    const wanted = { items, couponCode, currency, giftCards, useStoreCredit };
    const request = { ...askerOf(caller, email), ...wanted, ...delivery };
    return CheckoutQuoteAnswer.of(await this.quotes.quoteCheckout(request, vatNumber));
  }
}
