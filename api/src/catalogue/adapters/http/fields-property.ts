import { ApiProperty } from '@nestjs/swagger';
import { schemaOf } from '../../../kernel/fields/kinds.js';
import { BUILT_IN } from '../../domain/fields/built-in.js';

type Schema = Record<string, unknown>;
type Property = Record<string, never>;

const described = (nullable: boolean): Schema =>
  Object.fromEntries(
    BUILT_IN.map((field) => {
      const schema = schemaOf(field);
      const shape = nullable ? { oneOf: [schema, { type: 'null' }] } : schema;
      return [
        field.name,
        { ...shape, description: field.help ? `${field.label}: ${field.help}` : field.label },
      ];
    }),
  );

/** The values of declared fields in the document: Duka's by name, the merchant's besides. */
export const FieldsProperty = ({ nullable = false, required = true } = {}) =>
  ApiProperty({
    type: 'object',
    selfRequired: required,
    properties: described(nullable) as Property,
    additionalProperties: true,
    example: { brand: 'Duka', unitAmount: { amount: 250, unit: 'g' } },
  });
