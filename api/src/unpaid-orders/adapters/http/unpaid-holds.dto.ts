import { ApiProperty } from '@nestjs/swagger';

/** A variant that unpaid orders keep much of. */
export class UnpaidHoldDto {
  /** The variant's. */
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ format: 'uuid' })
  productId!: string;
  sku!: string;
  name!: string;
  /** Pieces in the shop. */
  @ApiProperty({ type: 'integer' })
  stock!: number;
  /** Those of them that wait for unpaid orders. */
  @ApiProperty({ type: 'integer' })
  held!: number;
}
