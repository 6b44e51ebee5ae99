import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UnknownCountry } from '../../../kernel/area.js';
import { countryCode } from '../../../kernel/world/countries.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { EstimateDelivery } from '../../application/estimate-delivery.js';
import { DeliveryPromiseAnswer, PromiseQueryDto } from './promise.dto.js';
import { PROMISE_CALLS } from './shipping.examples.js';

@ApiTags('shipping')
@ApiDoc(PROMISE_CALLS)
@Controller('api/v1/shipping/promise')
export class PromiseController {
  constructor(private readonly estimate: EstimateDelivery) {}

  /** What may be promised of delivery to a country before an address is known; by the rules of the zones, no carrier is asked. */
  @Allow('public')
  @Get()
  @Header('Cache-Control', 'public, max-age=30')
  async getDeliveryPromise(@Query() query: PromiseQueryDto): Promise<DeliveryPromiseAnswer> {
    const country = countryCode(query.country);
    if (country === null) throw new UnknownCountry(query.country);
    const { isServed, free, arrives } = await this.estimate.promised(country);
    const freeDelivery = free && { over: free.over.toDecimal(), method: free.method };
    return { success: true, data: { country, isServed, freeDelivery, arrives } };
  }
}
