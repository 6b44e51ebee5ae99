import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { CategoryName, Image } from './product-input.dto.js';

const POSITION = 'position must be a whole number from 0 to 10000';
const DESCRIPTION = 'description must be a text of at most 500 characters';

export class AdminCategoryDto {
  /** The name in lower case: what addresses and filters use. */
  @ApiProperty({ example: 't-shirts' })
  id!: string;
  name!: string;
  /** Products in it, archived ones too. */
  @ApiProperty({ type: 'integer' })
  count!: number;
  /** Smaller comes first. */
  @ApiProperty({ type: 'integer' })
  position!: number;
  @ApiProperty({ type: 'string', nullable: true })
  image!: string | null;
  description!: string;
}

export class CategoryFieldsDto {
  @ApiProperty({ required: false, type: 'integer' })
  @IfSent()
  @Max(10_000, { message: POSITION })
  @Min(0, { message: POSITION })
  @IsInt({ message: POSITION })
  position?: number;

  @ApiProperty({ required: false, type: 'string', nullable: true })
  @IsOptional()
  @Image()
  image?: string | null;

  @OptionalText()
  @MaxLength(500, { message: DESCRIPTION })
  @IsString({ message: DESCRIPTION })
  description?: string;
}

export class AdminUpdateCategoryDto extends CategoryFieldsDto {
  @IfSent()
  @CategoryName()
  name?: string;
}

export class AdminCreateCategoryDto extends CategoryFieldsDto {
  @CategoryName()
  name!: string;
}

export class DeleteCategoryQuery {
  /** Where the category's products go. */
  @IfSent()
  @CategoryName()
  moveTo?: string;
}
