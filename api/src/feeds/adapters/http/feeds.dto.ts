import { ApiPropertyOptional } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { LANGUAGE_TAG } from '../../../kernel/languages.js';
import { IfSent } from '../../../platform/http/input-rules.js';

export class FeedDto {
  /** In its address. */
  name!: string;
  label!: string;
  /** Where its address goes. */
  note!: string;
  /** Whole address, by which others fetch it. */
  url!: string;
}

export class FeedsAnswerDto {
  success!: true;
  data!: FeedDto[];
}

export class FeedQueryDto {
  /** A language of the shop, by its tag; its own unless told. */
  @ApiPropertyOptional({ pattern: LANGUAGE_TAG.source, example: 'fr' })
  @IfSent()
  @Matches(LANGUAGE_TAG, { message: 'language is a tag of a language, such as fr' })
  language?: string;
}
