import { ApiProperty } from '@nestjs/swagger';
import { FileColumnsDto } from '../../../platform/http/file-columns.dto.js';
import { LINE_ACTIONS } from '../../../platform/http/import-routes.js';
import type { TakenBack } from '../../application/import-customers.js';
import type { CustomerLine } from '../../domain/customers-of-file.js';

const COUNT = { type: 'integer' } as const;

export class CustomerCountsDto {
  @ApiProperty(COUNT) total!: number;
  @ApiProperty(COUNT) create!: number;
  @ApiProperty(COUNT) update!: number;
  @ApiProperty(COUNT) nothing!: number;
  @ApiProperty(COUNT) error!: number;
}

export class CustomerFaultDto {
  /** What the column was taken for; `file` where the line could not be read. */
  @ApiProperty({ example: 'email' })
  field!: string;
  message!: string;
}

export class CustomerDifferenceDto {
  @ApiProperty({ example: 'phone' })
  field!: string;
  /** Empty where there was nothing. */
  from!: string;
  to!: string;
}

export class CustomerLineDto implements Omit<CustomerLine, 'notes'> {
  /** In the file, counted from 1 with the headings. */
  @ApiProperty(COUNT)
  line!: number;
  @ApiProperty({ example: 'amina@example.com' })
  email!: string;
  name!: string;
  @ApiProperty({ enum: LINE_ACTIONS })
  action!: CustomerLine['action'];
  changes!: CustomerDifferenceDto[];
  errors!: CustomerFaultDto[];
  /** What is left out of it, though the rest is taken. */
  @ApiProperty({ type: 'string', nullable: true })
  message!: string | null;
}

export class CustomerPreviewDto {
  columns!: FileColumnsDto;
  counts!: CustomerCountsDto;
  /** Every line of the file. */
  lines!: CustomerLineDto[];
}

export class CustomerImportDto {
  /** By which it is taken back. */
  id!: string;
  counts!: CustomerCountsDto;
  /** The lines that were left out. */
  errors!: CustomerLineDto[];
}

export class CustomersTakenBackDto implements TakenBack {
  id!: string;
  /** Accounts that the import made and that are gone. */
  @ApiProperty(COUNT)
  removed!: number;
  /** Accounts that were there before and lose what the import added to them. */
  @ApiProperty(COUNT)
  restored!: number;
  /** Accounts that the import made and somebody has used or changed since. */
  @ApiProperty(COUNT)
  kept!: number;
}
