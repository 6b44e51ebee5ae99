import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { BundleLists, type BundledVariant } from '../../application/bundle-lists.js';
import { SetBundles } from '../../application/set-bundles.js';
import { BundleWrong } from '../../domain/bundle.js';
import { NoSuchVariants, ProductNotFound } from '../../domain/refusals.js';
import { BundlesInputDto, ProductBundlesDto } from './bundles.dto.js';
import { TEE } from './products.examples.js';

/** As many bundles as are taken, each of as many parts. */
const BODY = 512 * 1024;

const REFUSALS = [
  ...[new ProductNotFound(), new NoSuchVariants([0], 'bundles')],
  new BundleWrong([{ field: 'bundles.0.parts.0.variantId', message: 'A part is taxed as its bundle is' }]),
];

@ApiTags('admin-products')
@ApiDoc({
  adminGetBundles: { parameters: TEE, refuses: [new ProductNotFound()] },
  adminSetBundles: {
    parameters: TEE,
    requests: {
      one: {
        summary: 'A box of two cups',
        value: {
          bundles: [
            {
              variantId: '01942302-162e-7e20-991c-8f78a5902537',
              parts: [{ variantId: '01942302-162e-7e20-991c-8f78a5902538', quantity: 2 }],
            },
          ],
        },
      },
    },
    refuses: REFUSALS,
  },
})
@Controller('api/v1/admin/products')
export class BundlesController {
  constructor(
    private readonly bundles: BundleLists,
    private readonly setting: SetBundles,
  ) {}

  /** What the variants of a product are made of. */
  @Allow('products.read')
  @Get(':id/bundles')
  async adminGetBundles(@IdParam('id', ProductNotFound) id: string): Promise<ProductBundlesDto> {
    return viewOf(found(await this.bundles.ofProduct(id), ProductNotFound));
  }

  /** Makes variants of others: such a bundle is sold by the stock of its parts, at a price of its own. */
  @Allow('products.write')
  @Precondition((it: BundlesController, id) => it.adminGetBundles(id))
  @Put(':id/bundles')
  @AuditsItself('product')
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminSetBundles(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProductNotFound) id: string,
    @Body() { bundles }: BundlesInputDto,
  ): Promise<ProductBundlesDto> {
    const wanted = bundles.map(({ variantId, parts }) => ({
      variantId: variantId.toLowerCase(),
      parts: parts.map((part) => ({ variantId: part.variantId.toLowerCase(), quantity: part.quantity })),
    }));
    return viewOf(await this.setting.setBundles(caller, id, wanted));
  }
}

const viewOf = (variants: readonly BundledVariant[]): ProductBundlesDto => ({
  variants: variants.map(({ variantId, sku, options, parts }) => ({
    ...{ variantId, sku, options: { ...options } },
    parts: parts.map(({ partId, name, sku: own, options: chosen, quantity }) => ({
      ...{ variantId: partId, name, sku: own, options: { ...chosen }, quantity },
    })),
  })),
});
