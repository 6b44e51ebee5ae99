import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { FITS, type Fit } from '../../../kernel/fit.js';
import { LARGEST_PAGE, PageMetaDto, PageQueryDto } from '../../../platform/http/page.dto.js';
import { IfSent, OneLine, Trimmed } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { RatingShareDto, ReviewDto } from '../../../platform/http/review.dto.js';
import { QueryInteger } from '../../../platform/http/query-values.js';
import { REVIEW_SORTS, type ReviewSort } from '../../application/ports.js';

/** Reviews on a page unless the caller says otherwise. */
export const REVIEWS_PAGE = 10;
const STARS = 'rating must be a whole number from 1 to 5';
const LONGEST_TITLE = 120;
/** Of what a shopper writes, and of what the shop answers. */
export const LONGEST_COMMENT = 2_000;

export class RateDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  @Max(5, { message: STARS })
  @Min(1, { message: STARS })
  @IsInt({ message: STARS })
  rating!: number;

  @ApiProperty({ required: false, maxLength: LONGEST_TITLE, example: 'My everyday favourite' })
  @OptionalText()
  @OneLine('title')
  @MaxLength(LONGEST_TITLE, { message: `title must be at most ${LONGEST_TITLE} characters` })
  @IsString({ message: 'title must be a text' })
  @Trimmed()
  title?: string;

  @ApiProperty({ required: false, maxLength: LONGEST_COMMENT, example: 'Soft, and it keeps its shape.' })
  @OptionalText()
  @MaxLength(LONGEST_COMMENT, { message: `comment must be at most ${LONGEST_COMMENT} characters` })
  @IsString({ message: 'comment must be a text' })
  @Trimmed()
  comment?: string;

  /** Of goods that come in sizes: how the size fits. What was answered before stays where this is absent. */
  @ApiProperty({ required: false, enum: FITS, example: 'small' })
  @IfSent()
  @IsIn(FITS, { message: `fit must be one of ${FITS.join(', ')}` })
  fit?: Fit;
}

export class NewRatingDto {
  /** Mean of all ratings of the product to one decimal. */
  @ApiProperty({ example: 4.4 })
  newAverageRating!: number;
  @ApiProperty({ type: 'integer', example: 23 })
  newRatingCount!: number;
  /** The newest ten reviews. */
  reviews!: ReviewDto[];
}

export class RateAnswerDto {
  success!: boolean;
  @ApiProperty({ example: 'Thank you for your rating' })
  message!: string;
  data!: NewRatingDto;
}

export class ListReviewsQueryDto extends PageQueryDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: REVIEWS_PAGE, required: false })
  declare limit?: number;

  /** Only reviews with this many stars. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, required: false })
  @IfSent()
  @QueryInteger('rating', 1, 5)
  rating?: number;

  @ApiProperty({ enum: REVIEW_SORTS, required: false, default: 'newest' })
  @IfSent()
  @IsIn(REVIEW_SORTS, { message: `sort must be one of ${REVIEW_SORTS.join(', ')}` })
  sort?: ReviewSort;
}

export class ReviewPageAnswerDto {
  success!: boolean;
  data!: ReviewDto[];
  meta!: PageMetaDto;
  /** Over all reviews of the product, five stars first. */
  distribution!: RatingShareDto[];
}
