import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  GroupChanged,
  GroupHasRule,
  GroupNameTaken,
  GroupInUse,
  GroupNotFound,
  GroupWrong,
  NoteNotFound,
  TooManyGroups,
} from '../../domain/customer-group.js';
import { CustomerNotFound } from '../../domain/customer-refusals.js';

/** One of the shoppers of the demo shop. */
const customer = '01941f6f-b357-7085-90c8-d051a8c42fab';
const parameters = { id: '01941f6f-b357-7085-90c8-d051a8c42fac' };
const nameless = new InvalidInput([{ field: 'name', message: 'Name is required' }]);
const asksNothing = new GroupWrong([{ field: 'rule', message: 'A rule must ask for something' }]);

export const GROUP_CALLS: CallDescriptions = {
  adminListCustomerGroups: {},
  adminGetCustomerGroup: { parameters, refuses: [new GroupNotFound()] },
  adminCreateCustomerGroup: {
    requests: {
      rule: {
        summary: 'Whoever has bought three times and for $250.00',
        value: { name: 'Regulars', rule: { ordersAtLeast: 3, spentAtLeast: 250 } },
      },
      hand: { summary: 'Whom the staff puts into it', value: { name: 'Wholesale' } },
    },
    refuses: [nameless, asksNothing, new GroupNameTaken(), new TooManyGroups()],
  },
  adminUpdateCustomerGroup: {
    parameters,
    requests: { rename: { summary: 'Another name', value: { name: 'Friends' } } },
    refuses: [nameless, asksNothing, new GroupNotFound(), new GroupNameTaken(), new GroupChanged(3)],
  },
  adminAssignCustomers: {
    parameters,
    requests: { add: { summary: 'One more', value: { add: [customer] } } },
    refuses: [
      new InvalidInput([{ field: 'add', message: 'add must be a list' }]),
      new GroupNotFound(),
      new CustomerNotFound(),
      new GroupHasRule(),
    ],
  },
  adminDeleteCustomerGroup: {
    parameters,
    refuses: [new GroupNotFound(), new GroupInUse('Ten percent for the trade')],
  },
};

const ofCustomer = { id: customer };

export const REMARK_CALLS: CallDescriptions = {
  adminListCustomerTags: {},
  adminGetCustomerRemarks: { parameters: ofCustomer, refuses: [new CustomerNotFound()] },
  adminAddCustomerNote: {
    parameters: ofCustomer,
    requests: { note: { summary: 'A note', value: { text: 'Prefers calls in the morning.' } } },
    refuses: [
      new InvalidInput([{ field: 'text', message: 'Please write what is to be noted' }]),
      new CustomerNotFound(),
    ],
  },
  adminDeleteCustomerNote: {
    parameters: { ...ofCustomer, noteId: '01941f6f-b357-7085-90c8-d051a8c42fad' },
    refuses: [new CustomerNotFound(), new NoteNotFound()],
  },
  adminTagCustomer: {
    parameters: ofCustomer,
    requests: { tags: { summary: 'Two tags', value: { tags: ['wholesale', 'kigali'] } } },
    refuses: [new InvalidInput([{ field: 'tags', message: 'tags must be a list' }]), new CustomerNotFound()],
  },
};
