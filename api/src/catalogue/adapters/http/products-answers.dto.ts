import { PriceInDto } from '../../../platform/http/price-in.dto.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageMetaDto } from '../../../platform/http/page.dto.js';
import { ProductDto } from './product.dto.js';
import { ProductCardDto } from '../../../platform/http/product-card.dto.js';

export class ValueCountDto {
  value!: string;
  @ApiProperty({ type: 'integer' })
  count!: number;
}

export class OptionValueCountDto extends ValueCountDto {
  swatch!: string | null;
}

export class OptionFacetDto {
  name!: string;
  values!: OptionValueCountDto[];
}

export class FieldValueCountDto extends ValueCountDto {
  /** As people read it. */
  label!: string;
}

export class FieldFacetDto {
  @ApiProperty({ example: 'brand' })
  name!: string;
  @ApiProperty({ example: 'Brand' })
  label!: string;
  values!: FieldValueCountDto[];
}

export class PriceRangeDto {
  min!: number;
  max!: number;
}

export class PriceFacetDto {
  min!: number;
  /** Null has no end. */
  @ApiProperty({ type: 'number', nullable: true })
  max!: number | null;
  @ApiProperty({ type: 'integer' })
  count!: number;
}

export class RatingFacetDto {
  /** This many stars and up. */
  @ApiProperty({ type: 'integer' })
  value!: number;
  @ApiProperty({ type: 'integer' })
  count!: number;
}

/**
 * How many products each further choice leaves; a group is counted under the choices of the other groups. Of more than
 * 50,000 products about so many, estimated from 20,000 of them; `total` and categories are always counted.
 */
export class FacetsDto {
  categories!: ValueCountDto[];
  options!: OptionFacetDto[];
  /** By the declared fields that can be filtered by. */
  fields!: FieldFacetDto[];
  price!: PriceRangeDto;
  prices!: PriceFacetDto[];
  ratings!: RatingFacetDto[];
  @ApiProperty({ type: 'integer' })
  inStock!: number;
}

export class CardsAnswerDto {
  success!: boolean;
  data!: ProductCardDto[];
}

export class CardPageAnswerDto extends CardsAnswerDto {
  meta!: PageMetaDto;
}

export class ProductListAnswerDto extends CardPageAnswerDto {
  facets!: FacetsDto;
  /** `true` when nothing is found by the words themselves; what comes nearest is listed then. */
  nearest?: boolean;
}

export class MatchedCategoryDto {
  name!: string;
  /** What it is called in each language of the shop, by their tags; absent where there is but one, and for a search. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' } })
  names?: Record<string, string>;
  /** `search` when no product has this category and the text was searched for instead. */
  @ApiProperty({ enum: ['category', 'search'] })
  matched!: 'category' | 'search';
}

export class CategoryProductsAnswerDto extends ProductListAnswerDto {
  category!: MatchedCategoryDto;
}

export class ProductAnswerDto {
  success!: boolean;
  data!: ProductDto;
}

export class CreatedProductDto extends ProductAnswerDto {
  @ApiProperty({ example: 'Product created successfully' })
  message!: string;
}

export class UpdatedProductDto extends ProductAnswerDto {
  isFeatured!: boolean;
}

export class DeletedProductDto {
  success!: boolean;
  @ApiProperty({ example: 'Product deleted' })
  message!: string;
}

export class CategoryDto {
  name!: string;
  /** What it is called in each language of the shop, by their tags, the shop's own first; absent where there is but one. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' } })
  names?: Record<string, string>;
  @ApiProperty({ type: 'integer' })
  count!: number;
  image!: string | null;
  /** What introduces it; empty for nothing. */
  description!: string;
}

export class CategoriesAnswerDto {
  success!: boolean;
  data!: CategoryDto[];
}

export class SuggestionDto {
  /** `search` is what others search for, before anything is typed. */
  @ApiProperty({ enum: ['product', 'category', 'search'] })
  type!: 'product' | 'category' | 'search';
  text!: string;
  /** The product's id; null for anything else. */
  id!: string | null;
  image!: string | null;
  price!: number | null;
  /** As those of a card. */
  prices?: PriceInDto[];
  /** As that of a card. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' } })
  chosen?: Record<string, string>;
}

export class SuggestionsAnswerDto {
  success!: boolean;
  data!: SuggestionDto[];
  /** Products that the text finds in all, a thousand at most; 0 before anything is typed. */
  @ApiProperty({ type: 'integer' })
  total!: number;
}
