import { ApiProperty } from '@nestjs/swagger';
import { AreaDto, areaView, DestinationQueryDto } from '../../../platform/http/area.dto.js';
import { IfSent } from '../../../platform/http/input-rules.js';
import { RateTotalDto } from '../../../platform/http/rate-total.dto.js';
import { QueryAmount } from '../../../platform/http/query-values.js';
import { IsIn } from 'class-validator';
import type { ImportLimit } from '../../domain/import-limit.js';
import { Currency } from '../../../kernel/currency.js';
import type { Taxes } from '../../domain/taxes.js';
import { TAX_CATEGORIES, type TaxCategory } from '../../../kernel/tax-category.js';
import { type TaxRate, type TaxZone } from '../../domain/tax-zone.js';

export class TaxQueryDto extends DestinationQueryDto {
  /** The price of the goods, as the shop shows it. */
  @QueryAmount('amount')
  amount!: number;

  @ApiProperty({ enum: TAX_CATEGORIES, required: false })
  @IfSent()
  @IsIn(TAX_CATEGORIES, { message: `category must be one of ${TAX_CATEGORIES.join(', ')}` })
  category?: TaxCategory;
}

export class TaxesDto {
  /** By rate, the highest first; none where the shop has no tax zone. */
  rates!: RateTotalDto[];
  /** What comes on top of the shown prices. */
  due!: number;

  static of(taxes: Taxes | null): TaxesDto {
    if (!taxes) return { rates: [], due: 0 };
    const rates = RateTotalDto.ofAll(taxes.rates);
    return { rates, due: taxes.due.toDecimal() };
  }
}

export class TaxesAnswer {
  success!: boolean;
  data!: TaxesDto;
}

export class TaxRateDto {
  @ApiProperty({ enum: TAX_CATEGORIES })
  category!: TaxCategory;
  name!: string;
  percent!: number;
  @ApiProperty({ type: 'string', format: 'date' })
  from!: string;
  /** Its last day; null for none yet. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  until!: string | null;

  static of({ thousandths, ...rate }: TaxRate): TaxRateDto {
    return { ...rate, percent: thousandths / 1_000 };
  }
}

/** Up to which value of goods from abroad the tax is taken at checkout; above, the border takes it. */
export class ImportLimitDto {
  /** In `currency`. */
  @ApiProperty({ example: 150 })
  amount!: number;
  @ApiProperty({ example: 'EUR' })
  currency!: string;
  @ApiProperty({ enum: ['consignment', 'item'] })
  per!: 'consignment' | 'item';
  @ApiProperty({ example: 'IOSS' })
  scheme!: string;
  /** The shop's number in it; empty for none. */
  number!: string;

  static of({ amount, currency, per, scheme, number }: ImportLimit): ImportLimitDto {
    return { amount: Currency.of(currency).toDecimal(amount), currency, per, scheme, number };
  }
}

export class TaxZoneDto {
  id!: string;
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  name!: string;
  areas!: AreaDto[];
  pricesIncludeTax!: boolean;
  @ApiProperty({ enum: ['main', 'shared'] })
  shippingTax!: 'main' | 'shared';
  @ApiProperty({ enum: ['line', 'order'] })
  rounding!: 'line' | 'order';
  reverseCharge!: boolean;
  rates!: TaxRateDto[];
  @ApiProperty({ type: ImportLimitDto, nullable: true })
  importLimit!: ImportLimitDto | null;

  static of({ areas, rates, importLimit, ...zone }: TaxZone): TaxZoneDto {
    return {
      ...zone,
      areas: areas.map(areaView),
      rates: rates.map((rate) => TaxRateDto.of(rate)),
      importLimit: importLimit ? ImportLimitDto.of(importLimit) : null,
    };
  }
}

/** Rates of one country or state, to begin a zone with. */
export class ReadyTaxRatesDto {
  country!: string;
  @ApiProperty({ type: 'string', nullable: true })
  region!: string | null;
  /** A part of the country with rates of its own, by its postcodes, such as Madeira. */
  @ApiProperty({ type: 'string', nullable: true })
  place!: string | null;
  postcodes!: string[];
  /** Where they are published, and the day on which they were known to hold. */
  source!: string;
  @ApiProperty({ type: 'string', format: 'date' })
  asOf!: string;
  pricesIncludeTax!: boolean;
  reverseCharge!: boolean;
  rates!: TaxRateDto[];
  /** The limit of the place, where the shop's goods would come from abroad. */
  @ApiProperty({ type: ImportLimitDto, nullable: true })
  importLimit!: ImportLimitDto | null;
  /** Where the limit is published. */
  @ApiProperty({ type: 'string', nullable: true })
  limitSource!: string | null;
}
