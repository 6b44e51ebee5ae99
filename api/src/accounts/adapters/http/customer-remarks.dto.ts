import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/input-rules.js';
import { MOST_TAGS } from '../../domain/customer-group.js';

const TAG = 'A tag is one line of at most 40 characters';

export class GroupNameDto {
  id!: string;
  name!: string;
  /** The customer belongs to it by what they have done. */
  isByRule!: boolean;
}

export class CustomerNoteDto {
  id!: string;
  text!: string;
  /** Who of the staff has written it; null when they are gone. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Ada Admin' })
  by!: string | null;
  @ApiProperty({ format: 'date-time' })
  at!: string;
}

/** What the staff keeps of a customer, who never sees it but may ask for it. */
export class CustomerRemarksDto {
  @ApiProperty({ type: 'string', isArray: true, example: ['wholesale'] })
  tags!: string[];
  groups!: GroupNameDto[];
  /** The newest first, at most 200. */
  notes!: CustomerNoteDto[];
}

export class NewNoteDto {
  @ApiProperty({ example: 'Prefers calls in the morning.' })
  @MaxLength(2_000, { message: 'Note must be at most 2000 characters' })
  @IsNotEmpty({ message: 'Please write what is to be noted' })
  @IsString({ message: 'Please write what is to be noted' })
  @Trimmed()
  text!: string;
}

export class TagsDto {
  /** These and no others; kept in small letters. */
  @ApiProperty({ type: 'string', isArray: true, example: ['wholesale'], maxItems: MOST_TAGS })
  @Matches(/^[^\p{C}]{1,40}$/u, { each: true, message: TAG })
  @IsString({ each: true, message: TAG })
  @ArrayMaxSize(MOST_TAGS, { message: `A customer has at most ${MOST_TAGS} tags` })
  @IsArray({ message: 'tags must be a list' })
  tags!: string[];
}

export class TagDto {
  @ApiProperty({ example: 'wholesale' })
  id!: string;
  /** How many customers have it. */
  @ApiProperty({ type: 'integer', example: 12 })
  customers!: number;
}
