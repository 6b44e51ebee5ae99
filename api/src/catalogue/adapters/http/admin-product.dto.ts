import { ApiProperty, OmitType } from '@nestjs/swagger';
import { TAX_CATEGORIES, type TaxCategory } from '../../../kernel/tax-category.js';
import { MOVEMENT_KINDS, type MovementKind } from '../../application/admin-views.js';
import { PRODUCT_STATUSES, type ProductStatus } from '../../domain/product-state.js';
import { OptionDto, ProductDetailsDto, VariantDto } from './product.dto.js';

export class AdminVariantDto extends OmitType(VariantDto, ['prices', 'isDownload', 'parts']) {
  /** Prices of its own in other currencies, by ISO 4217 code; any other follows the rate. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' }, example: { JPY: 3800 } })
  ownPrices!: Record<string, number>;
  /** What `stock` was when this was read; sent back with a change, only the difference is booked. */
  @ApiProperty({ type: 'integer', nullable: true })
  stockSeen!: number | null;
  /** The digits under its bar code; empty where it has none of its own. */
  @ApiProperty({ example: '4006381333931' })
  gtin!: string;
  /** What one piece weighs with its packing. */
  @ApiProperty({ type: 'integer' })
  grams!: number;
  /** What it measures with its packing, in millimetres; 0 when nobody has said. */
  @ApiProperty({ type: 'integer' })
  lengthMm!: number;
  @ApiProperty({ type: 'integer' })
  widthMm!: number;
  @ApiProperty({ type: 'integer' })
  heightMm!: number;
  /** Units that waiting orders hold; none of a bundle, of whose parts they hold some. */
  @ApiProperty({ type: 'integer' })
  held!: number;
  /** It is made of other variants: `stock` is what they make, and is not set. */
  isBundle!: boolean;
}

/** A product as staff sees it, also a draft or an archived one. */
export class AdminProductDto extends ProductDetailsDto {
  /** Products that are shown beside it before others, by their ids, in their order. */
  @ApiProperty({ type: 'string', isArray: true })
  related!: readonly string[];
  options!: OptionDto[];
  variants!: AdminVariantDto[];
  @ApiProperty({ enum: PRODUCT_STATUSES })
  status!: ProductStatus;
  /** When a draft goes on sale by itself; null when somebody puts it there. */
  @ApiProperty({ format: 'date-time', type: 'string', nullable: true, example: null })
  publishAt!: string | null;
  /** When what is taken off ends by itself; null when somebody ends it. */
  @ApiProperty({ format: 'date-time', type: 'string', nullable: true, example: null })
  saleEndsAt!: string | null;
  /** What it is taxed as. */
  @ApiProperty({ enum: TAX_CATEGORIES })
  taxCategory!: TaxCategory;
  /** Whether it is sent at all. */
  isShipped!: boolean;
  /** Low in stock from so few units of a variant; null is as the shop's settings have it. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  lowStockFrom!: number | null;
  /** A counted variant is about to run out. */
  lowStock!: boolean;
  /** Units that purchase orders and transfers bring. */
  @ApiProperty({ type: 'integer', example: 12 })
  onTheWay!: number;
  @ApiProperty({ type: 'integer', nullable: true })
  stockSeen!: number | null;
  @ApiProperty({ type: 'integer' })
  soldCount!: number;
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer' })
  version!: number;
}

export class PriceChangeDto {
  id!: string;
  variantId!: string;
  sku!: string;
  @ApiProperty({ example: 24 })
  price!: number;
  discount!: number;
  /** The name of who changed it; null for the shop itself. */
  @ApiProperty({ type: 'string', nullable: true })
  changedBy!: string | null;
  @ApiProperty({ format: 'date-time' })
  changedAt!: string;
}

export class MovedByDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ enum: ['purchase', 'transfer'] })
  kind!: 'purchase' | 'transfer';
  @ApiProperty({ type: 'integer', example: 1001 })
  number!: number;
}

export class StockMovementDto {
  id!: string;
  variantId!: string;
  sku!: string;
  /** Pieces that came in, or went out when below 0. */
  @ApiProperty({ type: 'integer', example: -2 })
  change!: number;
  /** `opening` is what was there before the book began. */
  @ApiProperty({ enum: MOVEMENT_KINDS })
  kind!: MovementKind;
  /** As staff gave it; empty for sales and the opening. */
  @ApiProperty({ example: 'Counted anew' })
  reason!: string;
  @ApiProperty({ type: 'string', nullable: true })
  orderId!: string | null;
  /** The purchase order or the transfer that moved them. */
  @ApiProperty({ type: MovedByDto, nullable: true })
  arrival!: MovedByDto | null;
  /** The name of the place where that was; null for the default one. */
  @ApiProperty({ type: 'string', nullable: true })
  place!: string | null;
  /** The name of who changed it; null for the shop itself. */
  @ApiProperty({ type: 'string', nullable: true })
  changedBy!: string | null;
  @ApiProperty({ format: 'date-time' })
  changedAt!: string;
}

export class ProductPreviewDto {
  id!: string;
  /** Path of the shop that shows the product to whoever has it, for a quarter of an hour. */
  url!: string;
}
