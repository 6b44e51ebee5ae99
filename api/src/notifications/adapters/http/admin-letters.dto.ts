import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { EachNested } from '../../../platform/http/input-rules.js';
import { LETTERS } from '../../application/sample-letters.js';
import { LONGEST_WORDING } from '../../domain/own-text.js';
import { TEXT_PLACES, type TextPlace } from '../../domain/text-places.js';

/** More than any letter has. */
const MOST_TEXTS = 100;

/** A letter that the shop writes. */
export class LetterDto {
  /** The event that it tells of; `new-order` is the one to the shop itself. */
  @ApiProperty({ enum: LETTERS })
  id!: string;
  /** In the shop's first language, about something made up. */
  @ApiProperty({ example: 'Set a new password' })
  subject!: string;
  /** That language. */
  @ApiProperty({ example: 'en' })
  language!: string;
  /** In which the shop says some of it in its own words. */
  @ApiProperty({ type: [String], example: ['fr'] })
  languages!: string[];
}

/** A text of a letter. */
export class LetterTextDto {
  @ApiProperty({ example: 'mails.reset.subject' })
  key!: string;
  @ApiProperty({ enum: TEXT_PLACES })
  place!: TextPlace;
  /** Whether it may have several lines. */
  hasLines!: boolean;
  /** What the shop comes with: a message of ICU, `Hello {name},`. */
  original!: string;
  /** What the text is told, each by its name; its own words have to keep them all. */
  @ApiProperty({ type: [String], example: ['name'] })
  variables!: string[];
  /** The shop's own words; empty where it has none. */
  own!: string;
  /** The other letters that say it, too. */
  @ApiProperty({ enum: LETTERS, isArray: true })
  alsoIn!: string[];
  /** In which of the examples it stands, by their places. */
  @ApiProperty({ type: 'integer', isArray: true, example: [0] })
  samples!: number[];
}

export class LetterTextsDto {
  @ApiProperty({ enum: LETTERS })
  id!: string;
  @ApiProperty({ example: 'fr' })
  language!: string;
  /** As they stand in it, from above. */
  texts!: LetterTextDto[];
  /** What tells its occasions apart, a sentence each. */
  @ApiProperty({ type: [String] })
  samples!: string[];
  /** The shop's languages, its first one first. */
  @ApiProperty({ type: [String], example: ['en', 'fr'] })
  languages!: string[];
}

export class SentLetterTextDto {
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

export class SentLetterTextsDto {
  /** What is not named stays as it is. */
  @ApiProperty({ type: [SentLetterTextDto], maxItems: MOST_TEXTS })
  @Type(() => SentLetterTextDto)
  @EachNested()
  @ArrayMaxSize(MOST_TEXTS, { message: `texts has at most ${MOST_TEXTS} at once` })
  @IsArray({ message: 'texts must be a list' })
  texts!: SentLetterTextDto[];
}

const Sample = () => (target: object, name: string) => {
  ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_TEXTS, example: 0 })(target, name);
  Max(MOST_TEXTS, { message: `sample is at most ${MOST_TEXTS}` })(target, name);
  Min(0, { message: 'sample is 0 or more' })(target, name);
  IsInt({ message: 'sample must be a whole number' })(target, name);
};

export class WantedLetterDto extends SentLetterTextsDto {
  /** Which example; the first where it has not so many. */
  @Sample()
  sample!: number;
}

export class WantedTrialDto {
  /** Which example; the first where it has not so many. */
  @Sample()
  sample!: number;
}

/** A letter as it would be sent. */
export class LetterPreviewDto {
  subject!: string;
  html!: string;
  /** The same as plain text. */
  text!: string;
}

export class LetterTrialDto {
  /** Whether the mail server has taken it. */
  worked!: boolean;
  /** What came of it, in plain words. */
  message!: string;
}
