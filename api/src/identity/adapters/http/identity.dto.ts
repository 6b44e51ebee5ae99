import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { schemaOf } from '../../../kernel/fields/kinds.js';
import { DeclaredFieldDto } from '../../../platform/http/declared-field.dto.js';
import { IDENTITY_FIELDS } from '../../domain/fields.js';

const shapes = (nullable: boolean) =>
  Object.fromEntries(
    IDENTITY_FIELDS.map((field) => {
      const shape = nullable ? { oneOf: [schemaOf(field), { type: 'null' }] } : schemaOf(field);
      return [
        field.name,
        { ...shape, description: field.help ? `${field.label}: ${field.help}` : field.label },
      ];
    }),
  ) as Record<string, never>;

const example = { accentLight: '#1d5fd1', fonts: 'classic' };

/** What was decided; what is left out is Duka's own. */
export class IdentityDto {
  @ApiProperty({ enum: ['shop'] })
  id!: string;
  @ApiProperty({
    type: 'object',
    selfRequired: true,
    properties: shapes(false),
    additionalProperties: true,
    example,
  })
  fields!: Record<string, unknown>;
}

/** Only what is named changes; null takes a value away. */
export class ChangeIdentityDto {
  @ApiProperty({
    type: 'object',
    selfRequired: true,
    properties: shapes(true),
    additionalProperties: true,
    example,
  })
  @IsObject({ message: 'fields must be an object' })
  fields!: Record<string, unknown>;
}

/** Fields that belong together. */
export class FieldGroupDto {
  @ApiProperty({ example: 'Colours' })
  title!: string;
  hint!: string;
  fields!: DeclaredFieldDto[];
}
