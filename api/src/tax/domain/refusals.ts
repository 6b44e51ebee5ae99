import { Refusal, type FieldError } from '../../kernel/refusal.js';

export class TaxZoneNotFound extends Refusal {
  constructor() {
    super('not-found', 'tax_zone_not_found', 'Tax zone not found');
  }
}

export class TaxZoneNameTaken extends Refusal {
  constructor() {
    const message = 'Another tax zone has this name';
    super('conflict', 'tax_zone_name_taken', message, { fields: [{ field: 'name', message }] });
  }
}

export class TaxZoneWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'tax_zone_wrong', fields[0]?.message ?? 'The zone is not valid.', { fields });
  }
}
