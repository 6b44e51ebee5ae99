import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsString, IsUUID, MaxLength, ValidateBy } from 'class-validator';
import { IfSent, OneLine } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { MeasuresInputDto } from './measures-input.dto.js';
import { LONGEST_VALUE, Price, Stock } from './product-input.dto.js';

function AreTexts() {
  return ValidateBy({
    name: 'areTexts',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        Object.values(value).every((one) => typeof one === 'string' && one.length <= LONGEST_VALUE),
      defaultMessage: () => 'The options of a variant must be texts',
    },
  });
}

export class VariantInputDto extends MeasuresInputDto {
  /** Of the variant to change; without it, a new one. */
  @IfSent()
  @IsUUID('all', { message: 'The id of a variant is not valid' })
  id?: string;

  /** Made up when it is absent or empty; one that another variant has is refused. */
  @OptionalText()
  @OneLine('A SKU')
  @MaxLength(64, { message: 'A SKU has at most 64 characters' })
  @IsString({ message: 'A SKU must be a text' })
  sku?: string;

  /** The 8, 12, 13 or 14 digits under its bar code, with a right check digit; blanks and hyphens may stand between. Empty takes it away. */
  @ApiPropertyOptional({ example: '4006381333931' })
  @OptionalText()
  @MaxLength(40, { message: 'GTIN must have 8, 12, 13 or 14 digits' })
  @IsString({ message: 'gtin must be a text' })
  gtin?: string;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  @AreTexts()
  @IsObject({ message: 'The options of a variant must be texts' })
  options!: Record<string, string>;

  @ApiProperty({ required: false, minimum: 0.01 })
  @IfSent()
  @Price()
  price?: number;

  /** Prices of its own in other currencies, by ISO 4217 code: all of them. Any other, and null, follows the rate. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'number' }, example: { JPY: 3800 } })
  @IfSent()
  @IsObject({ message: 'ownPrices must be amounts by currency' })
  ownPrices?: Record<string, unknown>;

  /** Units that can be bought; null is unlimited. */
  @ApiProperty({ required: false, type: 'integer', nullable: true })
  @Stock()
  stock?: number | null;

  /** What `stock` was when the writer read it. */
  @ApiProperty({ required: false, type: 'integer', nullable: true })
  @Stock()
  stockSeen?: number | null;
}
