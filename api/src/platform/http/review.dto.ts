import { ApiProperty } from '@nestjs/swagger';
import { FITS, type Fit, type FitCounts } from '../../kernel/fit.js';

/** What the shop says to a review. */
export class ReviewAnswerDto {
  @ApiProperty({ example: 'Thank you: the next batch has stronger seams.' })
  text!: string;
  /** When it was put so. */
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

/** A review as shoppers read it. */
export class ReviewDto {
  _id!: string;
  id!: string;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating!: number;
  title!: string;
  comment!: string;
  /** How the size fits, where its author said so. */
  @ApiProperty({ enum: FITS, nullable: true, example: 'small' })
  fit!: Fit | null;
  /** First name and initial. */
  @ApiProperty({ example: 'Amina O.' })
  author!: string;
  /** Whether the shop delivered this product to its author. */
  verified!: boolean;
  createdAt!: string;
  @ApiProperty({ type: ReviewAnswerDto, nullable: true })
  answer!: ReviewAnswerDto | null;
}

export class RatingShareDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating!: number;
  @ApiProperty({ type: 'integer' })
  count!: number;
}

/** How many published reviews say so of the sizes; nobody is counted who said nothing of them. */
export class FitCountsDto implements FitCounts {
  /** The goods run small. */
  @ApiProperty({ type: 'integer', example: 3 })
  small!: number;
  /** The size fits as expected. */
  @ApiProperty({ type: 'integer', example: 5 })
  right!: number;
  /** The goods run large. */
  @ApiProperty({ type: 'integer', example: 0 })
  large!: number;
}
