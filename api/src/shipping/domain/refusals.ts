import { ThingChanged } from '../../kernel/changed.js';
import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';

export const ShippingZoneNotFound = refusal(
  'not-found',
  'shipping_zone_not_found',
  'Shipping zone not found',
);

/** Somebody else was faster, and what they have changed would be lost. */
export class ShippingZoneChanged extends ThingChanged {
  constructor(version: number) {
    super('shipping zone', version);
  }
}

export const ShippingZoneNameTaken = refusal(
  'conflict',
  'shipping_zone_name_taken',
  'Another shipping zone has this name',
  'name',
);

export class ShippingZoneWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'shipping_zone_wrong', fields[0]?.message ?? 'The zone is not valid.', { fields });
  }
}
