import { ApiProperty } from '@nestjs/swagger';

/** A review as shoppers read it. */
export class ReviewDto {
  _id!: string;
  id!: string;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating!: number;
  title!: string;
  comment!: string;
  /** First name and initial. */
  @ApiProperty({ example: 'Amina O.' })
  author!: string;
  /** Whether the shop delivered this product to its author. */
  verified!: boolean;
  createdAt!: string;
}

export class RatingShareDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating!: number;
  @ApiProperty({ type: 'integer' })
  count!: number;
}
