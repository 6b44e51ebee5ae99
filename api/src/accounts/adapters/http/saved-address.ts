import { addressLines } from '../../../kernel/world/address.js';
import { countryCode } from '../../../kernel/world/countries.js';
import { isPhone, keptPhone, phoneSentence } from '../../../platform/http/phone-rules.js';
import { countrySaid } from '../../../platform/languages/tongues.js';
import type { AddressFields, SavedAddress } from '../../application/ports.js';
import { AddressIncomplete } from '../../domain/refusals.js';
import type { AddressChangeDto, AddressDto, SavedAddressDto } from './addresses.dto.js';

const EMPTY = {
  lastName: '',
  company: '',
  line2: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  isDefault: false,
};

/** A new address, empty in what was not sent. */
export const newAddress = (sent: AddressDto): AddressFields => ({ ...EMPTY, ...changeOf(sent) });

/** Without what was not sent. */
export const changeOf = <Body extends AddressDto | AddressChangeDto>(body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body;

/** A phone as it is kept, of an address whose country was perhaps not sent with it. @throws AddressIncomplete */
export function phoneOf(typed: string, country: string): string {
  const kept = keptPhone(typed, country);
  if (kept === '' || isPhone(kept)) return kept;
  throw new AddressIncomplete([{ field: 'phone', message: phoneSentence() }]);
}

export const savedAddress = (address: SavedAddress): SavedAddressDto => ({
  _id: address.id,
  ...address,
  countryCode: countryCode(address.country) ?? '',
  lines: addressLines(address, countrySaid),
});
