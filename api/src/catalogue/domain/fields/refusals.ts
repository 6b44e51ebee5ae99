import { Refusal, type FieldError } from '../../../kernel/refusal.js';

export class FieldNotFound extends Refusal {
  constructor() {
    super('not-found', 'field_not_found', 'There is no such field');
  }
}

/** A declaration that cannot be, at its members. */
export class FieldWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'field_wrong', fields[0]?.message ?? 'The field cannot be declared so', { fields });
  }
}

export class FieldTaken extends Refusal {
  constructor() {
    const message = 'There is a field of this label already';
    super('conflict', 'field_taken', message, { fields: [{ field: 'label', message }] });
  }
}
