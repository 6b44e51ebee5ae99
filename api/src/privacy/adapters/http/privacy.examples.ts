import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import {
  AccountInUse,
  AccountOfStaff,
  OneOfTheStaff,
  PasswordNotRight,
  PersonUnknown,
} from '../../domain/refusals.js';

/** One of the shoppers of the demo shop. */
const parameters = { id: '01941f6f-b357-7085-90c8-d051a8c42fab' };

export const OWN_PRIVACY_CALLS: CallDescriptions = {
  downloadMyData: { refuses: [new PersonUnknown()] },
  eraseMyAccount: {
    requests: { shopper: { summary: 'The demo shopper leaves', value: { password: 'duka-shopper-demo' } } },
    refuses: [new PasswordNotRight(), new AccountInUse(2), new AccountOfStaff()],
  },
};

export const ADMIN_PRIVACY_CALLS: CallDescriptions = {
  adminDownloadCustomerData: { parameters, refuses: [new PersonUnknown(), new OneOfTheStaff()] },
  adminEraseCustomer: {
    parameters,
    refuses: [new PersonUnknown(), new AccountInUse(2), new AccountOfStaff()],
  },
};
