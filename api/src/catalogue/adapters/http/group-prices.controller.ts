import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { baseCurrency, Currency, toDecimal } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import {
  GroupPriceLists,
  MOST_GROUP_PRICES,
  type GroupPriceList,
} from '../../application/group-price-lists.js';
import { SetGroupPrices } from '../../application/set-group-prices.js';
import { NoSuchGroups, NoSuchVariants, ProductNotFound, TooManyGroupPrices } from '../../domain/refusals.js';
import { GroupPricesInputDto, ProductGroupPricesDto } from './group-prices.dto.js';
import { TEE } from './products.examples.js';

const BODY = 64 * 1024;

@ApiTags('admin-products')
@ApiDoc({
  adminGetGroupPrices: { parameters: TEE, refuses: [new ProductNotFound()] },
  adminSetGroupPrices: {
    parameters: TEE,
    requests: {
      one: {
        summary: 'From ten pieces on',
        value: {
          prices: [
            {
              groupId: '01941f6f-b357-7085-90c8-d051a8c42fac',
              variantId: '01942302-162e-7e20-991c-8f78a5902537',
              ...{ from: 10, price: 19.5 },
            },
          ],
        },
      },
    },
    refuses: [
      ...[new ProductNotFound(), new NoSuchVariants([0], 'prices'), new NoSuchGroups([0])],
      new TooManyGroupPrices(MOST_GROUP_PRICES),
    ],
  },
})
@Controller('api/v1/admin/products')
export class GroupPricesController {
  constructor(
    private readonly lists: GroupPriceLists,
    private readonly setting: SetGroupPrices,
  ) {}

  /** What groups of customers pay for the variants of a product. */
  @Allow('products.read')
  @Get(':id/group-prices')
  async adminGetGroupPrices(@IdParam('id', ProductNotFound) id: string): Promise<ProductGroupPricesDto> {
    return viewOf(found(await this.lists.ofProduct(id), ProductNotFound));
  }

  /**
   * Sets what groups of customers pay from now on, in place of what everybody pays where that is more. The lowest price of the
   * groups that a buyer belongs to counts; discounts and coupons take off it.
   */
  @Allow('products.write')
  @Precondition((it: GroupPricesController, id) => it.adminGetGroupPrices(id))
  @Put(':id/group-prices')
  @AuditsItself('product')
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminSetGroupPrices(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProductNotFound) id: string,
    @Body() { prices }: GroupPricesInputDto,
  ): Promise<ProductGroupPricesDto> {
    const wanted = prices.map(
      ({ groupId, variantId, currency = baseCurrency().code, from = 1, price }, at) => ({
        ...{ groupId: groupId.toLowerCase(), variantId: variantId.toLowerCase(), currency, from },
        priceCents:
          price === null ? null : Money.fromDecimal(price, `prices.${at}.price`, Currency.of(currency)).cents,
      }),
    );
    return viewOf(await this.setting.setGroupPrices(caller, id, wanted));
  }
}

const viewOf = ({ variants, prices }: GroupPriceList): ProductGroupPricesDto => ({
  currency: baseCurrency().code,
  variants: variants.map(({ priceCents, options, ...one }) => ({
    ...{ ...one, options: { ...options }, price: toDecimal(priceCents) },
  })),
  prices: prices.map(({ priceCents, ...one }) => ({
    ...{ ...one, price: Currency.of(one.currency).toDecimal(priceCents) },
  })),
});
