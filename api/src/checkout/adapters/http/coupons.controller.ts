import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { QuoteBasket } from '../../application/quote-basket.js';
import { CouponPreviewDto, QuoteAnswer, QuoteDto } from './coupons.dto.js';
import { askerOf } from './purchase-parts.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { COUPON_CALLS } from './checkout.examples.js';

@ApiTags('coupons')
@ApiDoc(COUPON_CALLS)
@Controller('api/v1/coupons')
export class CouponsController {
  constructor(private readonly quotes: QuoteBasket) {}

  /** What a coupon would take off the cart, or off the products sent; uses nothing up. */
  @Allow('customer')
  @AllowGuest()
  @RateLimited('coupon', { limit: 30, seconds: 600 })
  @Post('preview')
  @HttpCode(200)
  async previewCoupon(
    @Body() { code, products, currency, email }: CouponPreviewDto,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteAnswer> {
    const quote = await this.quotes.quoteBasket({
      ...askerOf(caller, email),
      couponCode: code,
      items: products,
      currency,
    });
    return { success: true, data: QuoteDto.of(quote) };
  }
}
