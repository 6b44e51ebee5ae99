import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { nullAs } from './optional-rules.js';

const TAKES_NULL = Symbol('members whose change may be null');

const takesNull: PropertyDecorator = (target, name) =>
  Reflect.defineMetadata(TAKES_NULL, [...membersOf(target), String(name)], target);

const membersOf = (target: object) => (Reflect.getMetadata(TAKES_NULL, target) ?? []) as string[];

/** A text that is never null in an answer; null in a change empties it, as forms send what was taken away. */
export const NullEmpties = () => applyDecorators(ApiProperty({ type: 'string' }), nullAs(''), takesNull);

/** A list that is never null in an answer; null in a change leaves it, as forms send what nobody touched. */
export const NullLeaves = (of: new () => object) =>
  applyDecorators(ApiProperty({ type: [of] }), nullAs(undefined), takesNull);

/**
 * What changes a thing, by the class of the answer that shows it: each of its members, checked by its own rules, if it is
 * sent. `fixed` cannot be changed by it.
 */
export function ChangesOf<Shown extends object, Fixed extends keyof Shown>(
  shown: Type<Shown>,
  fixed: readonly Fixed[],
): Type<Partial<Omit<Shown, Fixed>>> {
  const changes = PartialType(OmitType(shown, fixed), { skipNullProperties: false });
  for (const name of membersOf(shown.prototype as object))
    ApiProperty({ nullable: true, required: false })(changes.prototype as object, name);
  return changes;
}
