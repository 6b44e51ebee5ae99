import type { CallDescription, CallDescriptions } from '../../../platform/http/described.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { CustomerNotFound, NotYourself } from '../../domain/customer-refusals.js';

/** One of the shoppers of the demo shop. */
const parameters = { id: '01941f6f-b357-7085-90c8-d051a8c42fab' };

const changeCustomer: CallDescription = {
  parameters,
  requests: {
    appoint: { summary: 'Makes them staff: orders and reviews', value: { role: 'staff' } },
    disable: { summary: 'Shuts the account; its sessions end', value: { disabled: true } },
    enable: { summary: 'Opens it again', value: { disabled: false } },
  },
  refuses: [
    new CustomerNotFound(),
    new NotYourself(),
    new InvalidInput([{ field: 'role', message: 'role must be customer, staff or admin' }]),
  ],
};

export const CUSTOMER_CALLS: CallDescriptions = {
  adminListCustomers: {},
  adminExportCustomers: {},
  adminGetCustomer: { parameters, refuses: [new CustomerNotFound()] },
  adminUpdateCustomer: changeCustomer,
  adminPatchCustomer: changeCustomer,
};
