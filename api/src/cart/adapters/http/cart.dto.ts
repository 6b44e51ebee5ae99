import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { UnitPriceDto } from '../../../platform/http/product-card.dto.js';
import { PriceInDto } from '../../../platform/http/price-in.dto.js';
import { ShownPartDto } from '../../../platform/http/shown-part.dto.js';
import { MOST_PER_LINE } from '../../domain/refusals.js';

const QUANTITY = `quantity must be a whole number from 1 to ${MOST_PER_LINE}`;

export class SetQuantityDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_PER_LINE, example: 2 })
  @Max(MOST_PER_LINE, { message: QUANTITY })
  @Min(1, { message: QUANTITY })
  @IsInt({ message: QUANTITY })
  quantity!: number;
}

export class AddToCartDto extends SetQuantityDto {
  @IsUUID('all', { message: 'productId must be the id of a product' })
  productId!: string;

  /** Without it, the product's cheapest variant that is in stock. */
  @IfSent()
  @IsUUID('all', { message: 'variantId must be the id of a variant' })
  variantId?: string;
}

export class CartLineDto {
  _id!: string;
  /** Same as `_id`. */
  id!: string;
  productId!: string;
  variantId!: string;
  @ApiProperty({ example: 'Everyday Crew Tee' })
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** What one piece of it is made of; absent where it is no bundle. */
  parts?: ShownPartDto[];
  /** Today's price of one unit. */
  @ApiProperty({ example: 24 })
  price!: number;
  originalPrice!: number | null;
  /** Its own prices in other currencies; absent without any. */
  prices?: PriceInDto[];
  /** Of `price`; absent where nobody says how much is in it. */
  unitPrice?: UnitPriceDto;
  /** Files come with it, by links that its buyer is mailed; absent where none do. */
  isDownload?: boolean;
  /** False where nothing of it is sent, such as a file; absent where it is. */
  isShipped?: boolean;
  @ApiProperty({ type: 'integer', example: 2 })
  quantity!: number;
  image!: string | null;
  /** Units that can be bought now; null is unlimited. */
  stock!: number | null;
  @ApiProperty({ example: 48 })
  lineTotal!: number;
}

export class CartSummaryDto {
  /** Units over all lines. */
  @ApiProperty({ type: 'integer', example: 2 })
  itemCount!: number;
  @ApiProperty({ example: 48 })
  subtotal!: number;
  /** Shipping is free. */
  @ApiProperty({ example: 0 })
  shipping!: number;
  @ApiProperty({ example: 48 })
  total!: number;
}

/** What was put into the cart and is no longer sold. */
export class GoneLineDto {
  /** `DELETE /carts/{id}` dismisses it. */
  _id!: string;
  productId!: string;
  variantId!: string;
  @ApiProperty({ example: 'Everyday Crew Tee' })
  name!: string;
  @ApiProperty({ type: 'integer', example: 2 })
  quantity!: number;
  @ApiProperty({ enum: ['no_longer_sold'] })
  reason!: 'no_longer_sold';
}

export class CartAnswerDto {
  success!: boolean;
  data!: CartLineDto[];
  summary!: CartSummaryDto;
  /** Told until it is dismissed; absent when nothing is gone. */
  gone?: GoneLineDto[];
}

export class CartLineAnswerDto {
  success!: boolean;
  @ApiProperty({ example: 'Added to cart' })
  message!: string;
  data!: CartLineDto;
}

export class MergeCartsDto {
  /** Of `POST /auth/guest`. */
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' })
  @MaxLength(2_000, { message: 'guestToken must be the token of a guest' })
  @IsString({ message: 'guestToken must be the token of a guest' })
  guestToken!: string;
}

export class LeftOutDto {
  productId!: string;
  variantId!: string;
  name!: string;
  /** Units that found no room, or are no longer sold. */
  @ApiProperty({ type: 'integer', example: 2 })
  quantity!: number;
}

export class MergedCartsDto {
  success!: boolean;
  leftOut!: LeftOutDto[];
}

export class CartMessageDto {
  success!: boolean;
  @ApiProperty({ example: 'Cart cleared' })
  message!: string;
}
