import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Money } from '../../../kernel/money.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { EstimateTaxes } from '../../application/estimate-taxes.js';
import { readyLimit } from '../../domain/ready-limits.js';
import { READY_RATES } from '../../domain/ready-rates.js';
import {
  ImportLimitDto,
  ReadyTaxRatesDto,
  TaxesAnswer,
  TaxesDto,
  TaxQueryDto,
  TaxRateDto,
} from './tax-zone.dto.js';
import { TAX_CALLS } from './taxes.examples.js';

@ApiTags('taxes')
@ApiDoc(TAX_CALLS)
@Controller('api/v1')
export class TaxesController {
  constructor(
    private readonly estimate: EstimateTaxes,
    private readonly terms: ShopTerms,
  ) {}

  /** What tax goods carry at a place today. */
  @Allow('public')
  @Get('taxes')
  async estimateTaxes(@Query() query: TaxQueryDto): Promise<TaxesAnswer> {
    const { country, region = null, postcode = null, category = 'standard' } = query;
    const amount = Money.fromDecimal(query.amount);
    const goods = { lines: [{ amount, category }], shipping: Money.zero };
    const taxes = await this.estimate.estimateTaxes({ country, region, postcode }, goods);
    return { success: true, data: TaxesDto.of(taxes) };
  }

  /** Rates of countries and states to begin a zone with, each with its source; with the limit by value where the shop's goods come from abroad. */
  @Allow('settings.read')
  @Get('admin/ready-tax-rates')
  async adminListReadyTaxRates(): Promise<ReadyTaxRatesDto[]> {
    const { country: seller } = await this.terms.read();
    return READY_RATES.map(({ rates, postcodes, ...ready }) => {
      const limit = readyLimit(ready.country, seller);
      return {
        ...ready,
        postcodes: [...postcodes],
        rates: rates.map((rate) => TaxRateDto.of(rate)),
        importLimit: limit ? ImportLimitDto.of({ ...limit, number: '' }) : null,
        limitSource: limit?.source ?? null,
      };
    });
  }
}
