import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { log } from '../../../platform/logging/log.js';
import { said } from '../../../platform/languages/tongues.js';
import { UpsertProducts } from '../../application/import/upsert-products.js';
import { ProductResultsDto, SentProductsDto } from './product-batch.dto.js';

const BODY = 8 * 1024 * 1024;

@ApiTags('admin-products')
@ApiDoc({
  adminUpsertProducts: {
    requests: {
      two: {
        summary: 'A product of two sizes, and a new price and stock of another one',
        value: {
          products: [
            {
              ...{ name: 'Linen shirt', description: 'Washed linen.', category: 'Shirts' },
              variants: [
                { sku: 'LINEN-S', options: { Size: 'S' }, price: 39, stock: 12 },
                { sku: 'LINEN-M', options: { Size: 'M' }, price: 39, stock: 8 },
              ],
            },
            { sku: 'gift-ribbon', price: 4.5, stock: null },
          ],
        },
      },
    },
    refuses: [new InvalidInput([{ field: 'products', message: 'products has at most 1000 at once' }])],
  },
})
@Controller('api/v1/admin/products/batch')
export class ProductBatchController {
  constructor(private readonly products: UpsertProducts) {}

  /**
   * Makes or changes up to 1,000 products by the SKUs of their variants, with the rules of files. Each product has a result of its
   * own and is done whole or not at all; what is so already changes nothing, so that the same can be sent again. It takes as many as it can in some
   * seconds: the others are told as not tried, and are sent again in a further call.
   */
  @Allow('products.write')
  @Post()
  @HttpCode(200)
  @AuditsItself('product')
  @Idempotent()
  @LargeBody(BODY)
  async adminUpsertProducts(
    @CurrentCaller() { accountId, email, permissions }: Caller,
    @Body() { products }: SentProductsDto,
  ): Promise<ProductResultsDto> {
    const maySetCosts = permissions.includes('costs.write');
    const failed = (err: unknown) => log.error({ err }, 'a product of a batch was not saved');
    const by = { accountId, email };
    const results = await this.products.upsertProducts(by, products, maySetCosts, failed);
    return {
      results: results.map((one) =>
        one.ok
          ? one
          : { ...one, errors: one.errors.map(({ field, message }) => ({ field, message: said(message) })) },
      ),
    };
  }
}
