import {
  addressFields,
  addressLabel,
  type AddressField,
  type AddressPart,
} from '../../kernel/world/address.js';
import { COUNTRIES, type Country } from '../../kernel/world/countries.js';
import { example } from '../../kernel/world/postcode-patterns.js';
import { hasPostcodes, postcodePattern } from '../../kernel/world/postcodes.js';
import type { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { EstimateTaxes } from '../../tax/application/estimate-taxes.js';

/** What an address in a country is made of. */
export interface CountryForm extends Country {
  /** In the order in which they are written. */
  fields: readonly AddressField[];
  /** A regular expression for whole postcodes, with one of them; null where there are none. */
  postcode: { pattern: string; example: string } | null;
}

/** Every country, with what the shop needs of an address there. */
export class ListCountries {
  constructor(
    private readonly delivery: EstimateDelivery,
    private readonly taxes: EstimateTaxes,
  ) {}

  /** In the order of their English names. */
  async list(): Promise<CountryForm[]> {
    const told = [await this.delivery.toldApart(), await this.taxes.toldApart()];
    return COUNTRIES.map(({ code, name }) => {
      const needed: AddressPart[] = [];
      if (told.some(({ byRegion }) => byRegion.has(code))) needed.push('state');
      if (told.some(({ byPostcode }) => byPostcode.has(code))) needed.push('zipCode');
      const postcode = hasPostcodes(code) ? { pattern: postcodePattern(code), example: example(code) } : null;
      return { code, name, fields: fieldsWith(code, needed), postcode };
    });
  }
}

/** The fields of the country, and those that prices depend on there: they must be given. */
function fieldsWith(country: string, needed: readonly AddressPart[]): AddressField[] {
  const own = addressFields(country).map((field) =>
    needed.includes(field.name) ? { ...field, need: 'must' as const } : field,
  );
  const more = needed
    .filter((part) => own.every(({ name }) => name !== part))
    .map((name) => ({ name, label: addressLabel(country, name), need: 'must' as const }));
  return [...own, ...more];
}
