import { toSmallest } from '../../../kernel/currency.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsUUID, ValidateBy, type ValidationArguments } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { PageQueryDto } from '../../../platform/http/page.dto.js';
import {
  QueryAmount,
  QueryFlag,
  QueryInteger,
  QueryText,
  QueryTexts,
} from '../../../platform/http/query-values.js';
import type { BrowseInput } from '../../application/browse-products.js';
import { PRODUCT_SORTS, type ProductSort } from '../../application/product-filter.js';

const DEFAULT_LIMIT = 24;
const MOST_CHOICES = 20;
const MOST_IDS = 24;
const MOST_SUGGESTIONS = 10;
const OPTION = /^[^:]{1,50}:.{1,100}$/u;
const FIELD = /^\w{1,60}:.{1,300}$/u;

function AtLeastMinPrice() {
  return ValidateBy({
    name: 'atLeastMinPrice',
    validator: {
      validate: (value: unknown, args?: ValidationArguments) => {
        const { minPrice } = (args?.object ?? {}) as { minPrice?: unknown };
        return typeof minPrice !== 'number' || (typeof value === 'number' && value >= minPrice);
      },
      defaultMessage: () => 'maxPrice must not be below minPrice',
    },
  });
}

const ArePairs = (name: string, form: RegExp, message: string) =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) && value.every((one) => typeof one === 'string' && form.test(one)),
      defaultMessage: () => message,
    },
  });

const AreOptions = () => ArePairs('areOptions', OPTION, 'options must look like Name:Value');
const AreFields = () => ArePairs('areFields', FIELD, 'fields must look like name:value');

/** The filters of a category's list. */
export class BrowseQueryDto extends PageQueryDto {
  /** `relevance` when `q` is given, `featured` otherwise. */
  @ApiProperty({ enum: PRODUCT_SORTS, required: false })
  @IfSent()
  @IsIn(PRODUCT_SORTS, { message: `sort must be one of ${PRODUCT_SORTS.join(', ')}` })
  sort?: ProductSort;

  @IfSent()
  @QueryAmount('minPrice')
  minPrice?: number;

  @IfSent()
  @AtLeastMinPrice()
  @QueryAmount('maxPrice')
  maxPrice?: number;

  /** Stars and up. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, required: false })
  @IfSent()
  @QueryInteger('minRating', 1, 5)
  minRating?: number;

  @IfSent()
  @IsBoolean({ message: 'inStock must be true or false' })
  @QueryFlag()
  inStock?: boolean;

  /** Discounted products only. */
  @IfSent()
  @IsBoolean({ message: 'onSale must be true or false' })
  @QueryFlag()
  onSale?: boolean;

  /** Words or their beginnings; accents are folded and one typo per word is forgiven. */
  @ApiProperty({ required: false, maxLength: 100, example: 'crew tee' })
  @IfSent()
  @QueryText('q', 100)
  q?: string;

  /** `Name:Value`, repeatable: values of one name are alternatives, names narrow one another. */
  @ApiProperty({ type: 'string', isArray: true, required: false, example: ['Size:M', 'Colour:Chalk'] })
  @IfSent()
  @AreOptions()
  @QueryTexts('options', 151, MOST_CHOICES)
  options?: string[];

  /** `name:value` of declared fields that are filters, repeatable: values of one are alternatives, fields narrow one another. */
  @ApiProperty({ type: 'string', isArray: true, required: false, example: ['brand:Duka'] })
  @IfSent()
  @AreFields()
  @QueryTexts('fields', 400, MOST_CHOICES)
  fields?: string[];
}

export class ListProductsQueryDto extends BrowseQueryDto {
  /** Repeatable: products of any of these categories. */
  @ApiProperty({ type: 'string', isArray: true, required: false, example: ['t-shirts'] })
  @IfSent()
  @QueryTexts('category', 100, MOST_CHOICES)
  category?: string[];

  /** Repeatable: these products alone, as far as they are sold. */
  @ApiProperty({ type: 'string', format: 'uuid', isArray: true, required: false })
  @IfSent()
  @IsUUID('all', { each: true, message: 'id must be ids of products' })
  @QueryTexts('id', 36, MOST_IDS)
  id?: string[];
}

export class SuggestQueryDto {
  /** What has been typed so far; without it the answer is what others search for. */
  @ApiProperty({ maxLength: 100, example: 'head', required: false })
  @IfSent()
  @QueryText('q', 100)
  q?: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_SUGGESTIONS, default: 8, required: false })
  @IfSent()
  @QueryInteger('limit', 1, MOST_SUGGESTIONS)
  limit?: number;
}

/** The query as the use case takes it: cents, groups and defaults. */
export function toBrowseInput(query: ListProductsQueryDto): BrowseInput {
  const { page = 1, limit = DEFAULT_LIMIT, sort, minPrice, maxPrice, minRating } = query;
  const q = query.q?.trim();
  return {
    page,
    limit,
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    categories: query.category ?? [],
    filter: {
      inStock: query.inStock ?? false,
      featured: false,
      onSale: query.onSale ?? false,
      options: grouped(query.options ?? []),
      fields: grouped(query.fields ?? []),
      ...(query.id && { ids: query.id }),
      ...(minPrice === undefined ? {} : { minPriceCents: toSmallest(minPrice) }),
      ...(maxPrice === undefined ? {} : { maxPriceCents: toSmallest(maxPrice) }),
      ...(minRating === undefined ? {} : { minRating }),
    },
  };
}

function grouped(options: readonly string[]): BrowseInput['filter']['options'] {
  const pairs = options.map((option) => {
    const colon = option.indexOf(':');
    return { name: option.slice(0, colon), value: option.slice(colon + 1) };
  });
  const groups = Map.groupBy(pairs, ({ name }) => spellingKey(name));
  return [...groups.values()].map((group) => ({
    name: group[0]?.name ?? '',
    values: group.map(({ value }) => value),
  }));
}
