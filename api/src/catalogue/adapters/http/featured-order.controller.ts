import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { tellVersion } from '../../../platform/http/etags.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AdminCatalogue } from '../../application/admin-views.js';
import { OrderFeatured } from '../../application/order-featured.js';
import { NotFeatured, ProductNotFound } from '../../domain/refusals.js';
import { auditedProduct } from '../persistence/audited-product.js';
import { AdminProductDto } from './admin-product.dto.js';
import { FeaturedPlaceDto } from './featured-order.dto.js';
import { TEE } from './products.examples.js';

const BODY = 64 * 1024;

@ApiTags('admin-products')
@Allow('products.write')
@ApiDoc({
  adminPlaceFeatured: {
    parameters: TEE,
    requests: { first: { summary: 'The first on the home page', value: { place: 1 } } },
    refuses: [new ProductNotFound(), new NotFeatured()],
  },
})
@Controller('api/v1/admin/products')
export class FeaturedOrderController {
  constructor(
    private readonly order: OrderFeatured,
    private readonly catalogue: AdminCatalogue,
  ) {}

  /** Puts a featured product at a place among the featured ones; the home page shows it there at once. */
  @Precondition(async (it: FeaturedOrderController, id) => {
    const product = found(await it.catalogue.product(id), ProductNotFound);
    tellVersion(product.version);
    return product;
  })
  @Put(':id/featured-place')
  @Audited('product', auditedProduct)
  @LargeBody(BODY)
  async adminPlaceFeatured(
    @IdParam('id', ProductNotFound) id: string,
    @Body() { place }: FeaturedPlaceDto,
  ): Promise<AdminProductDto> {
    const product = found(await this.catalogue.product(id), ProductNotFound);
    await this.order.move(id, place);
    return product;
  }
}
