import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { ShownDownload } from '../../application/list-downloads.js';
import type { LookedAt } from '../../application/take-download.js';
import type { VariantFiles } from '../../application/ports.js';
import { LONGEST_NAME, MOST_BYTES, type DigitalFile } from '../../domain/digital-file.js';
import { DOWNLOAD_STATES, USES, type DownloadState } from '../../domain/download.js';

export const FILE_PART = {
  type: 'string',
  format: 'binary',
  contentMediaType: 'application/pdf',
  example: 'guide.pdf',
  description: `Any file, at most ${MOST_BYTES / 1_000_000} MB.`,
} as const;

export class FileNameDto {
  /** As whoever downloads it gets it, with its ending. */
  @ApiProperty({ maxLength: LONGEST_NAME, example: 'Guide.pdf' })
  @MaxLength(LONGEST_NAME, { message: `Name has at most ${LONGEST_NAME} characters` })
  @IsString({ message: 'Name is required' })
  name!: string;
}

/** The form that brings a file. */
export class NewFileDto extends FileNameDto {
  @ApiProperty(FILE_PART)
  file!: unknown;
}

/** A file that comes with a variant. */
export class DigitalFileDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  @ApiProperty({ example: 'Guide.pdf' })
  name!: string;
  @ApiProperty({ type: 'integer', example: 1_048_576 })
  bytes!: number;
  /** What the sender has said that it is. */
  @ApiProperty({ example: 'application/pdf' })
  type!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  static of({ id, variantId, name, bytes, type, createdAt }: DigitalFile): DigitalFileDto {
    return { id, variantId, name, bytes, type, createdAt: createdAt.toISOString() };
  }
}

export class VariantFilesDto {
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  sku!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Format: 'PDF' } })
  options!: Record<string, string>;
  @ApiProperty({ type: [DigitalFileDto] })
  files!: DigitalFileDto[];
}

export class ProductFilesDto {
  /** The largest file that is taken. */
  @ApiProperty({ type: 'integer', example: MOST_BYTES })
  mostBytes!: number;
  @ApiProperty({ type: [VariantFilesDto] })
  variants!: VariantFilesDto[];

  static of(variants: readonly VariantFiles[]): ProductFilesDto {
    return {
      mostBytes: MOST_BYTES,
      variants: variants.map(({ files, options, ...one }) => ({
        ...{ ...one, options: { ...options } },
        files: files.map((file) => DigitalFileDto.of(file)),
      })),
    };
  }
}

/** A link to a file of an order. */
export class OrderDownloadDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  /** What was bought, in the words in which its buyer read it. */
  @ApiProperty({ example: 'Field guide' })
  line!: string;
  @ApiProperty({ example: 'Guide.pdf' })
  name!: string;
  @ApiProperty({ type: 'integer', example: 1_048_576 })
  bytes!: number;
  @ApiProperty({ enum: DOWNLOAD_STATES })
  state!: DownloadState;
  /** How often it can be used still. */
  @ApiProperty({ type: 'integer', example: USES })
  usesLeft!: number;
  @ApiProperty({ format: 'date-time' })
  until!: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastUsedAt!: string | null;

  static of({ id, line, name, bytes, state, usesLeft, until, lastUsedAt }: ShownDownload): OrderDownloadDto {
    const times = { until: until.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
    return { id, line, name, bytes, state, usesLeft, ...times };
  }
}

export class OrderDownloadsDto {
  /** In the order of the lines, the newest first. */
  @ApiProperty({ type: [OrderDownloadDto] })
  downloads!: OrderDownloadDto[];
}

/** Where the file of a link is, which counts as a use. */
const fileAt = (token: string) => `/downloads/${encodeURIComponent(token)}/file`;

export class MyDownloadDto extends OrderDownloadDto {
  /** Where the file is; null where the link works no more. */
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '/downloads/c2VjcmV0IG9mIHRoZSBzaG9wLCA0MyBjaGFyYWN0ZXI/file',
  })
  url!: string | null;

  static override of(one: ShownDownload): MyDownloadDto {
    return { ...OrderDownloadDto.of(one), url: one.token === null ? null : fileAt(one.token) };
  }
}

export class MyDownloadsDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  @ApiProperty({ type: [MyDownloadDto] })
  data!: MyDownloadDto[];
}

/** What a link leads to, before it is used. */
export class OpenedDownloadDto {
  @ApiProperty({ example: 'Guide.pdf' })
  name!: string;
  @ApiProperty({ type: 'integer', example: 1_048_576 })
  bytes!: number;
  /** How often it can be used still. */
  @ApiProperty({ type: 'integer', example: USES })
  usesLeft!: number;
  @ApiProperty({ format: 'date-time' })
  until!: string;
  /** Its buyer could withdraw from it still: it is fetched with `?consent=yes`, once the buyer wants it at once and knows what that ends. */
  @ApiProperty({ type: 'boolean', example: false })
  needsConsent!: boolean;
  /** Where the file is: to fetch it there is a use. */
  @ApiProperty({ example: '/downloads/c2VjcmV0IG9mIHRoZSBzaG9wLCA0MyBjaGFyYWN0ZXI/file' })
  url!: string;

  static of(token: string, { name, bytes, usesLeft, until, needsConsent }: LookedAt): OpenedDownloadDto {
    return { name, bytes, usesLeft, until: until.toISOString(), needsConsent, url: fileAt(token) };
  }
}

export class OpenedDownloadAnswer {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: OpenedDownloadDto;
}
