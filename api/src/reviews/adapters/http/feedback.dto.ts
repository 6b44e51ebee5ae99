import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { EachNested } from '../../../platform/http/input-rules.js';
import { OptionalList, OptionalText } from '../../../platform/http/optional-rules.js';

const STARS = 'rating must be a whole number from 1 to 5';
const LONGEST = 2_000;
const COMMENT = `comment must be at most ${LONGEST} characters`;
const MOST_ITEMS = 100;

abstract class StarsDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  @Max(5, { message: STARS })
  @Min(1, { message: STARS })
  @IsInt({ message: STARS })
  rating!: number;

  @OptionalText()
  @MaxLength(LONGEST, { message: COMMENT })
  @IsString({ message: 'comment must be a text' })
  comment?: string;
}

export class FeedbackItemDto extends StarsDto {
  @IsUUID('all', { message: 'productId must be the id of a product' })
  productId!: string;
}

export class FeedbackDto extends StarsDto {
  /** Stars for the products of the order. */
  @OptionalList(FeedbackItemDto)
  @EachNested()
  @Type(() => FeedbackItemDto)
  @ArrayMaxSize(MOST_ITEMS, { message: `at most ${MOST_ITEMS} items` })
  @IsArray({ message: 'items must be a list' })
  items?: FeedbackItemDto[];
}

export class FeedbackAnswerDto {
  success!: boolean;
  @ApiProperty({ example: 'Thank you for your feedback' })
  message!: string;
}
