import { applyDecorators } from '@nestjs/common';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';

/** A member that may be left out, but is checked when it is sent: `null` is not "left out". */
export const IfSent = () => ValidateIf((_, value: unknown) => value !== undefined);

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const OBJECT = { name: 'isPlainObject', validator: { validate: isObject } };

/** A member with members of its own; a list, which `ValidateNested` lets through, is none. */
export const Nested = () =>
  applyDecorators(ValidateNested(), ValidateBy(OBJECT, { message: '$property must be an object' }));

/** A list of such members; a list within the list is none. */
export const EachNested = (message = 'each of $property must be an object') =>
  applyDecorators(ValidateNested({ each: true, message }), ValidateBy(OBJECT, { each: true, message }));
