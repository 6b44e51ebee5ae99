import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Money } from '../../../kernel/money.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { EstimateDelivery } from '../../application/estimate-delivery.js';
import { SHIPPING_CALLS } from './shipping.examples.js';
import { DeliveryOfferDto, DeliveryOffersAnswer, DeliveryQueryDto } from './shipping.dto.js';

@ApiTags('shipping')
@ApiDoc(SHIPPING_CALLS)
@Controller('api/v1/shipping/methods')
export class ShippingController {
  constructor(private readonly estimate: EstimateDelivery) {}

  /**
   * What delivery to a place costs; the first method is chosen by itself. Empty where the shop does not deliver. Counted
   * per address: a carrier may be asked for it.
   */
  @Allow('public')
  @RateLimited('delivery', { limit: 120, seconds: 600 })
  @Get()
  async listDeliveryMethods(@Query() query: DeliveryQueryDto): Promise<DeliveryOffersAnswer> {
    const { country, region = null, postcode = null, worth = 0, grams = 0 } = query;
    const parcel = { worth: Money.fromDecimal(worth, 'worth'), grams };
    const offers = await this.estimate.estimateDelivery({ country, region, postcode }, parcel);
    return { success: true, data: offers.map((offer) => DeliveryOfferDto.of(offer)) };
  }
}
