import { ApiProperty } from '@nestjs/swagger';

/** What goods cost in another currency than the shop's. */
export class PriceInDto {
  /** ISO 4217. */
  @ApiProperty({ example: 'JPY' })
  currency!: string;
  /** What is charged; of several variants, the lowest. */
  @ApiProperty({ example: 3800 })
  price!: number;
  /** The crossed-out price when there is a discount. */
  originalPrice!: number | null;
  /** The price of the dearest variant. */
  @ApiProperty({ example: 3800 })
  maxPrice!: number;
}
