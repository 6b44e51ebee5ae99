import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IfSent, OneLine } from '../../../platform/http/input-rules.js';
import { FileColumnsQuery } from '../../../platform/http/file-columns.dto.js';
import { LINE_ACTIONS } from '../../../platform/http/import-routes.js';
import type { Reading } from '../../domain/import/file.js';
import type { ImportLineView, ImportView } from '../../application/import/ports.js';

const COUNT = { type: 'integer' } as const;
const TIME = { type: 'string', format: 'date-time', nullable: true } as const;

export class ImportFileQuery extends FileColumnsQuery {
  /** What the file is called, for the list of imports. */
  @IfSent()
  @OneLine('fileName')
  @MaxLength(200, { message: 'fileName must be at most 200 characters' })
  @IsString({ message: 'fileName must be sent once' })
  fileName?: string;
}

export class ImportLineCountsDto {
  @ApiProperty(COUNT) total!: number;
  @ApiProperty(COUNT) create!: number;
  @ApiProperty(COUNT) update!: number;
  @ApiProperty(COUNT) nothing!: number;
  @ApiProperty(COUNT) error!: number;
}

export class ImportProgressDto {
  /** Products to change, or to bring back. */
  @ApiProperty(COUNT) total!: number;
  @ApiProperty(COUNT) settled!: number;
  @ApiProperty(COUNT) refused!: number;
}

export class ImportReadingDto implements Reading {
  /** What stands before the decimals of its numbers; `unclear` when both are in it. */
  @ApiProperty({ enum: ['comma', 'point', 'unclear'] })
  decimalSign!: Reading['decimalSign'];
  /** Columns that nothing is made of, as the file names them. */
  @ApiProperty({ example: ['image'] })
  ignoredColumns!: string[];
}

export class ProductImportDto implements ImportView {
  id!: string;
  @ApiProperty({ enum: ['planned', 'running', 'done', 'undoing', 'undone'] })
  status!: ImportView['status'];
  fileName!: string;
  /** The mail address of who sent it. */
  createdBy!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  @ApiProperty(TIME)
  startedAt!: string | null;
  @ApiProperty(TIME)
  finishedAt!: string | null;
  lines!: ImportLineCountsDto;
  products!: ImportProgressDto;
  /** True for the last import that was run. */
  canUndo!: boolean;
  /** How the file was taken. */
  reading!: ImportReadingDto;
}

export class ImportChangeDto {
  @ApiProperty({ example: 'price' })
  field!: string;
  @ApiProperty({ example: '24' })
  from!: string;
  @ApiProperty({ example: '22.5' })
  to!: string;
}

export class ImportErrorDto {
  @ApiProperty({ example: 'stock' })
  field!: string;
  message!: string;
}

export class ImportLineDto implements ImportLineView {
  id!: string;
  /** In the file, counted from 1 with the headings. */
  @ApiProperty(COUNT)
  line!: number;
  name!: string;
  sku!: string;
  @ApiProperty({ enum: LINE_ACTIONS })
  action!: ImportLineView['action'];
  changes!: ImportChangeDto[];
  errors!: ImportErrorDto[];
  /** What became of its product; `kept` could not be undone. */
  @ApiProperty({ type: 'string', nullable: true, enum: ['done', 'refused', 'undone', 'kept', null] })
  outcome!: ImportLineView['outcome'];
  /** Why it was refused or kept, or that its product is archived and stays so. */
  @ApiProperty({ type: 'string', nullable: true })
  message!: string | null;
}

export class PlannedImportDto extends ProductImportDto {
  /** Every line of the file. */
  rows!: ImportLineDto[];
}
