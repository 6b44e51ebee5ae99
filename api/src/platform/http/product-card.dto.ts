import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FocusDto } from './focus.dto.js';
import { PriceInDto } from './price-in.dto.js';

export class ImageDto {
  /** The JPEG of the largest width; `<url>/<width>.avif|webp|jpg` are the sized ones. */
  @ApiProperty({ example: '/media/5f2b8c1e9a7d4f60b3c2a1d0e9f8c7b6' })
  url!: string;
  alt!: string;
  @ApiProperty({ type: 'integer', example: 1200 })
  width!: number;
  @ApiProperty({ type: 'integer', example: 1200 })
  height!: number;
  /** Dominant colour, for the placeholder. */
  @ApiProperty({ example: '#b5b3b1' })
  colour!: string;
  @ApiProperty({ type: 'integer', isArray: true, example: [320, 640, 960] })
  widths!: number[];
  /** The option value, a colour for example, that this picture shows. */
  optionValue!: string | null;
  /** The point that stays in sight wherever the picture is cut. */
  focus!: FocusDto;
}

export class SwatchDto {
  @ApiProperty({ example: 'Chalk' })
  value!: string;
  @ApiProperty({ example: '#f1efe9' })
  colour!: string;
}

/** What one unit of the product costs, by EU directive 98/6. */
export class UnitPriceDto {
  /** In the shop's currency, rounded half up. */
  @ApiProperty({ example: 3.98 })
  price!: number;
  /** One of what: `kg`, `l`, `m`, `m²` or `piece`. */
  @ApiProperty({ example: 'kg' })
  per!: string;
  /** How much of that is in the product. */
  @ApiProperty({ example: 0.25 })
  content!: number;
}

/** A product as lists show it. Amounts are in the shop's currency. */
export class ProductCardDto {
  _id!: string;
  /** Same as `_id`. */
  id!: string;
  @ApiProperty({ example: 'Everyday Crew Tee' })
  name!: string;
  /** The words of its address in the shop's own language, where the merchant wrote them; otherwise absent, and those of the name count. */
  @ApiPropertyOptional({ example: 'crew-tee' })
  address?: string;
  /** The primary category. */
  @ApiProperty({ example: 't-shirts' })
  category!: string;
  categories!: string[];
  /** What is charged; of several variants, the lowest. */
  @ApiProperty({ example: 24 })
  price!: number;
  /** The crossed-out price when there is a discount. */
  originalPrice!: number | null;
  /** Percent off the original price. */
  discount!: number;
  /** The price of the dearest variant. */
  maxPrice!: number;
  /** In each currency that orders are placed in and one of the variants has its own price for; absent without any. */
  prices?: PriceInDto[];
  /** Of `price`; absent where nobody says how much is in the product. */
  unitPrice?: UnitPriceDto;
  /** Mean of the ratings to one decimal. */
  @ApiProperty({ example: 4.3 })
  rating!: number;
  @ApiProperty({ type: 'integer' })
  ratingCount!: number;
  isFeatured!: boolean;
  /** Units that can be bought over all variants; null is unlimited. */
  stock!: number | null;
  inStock!: boolean;
  image!: string | null;
  /** At most four in lists. */
  images!: ImageDto[];
  swatches!: SwatchDto[];
  /** Set when there is one variant only: it can go into the cart at once. */
  defaultVariantId!: string | null;
  /**
   * What the filter or the words of a search have chosen of the product, with the colour of the picture: price, stock and
   * pictures are those of the variants that have it. Absent where nothing was.
   */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { Colour: 'Black' },
  })
  chosen?: Record<string, string>;
  createdAt!: string;
  /** When staff last changed it; sales and ratings do not count. */
  updatedAt!: string;
}
