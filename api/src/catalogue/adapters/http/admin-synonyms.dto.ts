import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { baseOf } from '../../../kernel/languages.js';
import { knownTongues } from '../../../platform/languages/tongues.js';
import { IfSent, OneLine, Trimmed } from '../../../platform/http/input-rules.js';

/** Searches of a region are those of its language. */
const LANGUAGES = knownTongues().filter((tag) => baseOf(tag) === tag);
const FINDS = 'finds must be 1 to 20 texts of at most 60 characters';

export class NewSynonymDto {
  /** Of the searches that it is for; English ones unless told. */
  @ApiProperty({ enum: LANGUAGES, required: false, default: 'en' })
  @IsIn(LANGUAGES, { message: 'language must be a language of the shop' })
  @IfSent()
  language?: string;

  /** One to three words, as shoppers type them. */
  @ApiProperty({ maxLength: 60, example: 'trainers' })
  @OneLine('The words')
  @MaxLength(60, { message: 'The words have at most 60 characters' })
  @IsNotEmpty({ message: 'The words are required' })
  @IsString({ message: 'typed must be a text' })
  @Trimmed()
  typed!: string;

  /** What is looked for then as well; any of these will do. */
  @ApiProperty({ type: [String], minItems: 1, maxItems: 20, example: ['sneaker', 'running shoe'] })
  @MaxLength(60, { each: true, message: FINDS })
  @IsString({ each: true, message: FINDS })
  @ArrayMaxSize(20, { message: FINDS })
  @ArrayMinSize(1, { message: FINDS })
  @IsArray({ message: FINDS })
  finds!: string[];
}

/** Only what is sent is changed. */
export class SynonymChangeDto extends PartialType(NewSynonymDto, { skipNullProperties: false }) {}

export class SynonymDto {
  id!: string;
  @ApiProperty({ enum: LANGUAGES })
  language!: string;
  @ApiProperty({ example: 'trainers' })
  typed!: string;
  @ApiProperty({ type: [String], example: ['sneaker', 'running shoe'] })
  finds!: string[];
}
