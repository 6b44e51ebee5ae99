import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { EachNested } from '../../../platform/http/input-rules.js';
import {
  STATES,
  TEXT_KINDS,
  MOST_DRAFTS,
  MOST_TEXTS,
  type TranslationState,
} from '../../domain/translation.js';

type Kind = (typeof TEXT_KINDS)[number];

/** A place of a text: of what, of which, which of its texts. */
export class WantedTextDto {
  @ApiProperty({ enum: TEXT_KINDS })
  @IsIn(TEXT_KINDS, { message: `kind must be one of: ${TEXT_KINDS.join(', ')}` })
  kind!: Kind;
  /** The id of a product, of a page or of a discount, the key of a category, the name of a field, or the word itself. */
  @ApiProperty({ maxLength: 2000, example: 'Colour' })
  @MaxLength(2000, { message: 'owner has at most 2000 characters' })
  @IsString({ message: 'owner must be a text' })
  owner!: string;
  /** As the list of texts names it: `name`, `description`, `label`, `text`. */
  @ApiProperty({ maxLength: 200, example: 'text' })
  @MaxLength(200, { message: 'field has at most 200 characters' })
  @IsString({ message: 'field must be a text' })
  field!: string;
  @ApiProperty({ maxLength: 7, example: 'fr' })
  @MaxLength(7, { message: 'language is a tag, such as fr' })
  @IsString({ message: 'language must be a text' })
  language!: string;
}

export class SentTextDto extends WantedTextDto {
  /** Empty takes the translation away. */
  @ApiProperty({ maxLength: 20_000, example: 'Couleur' })
  @MaxLength(20_000, { message: 'A translation has at most 20000 characters' })
  @IsString({ message: 'text must be a text' })
  text!: string;
}

export class SentTextsDto {
  @ApiProperty({ type: [SentTextDto], minItems: 1, maxItems: MOST_TEXTS })
  @Type(() => SentTextDto)
  @EachNested()
  @ArrayMaxSize(MOST_TEXTS, { message: `texts has at most ${MOST_TEXTS} at once` })
  @ArrayNotEmpty({ message: 'texts is empty' })
  @IsArray({ message: 'texts must be a list' })
  texts!: SentTextDto[];
}

export class WantedDraftsDto {
  @ApiProperty({ type: [WantedTextDto], minItems: 1, maxItems: MOST_DRAFTS })
  @Type(() => WantedTextDto)
  @EachNested()
  @ArrayMaxSize(MOST_DRAFTS, { message: `texts has at most ${MOST_DRAFTS} at once` })
  @ArrayNotEmpty({ message: 'texts is empty' })
  @IsArray({ message: 'texts must be a list' })
  texts!: WantedTextDto[];
}

/** A text of the shop with its translation. */
export class TranslationLineDto {
  id!: string;
  @ApiProperty({ enum: TEXT_KINDS })
  kind!: Kind;
  owner!: string;
  @ApiProperty({ example: 'name' })
  field!: string;
  /** What it belongs to, as the panel names it. */
  title!: string;
  /** The original. */
  text!: string;
  /** Whether it may have several lines. */
  hasLines!: boolean;
  @ApiProperty({ example: 'fr' })
  language!: string;
  /** Empty where it is missing. */
  translation!: string;
  /** `draft`: a machine wrote it, and shoppers do not see it; `check`: the original has changed since. */
  @ApiProperty({ enum: STATES })
  state!: TranslationState;
}

export class SavedTextsDto {
  /** How many are other than before. */
  @ApiProperty({ type: 'integer' })
  changed!: number;
}

export class DraftedTextsDto {
  texts!: SentTextDto[];
}

export class ProgressDto {
  @ApiProperty({ example: 'fr' })
  language!: string;
  @ApiProperty({ enum: TEXT_KINDS })
  kind!: string;
  @ApiProperty({ type: 'integer' })
  total!: number;
  @ApiProperty({ type: 'integer' })
  missing!: number;
  @ApiProperty({ type: 'integer' })
  draft!: number;
  @ApiProperty({ type: 'integer' })
  check!: number;
}

export class TranslationProgressDto {
  /** In which the originals are written. */
  @ApiProperty({ example: 'en' })
  own!: string;
  /** The other languages of the shop. */
  @ApiProperty({ type: [String], example: ['fr'] })
  languages!: string[];
  /** Whether a service drafts translations. */
  canDraft!: boolean;
  progress!: ProgressDto[];
}
