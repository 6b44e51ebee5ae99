import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { AccountMerged, CustomerNotFound, KeptByThemselves } from '../../domain/customer-refusals.js';
import { AddressIncomplete, AddressUnknown, TooManyAddresses } from '../../domain/refusals.js';

/** Where the shopper of the demo shop lives. */
const HOME = '01942167-5c44-7551-b65b-9a4362d74aae';

const ROAD = {
  firstName: 'Amina',
  lastName: 'Otieno',
  street: '1 Kampala Road',
  city: 'Kampala',
  state: 'Central',
  country: 'UG',
  phone: '+256 700 000 001',
};
const NO_CITY = [{ field: 'city', message: 'City is required.' }];

export const ADDRESS_CALLS: CallDescriptions = {
  listAddresses: {},
  createAddress: {
    requests: {
      home: { summary: 'A home address', value: { ...ROAD, isDefault: true } },
    },
    refuses: [new TooManyAddresses(), new InvalidInput(NO_CITY)],
  },
  updateAddress: {
    parameters: { id: HOME },
    requests: { moved: { summary: 'Another street', value: { street: '7 Acacia Avenue' } } },
    refuses: [new AddressUnknown(), new AddressIncomplete(NO_CITY)],
  },
  deleteAddress: { parameters: { id: HOME }, refuses: [new AddressUnknown()] },
};

/** The shopper of the demo shop. */
const ofShopper = { id: '01941f6f-b357-7085-90c8-d051a8c42fab' };
const kept = [new CustomerNotFound(), new KeptByThemselves(), new AccountMerged()];

export const CUSTOMER_ADDRESS_CALLS: CallDescriptions = {
  adminListCustomerAddresses: { parameters: ofShopper, refuses: [new CustomerNotFound()] },
  adminAddCustomerAddress: {
    parameters: ofShopper,
    requests: { told: { summary: 'Told on the phone', value: ROAD } },
    refuses: [...kept, new TooManyAddresses(), new InvalidInput(NO_CITY)],
  },
  adminUpdateCustomerAddress: {
    parameters: { ...ofShopper, addressId: HOME },
    requests: { moved: { summary: 'Another street', value: { street: '9 Acacia Avenue' } } },
    refuses: [...kept, new AddressUnknown(), new AddressIncomplete(NO_CITY)],
  },
  adminDeleteCustomerAddress: {
    parameters: { ...ofShopper, addressId: HOME },
    refuses: [...kept, new AddressUnknown()],
  },
};
