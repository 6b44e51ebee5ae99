import { ApiProperty } from '@nestjs/swagger';

/** What is in one piece of a bundle. */
export class ShownPartDto {
  productId!: string;
  variantId!: string;
  @ApiProperty({ example: 'Stoneware mug' })
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Colour: 'Chalk' } })
  options!: Record<string, string>;
  /** In one bundle. */
  @ApiProperty({ type: 'integer', example: 2 })
  quantity!: number;
  /** It is sold by itself as well, and has a page of its own. */
  isSold!: boolean;
}
