import { ApiProperty } from '@nestjs/swagger';
import { FileColumnsDto } from '../../../platform/http/file-columns.dto.js';
import type { RedirectLine } from '../../domain/redirects-of-file.js';

const COUNT = { type: 'integer' } as const;

export class RedirectCountsDto {
  @ApiProperty(COUNT) total!: number;
  @ApiProperty(COUNT) create!: number;
  @ApiProperty(COUNT) nothing!: number;
  @ApiProperty(COUNT) error!: number;
}

export class RedirectFaultDto {
  @ApiProperty({ example: 'from' })
  field!: string;
  message!: string;
}

export class RedirectLineDto implements RedirectLine {
  /** In the file, counted from 1 with the headings. */
  @ApiProperty(COUNT)
  line!: number;
  @ApiProperty({ example: '/collections/sale' })
  from!: string;
  /** Where it leads in the end. */
  @ApiProperty({ example: '/category/sale' })
  to!: string;
  @ApiProperty({ enum: ['create', 'nothing', 'error'] })
  action!: RedirectLine['action'];
  errors!: RedirectFaultDto[];
}

export class RedirectPreviewDto {
  columns!: FileColumnsDto;
  counts!: RedirectCountsDto;
  /** Every line of the file. */
  lines!: RedirectLineDto[];
}

export class RedirectImportDto {
  /** By which it is taken back. */
  id!: string;
  counts!: RedirectCountsDto;
  /** The lines that were left out. */
  errors!: RedirectLineDto[];
}

export class RedirectsTakenBackDto {
  id!: string;
  /** How many were taken back. */
  @ApiProperty(COUNT)
  redirects!: number;
}
