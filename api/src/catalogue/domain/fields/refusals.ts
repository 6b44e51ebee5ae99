import { Refusal, type FieldError, refusal } from '../../../kernel/refusal.js';

export const FieldNotFound = refusal('not-found', 'field_not_found', 'There is no such field');

/** A declaration that cannot be, at its members. */
export class FieldWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'field_wrong', fields[0]?.message ?? 'The field cannot be declared so', { fields });
  }
}

export const FieldTaken = refusal(
  'conflict',
  'field_taken',
  'There is a field of this label already',
  'label',
);
