import type { TaxNumberKind } from './tax-numbers.js';
import { ThingChanged } from '../../kernel/changed.js';
import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';

export const TaxZoneNotFound = refusal('not-found', 'tax_zone_not_found', 'Tax zone not found');

/** Somebody else was faster, and what they have changed would be lost. */
export class TaxZoneChanged extends ThingChanged {
  constructor(version: number) {
    super('tax zone', version);
  }
}

export const TaxZoneNameTaken = refusal(
  'conflict',
  'tax_zone_name_taken',
  'Another tax zone has this name',
  'name',
);

/** A tax number that cannot be one: neither with the letters of a country, nor of the kinds that the place has. */
export class VatNumberWrong extends Refusal {
  constructor(kinds: readonly Pick<TaxNumberKind, 'name' | 'example'>[] = []) {
    const message =
      kinds.length === 0
        ? 'This is not a VAT number. Give it with the letters of its country, such as DE136695976.'
        : `This is not a ${kinds.map(({ name }) => name).join(' / ')}. It looks like ${kinds.map(({ example }) => example).join(' / ')}.`;
    super('invalid', 'vat_number_wrong', message, { fields: [{ field: 'vatNumber', message }] });
  }
}

export class TaxZoneWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'tax_zone_wrong', fields[0]?.message ?? 'The zone is not valid.', { fields });
  }
}

/** The tax service has not answered, and the shop has no rates of its own there: nothing is sold with an unknown tax. */
export class TaxUnknown extends Refusal {
  constructor() {
    const message = 'We cannot work out the tax of your order right now. Please try again in a minute.';
    super('unavailable', 'tax_unknown', message, { retryAfter: 60 });
  }
}

/** The tax service finds no place of that description. */
export class TaxPlaceUnknown extends Refusal {
  constructor(field: string) {
    const message = 'We cannot find this address for its tax. Please check its state and postcode.';
    super('invalid', 'tax_place_unknown', message, { fields: [{ field, message }] });
  }
}

/** A zone compares values in a currency of which the shop knows no exchange rate. */
export class LimitRateMissing extends Refusal {
  constructor(zone: string, currency: string, field: string) {
    const message = `We cannot sell to ${zone} today: no exchange rate is known for its limit in ${currency}.`;
    super('invalid', 'limit_rate_missing', message, { fields: [{ field, message }] });
  }
}

/** Of the zone of an address no rate holds today: it has ended, or has not begun. */
export class TaxRateMissing extends Refusal {
  constructor(zone: string, field: string) {
    const message = `We cannot sell to ${zone} today: no tax rate is set for this day.`;
    super('invalid', 'tax_rate_missing', message, { fields: [{ field, message }] });
  }
}
