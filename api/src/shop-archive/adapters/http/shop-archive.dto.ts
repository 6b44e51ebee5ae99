import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { said } from '../../../platform/languages/tongues.js';
import { MOST_BYTES } from '../../application/take-upload.js';
import {
  ARCHIVE_STATES,
  isInterrupted,
  PIECE_BYTES,
  type ArchiveState,
  type Upload,
} from '../../domain/upload.js';

const COUNT = { type: 'integer' } as const;
const BYTES = 'bytes must be the length of the file, a whole number from 1';

/** The file that is to be sent. */
export class NewUploadDto {
  @ApiProperty({ ...COUNT, minimum: 1, example: 1_048_576 })
  @Max(Number.MAX_SAFE_INTEGER, { message: BYTES })
  @Min(1, { message: BYTES })
  @IsInt({ message: BYTES })
  bytes!: number;
}

/** Where the download begins, once. */
export class ArchiveLinkDto {
  @ApiProperty({
    example: '/api/v1/shop-archives/0194242c-c4dc-74a5-8894-e602b3059e06.dGhpcyBpcyBhbiBleGFtcGxl',
  })
  url!: string;
  @ApiProperty({ type: 'string', format: 'date-time' })
  endsAt!: string;
}

/** How many rows of a part of the shop came, or pictures. */
export class BroughtDto {
  @ApiProperty({ example: 'products' }) part!: string;
  @ApiProperty(COUNT) count!: number;
}

export class ArchiveUploadDto {
  id!: string;
  /** It comes in, fills the shop, and has done so or was refused. */
  @ApiProperty({ enum: ARCHIVE_STATES })
  state!: ArchiveState;
  @ApiProperty(COUNT) bytes!: number;
  /** How much of it has come. */
  @ApiProperty(COUNT) received!: number;
  /** Nothing of it has come for two minutes; another one may begin in its place. */
  isInterrupted!: boolean;
  @ApiProperty({ type: 'string', format: 'date-time' })
  startedAt!: string;
  /** Why it was refused; empty of others. */
  sentence!: string;
  /** Empty until the shop is filled. */
  brought!: BroughtDto[];

  static of(upload: Upload, now: Date): ArchiveUploadDto {
    const { id, state, bytes, received, startedAt, brought, sentence } = upload;
    return {
      ...{ id, state, bytes, received, startedAt },
      isInterrupted: isInterrupted(upload, now),
      sentence: sentence && said(sentence),
      brought: Object.entries(brought ?? {}).map(([part, count]) => ({ part, count })),
    };
  }
}

export class ShopArchiveDto {
  /** Without products, customers, orders and credit: only such a shop can be filled. */
  isEmpty!: boolean;
  /** The largest file that is taken here. */
  @ApiProperty({ ...COUNT, example: MOST_BYTES }) mostBytes!: number;
  /** The length of each piece but the last. */
  @ApiProperty({ ...COUNT, example: PIECE_BYTES }) pieceBytes!: number;
  /** The last one that was sent; null where none was. */
  @ApiProperty({ type: () => ArchiveUploadDto, nullable: true })
  upload!: ArchiveUploadDto | null;
}
