import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/input-rules.js';
import { LONGEST_COMMENT } from './reviews.dto.js';
import type { ReviewStatus } from '../../application/ports.js';

export const REVIEW_STATUSES: readonly ReviewStatus[] = ['published', 'pending', 'rejected'];

export class AdminReviewDto {
  id!: string;
  productId!: string;
  productName!: string;
  customerId!: string;
  author!: string;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating!: number;
  title!: string;
  comment!: string;
  @ApiProperty({ enum: REVIEW_STATUSES })
  status!: ReviewStatus;
  /** Whether the shop delivered the product to its author. */
  verified!: boolean;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** What the shop says to it below the review. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Thank you: the next batch has stronger seams.' })
  answer!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  answeredAt!: string | null;
  /** Whether its author has had the letter of an answer; no second one is sent. */
  authorTold!: boolean;
}

/** Only the status can be changed: nobody edits the words of a shopper. */
export class ModerateReviewDto {
  @ApiProperty({ enum: REVIEW_STATUSES })
  @IsIn(REVIEW_STATUSES, { message: `status must be one of ${REVIEW_STATUSES.join(', ')}` })
  status!: ReviewStatus;
}

export class AnswerReviewDto {
  @ApiProperty({ maxLength: LONGEST_COMMENT, example: 'Thank you: the next batch has stronger seams.' })
  @MaxLength(LONGEST_COMMENT, { message: `Answer must be at most ${LONGEST_COMMENT} characters` })
  @IsNotEmpty({ message: 'Please write an answer' })
  @IsString({ message: 'Please write an answer' })
  @Trimmed()
  text!: string;
  /** `answeredAt` of the answer that was seen, null where none was: another one is not replaced. Left out: whatever stands. */
  @ApiPropertyOptional({ type: 'string', format: 'date-time', nullable: true })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'replaces must be a date and time' })
  replaces?: string | null;
}
