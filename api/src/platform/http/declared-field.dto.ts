import { ApiProperty } from '@nestjs/swagger';
import { READABLE } from '../../kernel/fields/contrast.js';
import type { Field } from '../../kernel/fields/field.js';

export class DeclaredChoiceDto {
  @ApiProperty({ example: 'classic' })
  value!: string;
  @ApiProperty({ example: 'Classic' })
  label!: string;
}

export class GroundDto {
  @ApiProperty({ example: 'the white page' })
  name!: string;
  @ApiProperty({ example: '#ffffff' })
  colour!: string;
}

/** A declared field, as a form needs it. */
export class DeclaredFieldDto {
  /** Of the member. */
  @ApiProperty({ example: 'logo' })
  name!: string;
  @ApiProperty({ example: 'Logo' })
  label!: string;
  help!: string;
  @ApiProperty({ example: 'picture' })
  kind!: string;
  unit!: string;
  @ApiProperty({ type: [String] })
  units!: string[];
  choices!: DeclaredChoiceDto[];
  /** A text of several lines. */
  isLong!: boolean;
  isRequired!: boolean;
  /** Of a picture: a drawing, too. Of a link: an address of this shop, too. */
  takesMore!: boolean;
  /** Of a colour: what it stands on. */
  against!: GroundDto[];
  /** Of a colour: the contrast that it needs there. */
  @ApiProperty({ example: 4.5 })
  least!: number;
  /** Of a colour: texts, one of which must be readable on it. */
  @ApiProperty({ type: [String] })
  carries!: string[];
}

/** What a form needs to know of the field. Pure. */
export function fieldView(field: Field): DeclaredFieldDto {
  const { name, label, help = '', kind, required = false } = field;
  const isColour = kind === 'colour';
  return {
    ...{ name, label, help, kind, isRequired: required },
    unit: kind === 'number' ? (field.unit ?? '') : '',
    units: kind === 'amount' ? [...field.units] : [],
    choices: kind === 'choice' ? field.choices.map((one) => ({ ...one })) : [],
    isLong: kind === 'text' && field.lines === true,
    takesMore: (kind === 'picture' && field.drawing === true) || (kind === 'link' && field.within === true),
    against: isColour ? (field.against ?? []).map((one) => ({ ...one })) : [],
    least: isColour ? (field.least ?? READABLE) : READABLE,
    carries: isColour ? [...(field.carries ?? [])] : [],
  };
}
