import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { LONGEST_WORDING } from '../../kernel/own-text.js';
import { EachNested } from './input-rules.js';

/** More than any letter or paper has. */
const MOST_TEXTS = 100;

/** A text of a letter or paper in the shop's own words. */
export class SentWordingDto {
  @ApiProperty({ maxLength: 100, example: 'mails.reset.subject' })
  @MaxLength(100, { message: 'key has at most 100 characters' })
  @IsString({ message: 'key must be a text' })
  key!: string;
  /** Empty is what the shop comes with. */
  @ApiProperty({ maxLength: LONGEST_WORDING, example: 'Your new password' })
  @MaxLength(LONGEST_WORDING, { message: `A text has at most ${LONGEST_WORDING} characters here` })
  @IsString({ message: 'text must be a text' })
  text!: string;
}

export class SentWordingsDto {
  /** What is not named stays as it is. */
  @ApiProperty({ type: [SentWordingDto], maxItems: MOST_TEXTS })
  @Type(() => SentWordingDto)
  @EachNested()
  @ArrayMaxSize(MOST_TEXTS, { message: `texts has at most ${MOST_TEXTS} at once` })
  @IsArray({ message: 'texts must be a list' })
  texts!: SentWordingDto[];
}

/** The place of an example. */
export const Sample = () => (target: object, name: string) => {
  ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_TEXTS, example: 0 })(target, name);
  Max(MOST_TEXTS, { message: `sample is at most ${MOST_TEXTS}` })(target, name);
  Min(0, { message: 'sample is 0 or more' })(target, name);
  IsInt({ message: 'sample must be a whole number' })(target, name);
};

/** What a preview shows: texts that may not be kept yet. */
export class WantedPreviewDto extends SentWordingsDto {
  /** Which example; the first where it has not so many. */
  @Sample()
  sample!: number;
}
