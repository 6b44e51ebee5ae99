import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ProductNotFound } from '../../../catalogue/domain/refusals.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ArrivalReads } from '../persistence/arrival-reads.js';
import { OnTheWayDto } from './arrivals.dto.js';
import { PRODUCT_ARRIVAL_CALLS } from './arrivals.examples.js';

@ApiTags('admin-stock')
@Allow('products.read')
@ApiDoc(PRODUCT_ARRIVAL_CALLS)
@Controller('api/v1/admin/products')
export class ProductArrivalsController {
  constructor(private readonly reads: ArrivalReads) {}

  /** What is on the way of each variant of a product, by purchase orders and transfers, the earliest first. */
  @Get(':id/arrivals')
  async adminGetProductArrivals(@IdParam('id', ProductNotFound) id: string): Promise<OnTheWayDto[]> {
    return found(await this.reads.ofProduct(id), ProductNotFound);
  }
}
