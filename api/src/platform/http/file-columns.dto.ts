import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FileKind } from '../../kernel/sources/contract.js';
import { unknownFields, type Corrections } from '../../kernel/sources/map-columns.js';
import { chosenSource, readCorrections, type Proposal, type Readable } from '../../kernel/sources/propose.js';
import type { TableFile } from '../../kernel/table-file.js';
import { IfSent } from './input-rules.js';
import { InvalidInput } from './invalid-input.js';
import { withOwnHeadings } from './own-headings.js';

/** Which shop system a file is from, and what a person says of its columns. */
export class FileColumnsQuery {
  /** `shopify`, `woocommerce`, `evershop`, or `table` for any other file; without it the headings tell. */
  @ApiProperty({ required: false, example: 'shopify' })
  @IfSent()
  @MaxLength(40, { message: 'source must be the name of a shop system' })
  @IsString({ message: 'source must be sent once' })
  source?: string;

  /** JSON of headings as the file has them, each with the field that it is; an empty one is left out. */
  @ApiProperty({ required: false, example: '{"Artikelnummer":"sku","Notiz":""}' })
  @IfSent()
  @MaxLength(8_000, { message: 'columns must be at most 8000 characters' })
  @IsString({ message: 'columns must be sent once' })
  columns?: string;
}

/** The source of a file and what is said of its columns. @throws InvalidInput */
export function readColumns(
  kind: FileKind,
  table: TableFile,
  query: FileColumnsQuery,
): { source: Readable; said: Corrections } {
  const source = chosenSource(kind, table.headings, query.source);
  if (!source)
    throw new InvalidInput([{ field: 'source', message: 'Such files of this shop system are not read' }]);
  const said = readCorrections(query.columns);
  if (!said)
    throw new InvalidInput([{ field: 'columns', message: 'columns must be JSON of headings and fields' }]);
  const [unknown] = unknownFields(source.file, said);
  if (unknown !== undefined)
    throw new InvalidInput([{ field: 'columns', message: `There is no field “${unknown}”` }]);
  return { source, said: withOwnHeadings(source.file, table.headings, said) };
}

export class FileSourceDto {
  @ApiProperty({ example: 'shopify' })
  name!: string;
  @ApiProperty({ example: 'Shopify' })
  label!: string;
}

export class FileFieldDto {
  @ApiProperty({ example: 'sku' })
  field!: string;
  @ApiProperty({ example: 'SKU' })
  label!: string;
}

export class FileColumnDto {
  /** As the file has it. */
  @ApiProperty({ example: 'Variant SKU' })
  heading!: string;
  /** What it is taken for; empty where it is left out, or read by its own name. */
  @ApiProperty({ example: 'sku' })
  field!: string;
  /** The first cell of it that says something. */
  @ApiProperty({ example: 'TEE-M' })
  example!: string;
}

export class FileColumnsDto implements Proposal {
  @ApiProperty({ example: 'shopify' })
  source!: string;
  /** The shop systems whose files are read. */
  sources!: FileSourceDto[];
  /** What a column may be. */
  fields!: FileFieldDto[];
  columns!: FileColumnDto[];
  @ApiProperty({ type: 'integer' })
  lines!: number;
}
