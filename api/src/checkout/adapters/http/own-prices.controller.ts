import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { ShowOwnPrices } from '../../application/show-own-prices.js';
import { CurrencyUnavailable } from '../../domain/refusals.js';
import { OwnPricesAnswer, OwnPricesQuery } from './own-prices.dto.js';

@ApiTags('profile')
@ApiDoc({
  listMyPrices: {
    parameters: { variants: '01942302-162e-7e20-991c-8f78a5902537' },
    refuses: [
      new CurrencyUnavailable('JPY'),
      new InvalidInput([{ field: 'variants', message: 'Send either variants or products' }]),
    ],
  },
})
@Controller('api/v1/users/me/prices')
export class OwnPricesController {
  constructor(private readonly prices: ShowOwnPrices) {}

  /** What variants cost the caller by the groups of customers that they belong to: in no page, which everybody gets alike. */
  @Allow('customer')
  @Get()
  @Header('Cache-Control', 'no-store')
  async listMyPrices(
    @CurrentCaller() { accountId }: Caller,
    @Query() { variants, products, currency }: OwnPricesQuery,
  ): Promise<OwnPricesAnswer> {
    if ((variants === undefined) === (products === undefined))
      throw new InvalidInput([{ field: 'variants', message: 'Send either variants or products' }]);
    const found = variants
      ? await this.prices.showOwnPrices(accountId, variants, currency)
      : await this.prices.showLowest(accountId, products ?? [], currency);
    const data = found.map(({ variantId, productId, from, price, net }) => ({
      ...{ variantId, productId, from, price: price.toDecimal(), netPrice: net?.toDecimal() ?? null },
    }));
    return { success: true, data };
  }
}
