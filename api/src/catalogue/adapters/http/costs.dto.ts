import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID, Min, ValidateIf } from 'class-validator';
import { Amount, AtMostAPrice, EachNested, saysDecimals } from '../../../platform/http/input-rules.js';

const MOST_COSTS = 250;
const COST = 'Cost must be 0 or more, with at most two decimals';
const COST_EXAMPLE = { type: 'number', nullable: true, minimum: 0, example: 11.2 } as const;

export class CostInputDto {
  @IsUUID('all', { message: 'The id of a variant is not valid' })
  @ApiProperty({ format: 'uuid' })
  variantId!: string;

  /** Of one piece, in the shop's currency, without the tax that the shop gets back; null is not known. */
  @ApiProperty(COST_EXAMPLE)
  @ValidateIf((_, value: unknown) => value !== null)
  @Amount(COST)
  @Min(0, saysDecimals(COST))
  @AtMostAPrice(COST)
  cost!: number | null;
}

export class CostsInputDto {
  /** Those that are not named stay. */
  @ArrayMaxSize(MOST_COSTS, { message: `costs has at most ${MOST_COSTS} at once` })
  @ArrayNotEmpty({ message: 'costs is empty' })
  @IsArray({ message: 'costs must be a list' })
  @EachNested()
  @Type(() => CostInputDto)
  @ApiProperty({ type: [CostInputDto], minItems: 1, maxItems: MOST_COSTS })
  costs!: CostInputDto[];
}

export class VariantCostDto {
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  sku!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** What buyers pay for it. */
  price!: number;
  /** Of one piece; null is not known. Of a bundle what its parts cost, which is not set here. */
  @ApiProperty({ type: 'number', nullable: true, example: 11.2 })
  cost!: number | null;
  /** It is made of other variants. */
  isBundle!: boolean;
}

export class ProductCostsDto {
  /** What amounts are in, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  variants!: VariantCostDto[];
}
