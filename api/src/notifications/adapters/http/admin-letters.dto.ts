import { ApiProperty } from '@nestjs/swagger';
import { Sample } from '../../../platform/http/wording.dto.js';
import { LETTERS } from '../../application/sample-letters.js';
import { TEXT_PLACES, type TextPlace } from '../../domain/text-places.js';

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
