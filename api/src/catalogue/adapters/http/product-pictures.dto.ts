import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { IfSent, OneLine } from '../../../platform/http/input-rules.js';
import { PICTURE_PART } from '../../../platform/http/picture-part.js';

const ALT = 'The description of a picture must be a text of at most 300 characters';
const VALUE = 'The option value of a picture must be a text of at most 60 characters';

/** What goes with a picture that is sent as a file. */
export class PictureWordsDto {
  /** What the picture shows, for those who cannot see it. */
  @ApiProperty({ required: false, example: 'The bag from the side' })
  @IfSent()
  @OneLine('The description of a picture')
  @Matches(/^[^\uFFFD]*$/, { message: ALT })
  @MaxLength(300, { message: ALT })
  @IsString({ message: ALT })
  alt?: string;

  /** Which of the product's option values it shows. */
  @ApiProperty({ required: false, example: 'Moss' })
  @IfSent()
  @OneLine('The option value of a picture')
  @Matches(/^[^\uFFFD]*$/, { message: VALUE })
  @MaxLength(60, { message: VALUE })
  @IsString({ message: VALUE })
  optionValue?: string;
}

/** The whole form, as the document shows it. */
export class ProductPictureFormDto extends PictureWordsDto {
  @ApiProperty(PICTURE_PART)
  image!: unknown;
}
