import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { EachNested, IfSent } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { TimestampField } from '../../../platform/http/timestamps.js';

const VALUES = { type: 'object', additionalProperties: true, example: { title: 'Good light' } } as const;
const MOST_BLOCKS = 40;

/** A block of a page, filled in; its members are those of `GET /admin/definitions/blocks`. */
export class BlockDto {
  @ApiProperty({ example: 'text' })
  kind!: string;
  @ApiProperty({ ...VALUES, selfRequired: true })
  fields!: Record<string, unknown>;
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  items!: Record<string, unknown>[];
}

/** The same as it is sent: what is left out is empty. */
export class BlockInputDto {
  @ApiProperty({ example: 'text' })
  @MaxLength(40, { message: 'kind must be at most 40 characters' })
  @IsString({ message: 'kind must be a text' })
  kind!: string;

  @ApiProperty({ ...VALUES, selfRequired: false })
  @IfSent()
  @IsObject({ message: 'fields must be an object' })
  fields?: Record<string, unknown>;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true }, required: false })
  @IfSent()
  @ArrayMaxSize(100, { message: 'A block has at most 100 of them' })
  @IsArray({ message: 'items must be a list' })
  items?: Record<string, unknown>[];
}

export class PagePictureDto {
  @ApiProperty({ example: '/media/3f1c0a9b7d5e4c2f8a6b0d1e2c3f4a5b' })
  url!: string;
  @ApiProperty({ type: 'integer' })
  width!: number;
  @ApiProperty({ type: 'integer' })
  height!: number;
  @ApiProperty({ type: [Number] })
  widths!: number[];
}

/** What a page shows. */
export class PageContentDto {
  /** Where it stands. */
  @ApiProperty({ example: '/about' })
  path!: string;
  @ApiProperty({ example: 'About us' })
  title!: string;
  description!: string;
  blocks!: BlockDto[];
  /** The pictures of the blocks. */
  pictures!: PagePictureDto[];
}

export class PageAnswerDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: PageContentDto;
}

export class PageLinkDto {
  @ApiProperty({ example: 'our-workshop' })
  address!: string;
  @ApiProperty({ example: '/pages/our-workshop' })
  path!: string;
  title!: string;
  /** When what it shows was published. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  updatedAt!: string;
}

export class PagesAnswerDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: PageLinkDto[];
}

export class PageVersionDto {
  id!: string;
  title!: string;
  @ApiProperty({ type: 'string', format: 'date-time' })
  publishedAt!: string;
}

/** A page as lists tell of it. */
export class AdminPageSummaryDto {
  id!: string;
  /** The end of its own: `home`, `terms`, or of `/pages/<address>`. */
  address!: string;
  path!: string;
  /** Of the draft. */
  title!: string;
  /** Nobody sees a draft; what is published shows the draft, or what it was before it changed. */
  @ApiProperty({ enum: ['draft', 'published', 'changed', 'scheduled'] })
  state!: 'draft' | 'published' | 'changed' | 'scheduled';
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  publishedAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  scheduledAt!: string | null;
  @ApiProperty({ type: 'integer' })
  version!: number;
  @ApiProperty({ type: 'string', format: 'date-time' })
  updatedAt!: string;
  /** Who changed it last; null for the shop itself, and for somebody whose account is gone. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Ada' })
  changedBy!: string | null;
}

/** A page as the staff works on it: title, description and blocks are the draft. */
export class AdminPageDto extends AdminPageSummaryDto {
  description!: string;
  blocks!: BlockDto[];
  /** The pictures of the blocks. */
  pictures!: PagePictureDto[];
  /** What it was published as, the newest first, fifty at most. */
  history!: PageVersionDto[];
}

/** Another draft, whole. */
export class PageDraftDto {
  @ApiProperty({ maxLength: 120, example: 'About us' })
  @IsString({ message: 'title must be a text' })
  title!: string;

  /** For search engines. */
  @OptionalText()
  @IsString({ message: 'description must be a text' })
  description?: string;

  @EachNested()
  @Type(() => BlockInputDto)
  @ArrayMaxSize(MOST_BLOCKS, { message: `A page has at most ${MOST_BLOCKS} blocks` })
  @IsArray({ message: 'blocks must be a list' })
  blocks!: BlockInputDto[];
}

export class NewPageDto extends OmitType(PageDraftDto, ['blocks']) {
  /** Left out, it begins with what comes with the shop at its address. */
  @IfSent()
  @EachNested()
  @Type(() => BlockInputDto)
  @ArrayMaxSize(MOST_BLOCKS, { message: `A page has at most ${MOST_BLOCKS} blocks` })
  @IsArray({ message: 'blocks must be a list' })
  blocks?: BlockInputDto[];

  /** Small letters, digits and hyphens; `home`, `terms` and others take the place of what comes with the shop. */
  @ApiProperty({ maxLength: 60, example: 'our-workshop' })
  @IsString({ message: 'address must be a text' })
  address!: string;
}

export class PublicationDto {
  /** From when on; at once without it. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @TimestampField('at must be a moment')
  at?: string | null;
}

export class RestorationDto {
  /** Of `history`. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'versionId must be an id' })
  versionId!: string;
}

export class PagePreviewDto {
  id!: string;
  /** Shows the draft to whoever has it, for a quarter of an hour. */
  url!: string;
}
