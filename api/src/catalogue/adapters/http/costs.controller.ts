import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { baseCurrency, toDecimal, toSmallest } from '../../../kernel/currency.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { demand } from '../../../platform/auth/demand.js';
import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { SetCosts } from '../../application/set-costs.js';
import { VariantCosts, type VariantCost } from '../../application/variant-costs.js';
import { BundleHasNoCost, NoSuchVariants, ProductNotFound } from '../../domain/refusals.js';
import { CostsInputDto, ProductCostsDto } from './costs.dto.js';
import { TEE } from './products.examples.js';

const BODY = 64 * 1024;

@ApiTags('admin-products')
@ApiDoc({
  adminGetProductCosts: { parameters: TEE, refuses: [new ProductNotFound()] },
  adminSetProductCosts: {
    parameters: TEE,
    requests: {
      one: {
        summary: 'What one piece of a variant costs',
        value: { costs: [{ variantId: '01942302-162e-7e20-991c-8f78a5902537', cost: 11.2 }] },
      },
    },
    refuses: [
      ...[new ProductNotFound(), new NoSuchVariants([0]), new BundleHasNoCost([0])],
      new CurrencyChanged(),
    ],
  },
})
@Controller('api/v1/admin/products')
export class CostsController {
  constructor(
    private readonly costs: VariantCosts,
    private readonly setting: SetCosts,
  ) {}

  /** What one piece of each variant costs the shop. Told here alone, to whoever may see it. */
  @Allow('costs.read')
  @Get(':id/costs')
  async adminGetProductCosts(@IdParam('id', ProductNotFound) id: string): Promise<ProductCostsDto> {
    return viewOf(found(await this.costs.ofProduct(id), ProductNotFound));
  }

  /**
   * Sets what pieces cost from now on; each order keeps what its goods cost when they were ordered. Answers with all variants, or with
   * those that were sent alone where the caller lacks `costs.read`; `If-Match` needs that permission, too.
   */
  @Allow('costs.write')
  @Precondition((it: CostsController, id, caller) => it.known(caller, id))
  @Put(':id/costs')
  @AuditsItself('product')
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminSetProductCosts(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProductNotFound) id: string,
    @Body() { costs }: CostsInputDto,
  ): Promise<ProductCostsDto> {
    const wanted = costs.map(({ variantId, cost }) => ({
      variantId: variantId.toLowerCase(),
      costCents: cost === null ? null : toSmallest(cost),
    }));
    const all = await this.setting.setCosts(caller, id, wanted);
    const sent = new Set(wanted.map(({ variantId }) => variantId));
    return viewOf(maySee(caller) ? all : all.filter(({ variantId }) => sent.has(variantId)));
  }

  /** An ETag of costs tells them to whoever guesses. @throws NotAllowed, ProductNotFound */
  private known(caller: Caller, id: string): Promise<ProductCostsDto> {
    demand(caller, 'costs.read');
    return this.adminGetProductCosts(id);
  }
}

const maySee = ({ permissions }: Caller): boolean => permissions.includes('costs.read');

const viewOf = (variants: readonly VariantCost[]): ProductCostsDto => ({
  currency: baseCurrency().code,
  variants: variants.map(({ variantId, sku, options, priceCents, costCents, isBundle }) => ({
    ...{ variantId, sku, options, price: toDecimal(priceCents), isBundle },
    cost: costCents === null ? null : toDecimal(costCents),
  })),
});
