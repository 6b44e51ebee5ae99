import { missingPart, writtenPlace, type Place } from '../../kernel/world/address.js';
import { countryCode } from '../../kernel/world/countries.js';
import { AddressIncomplete } from './refusals.js';

const PARTS = ['street', 'city', 'state', 'zipCode'] as const;

/** The address as it is kept: with what its country needs, and as its country writes it. @throws AddressIncomplete */
export function soundAddress<A extends Place>(address: A): A {
  const { country } = address;
  const message = `${country} is not a country: give its two letters or its English name.`;
  if (countryCode(country) === null) throw new AddressIncomplete([{ field: 'country', message }]);
  const faults = PARTS.flatMap((field) => {
    const missing = missingPart(address, field);
    return missing ? [{ field, message: `${missing}.` }] : [];
  });
  if (faults.length > 0) throw new AddressIncomplete(faults);
  return writtenPlace(address);
}
