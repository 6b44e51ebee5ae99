import { ApiProperty } from '@nestjs/swagger';
import { DeclaredFieldDto } from '../../../platform/http/declared-field.dto.js';

export class BlockItemsDto {
  @ApiProperty({ example: 'Slide' })
  label!: string;
  @ApiProperty({ type: 'integer' })
  least!: number;
  @ApiProperty({ type: 'integer' })
  most!: number;
  fields!: DeclaredFieldDto[];
}

/** A kind of block, as a form needs it. */
export class BlockKindDto {
  @ApiProperty({ example: 'hero' })
  name!: string;
  @ApiProperty({ example: 'Hero' })
  label!: string;
  note!: string;
  /** Of the frame around every page, and of no page. */
  isOfFrame!: boolean;
  fields!: DeclaredFieldDto[];
  @ApiProperty({ type: BlockItemsDto, nullable: true })
  items!: BlockItemsDto | null;
}
