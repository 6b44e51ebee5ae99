import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
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
}

/** Only the status can be changed: nobody edits the words of a shopper. */
export class ModerateReviewDto {
  @ApiProperty({ enum: REVIEW_STATUSES })
  @IsIn(REVIEW_STATUSES, { message: `status must be one of ${REVIEW_STATUSES.join(', ')}` })
  status!: ReviewStatus;
}
