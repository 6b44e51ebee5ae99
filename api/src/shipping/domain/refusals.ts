import { ThingChanged } from '../../kernel/changed.js';
import { Refusal, type FieldError } from '../../kernel/refusal.js';

export class ShippingZoneNotFound extends Refusal {
  constructor() {
    super('not-found', 'shipping_zone_not_found', 'Shipping zone not found');
  }
}

/** Somebody else was faster, and what they have changed would be lost. */
export class ShippingZoneChanged extends ThingChanged {
  constructor(version: number) {
    super('shipping zone', version);
  }
}

export class ShippingZoneNameTaken extends Refusal {
  constructor() {
    const message = 'Another shipping zone has this name';
    super('conflict', 'shipping_zone_name_taken', message, { fields: [{ field: 'name', message }] });
  }
}

export class ShippingZoneWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'shipping_zone_wrong', fields[0]?.message ?? 'The zone is not valid.', { fields });
  }
}
