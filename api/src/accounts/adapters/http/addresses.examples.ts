import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { AddressIncomplete, AddressUnknown, TooManyAddresses } from '../../domain/refusals.js';

/** Where the shopper of the demo shop lives. */
const HOME = '01942167-5c44-7551-b65b-9a4362d74aae';

export const ADDRESS_CALLS: CallDescriptions = {
  listAddresses: {},
  createAddress: {
    requests: {
      home: {
        summary: 'A home address',
        value: {
          firstName: 'Amina',
          lastName: 'Otieno',
          street: '1 Kampala Road',
          city: 'Kampala',
          state: 'Central',
          country: 'UG',
          phone: '+256 700 000 001',
          isDefault: true,
        },
      },
    },
    refuses: [new TooManyAddresses(), new InvalidInput([{ field: 'city', message: 'City is required.' }])],
  },
  updateAddress: {
    parameters: { id: HOME },
    requests: { moved: { summary: 'Another street', value: { street: '7 Acacia Avenue' } } },
    refuses: [new AddressUnknown(), new AddressIncomplete([{ field: 'city', message: 'City is required.' }])],
  },
  deleteAddress: { parameters: { id: HOME }, refuses: [new AddressUnknown()] },
};
