import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ProductNotFound } from '../../../catalogue/domain/refusals.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { PlaceReads } from '../persistence/place-reads.js';
import { ProductPlacesDto } from './places.dto.js';
import { PRODUCT_PLACE_CALLS } from './places.examples.js';

@ApiTags('admin-stock')
@Allow('products.read')
@ApiDoc(PRODUCT_PLACE_CALLS)
@Controller('api/v1/admin/products')
export class ProductPlacesController {
  constructor(private readonly reads: PlaceReads) {}

  /** What lies of each variant of a product at each place. */
  @Get(':id/places')
  async adminGetProductPlaces(@IdParam('id', ProductNotFound) id: string): Promise<ProductPlacesDto> {
    return found(await this.reads.ofProduct(id), ProductNotFound);
  }
}
