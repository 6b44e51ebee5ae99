import { Type } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IfSent, Nested, OneLine } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { FocusDto } from '../../../platform/http/focus.dto.js';
import { Image } from './product-input.dto.js';

const LONGEST_VALUE = 60;

export class ImageInputDto {
  /** A data URL, or the address of a picture that the shop has. */
  @Image()
  url!: string;

  @OptionalText()
  @OneLine('The description of a picture')
  @MaxLength(300, { message: 'The description of a picture has at most 300 characters' })
  @IsString({ message: 'The description of a picture must be a text' })
  alt?: string;

  @IsOptional()
  @OneLine('The option value of a picture')
  @MaxLength(LONGEST_VALUE, { message: 'The option value of a picture is too long' })
  @IsString({ message: 'The option value of a picture must be a text' })
  optionValue?: string | null;

  /** The point that stays in sight wherever the picture is cut; the middle unless told. */
  @IfSent()
  @Nested()
  @Type(() => FocusDto)
  focus?: FocusDto;
}
