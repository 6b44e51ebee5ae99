import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { TAX_CATEGORIES, type TaxCategory } from '../../../kernel/tax-category.js';
import { OrderAmount, RequiredLine, WholeNumber } from '../../../platform/http/input-rules.js';
import { NoneIsZero } from '../../../platform/http/optional-rules.js';

/** What one piece may cost, and weigh: what a carrier takes at all. */
const MOST_PRICE = 1_000_000_000;
const MOST_GRAMS = 10_000_000;
const WEIGHT = `Weight must be a whole number from 0 to ${MOST_GRAMS}`;

/** What is no good of the catalogue: a repair, an engraving, a thing that was got for one buyer. */
export class DraftOwnLineDto {
  @ApiProperty({ maxLength: 200, example: 'Engraving, two lines' })
  @RequiredLine('Name', 200)
  name!: string;

  /** One piece, in the currency of the draft; 0 where it costs nothing. */
  @ApiProperty({ minimum: 0, maximum: MOST_PRICE, example: 12.5 })
  @OrderAmount('Price must be a number with at most two decimals')
  @Min(0, { message: 'Price cannot be below 0' })
  @Max(MOST_PRICE, { message: `Price must be at most ${MOST_PRICE}` })
  price!: number;

  /** By which rate of each place it is taxed. */
  @ApiProperty({ enum: TAX_CATEGORIES })
  @IsIn(TAX_CATEGORIES, { message: `taxCategory must be one of ${TAX_CATEGORIES.join(', ')}` })
  taxCategory!: TaxCategory;

  /** Whether it is sent; a service is not. */
  @IsBoolean({ message: 'isShipped must be true or false' })
  isShipped!: boolean;

  /** What one piece weighs, for prices of delivery by weight; nothing of what is not sent. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_GRAMS, nullable: true, required: false })
  @NoneIsZero()
  @Max(MOST_GRAMS, { message: WEIGHT })
  @Min(0, { message: WEIGHT })
  @IsInt({ message: WEIGHT })
  grams?: number | null;

  @WholeNumber('Quantity', 1, 99)
  quantity!: number;
}
