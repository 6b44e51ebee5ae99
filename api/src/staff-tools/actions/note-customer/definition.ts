import { CustomerNotFound } from '../../../accounts/domain/customer-refusals.js';
import { uuid } from '../../application/schema.js';
import { textIn } from '../../application/staff-tool.js';
import type { ActionPlugin } from '../contract.js';
import type { Desk } from '../desk.js';
import { said } from '../of-orders.js';
import { NOTE, WORDS } from './words.js';

/** What the staff writes down about people is not kept in the audit log. */
export const noteCustomer = ({ lists, remarks }: Desk): ActionPlugin => ({
  ...{ name: 'note-customer', words: WORDS, subject: 'customer' },
  ...{ reads: 'customers.read', writes: 'customers.remark' },
  tool: {
    name: 'propose_customer_note',
    description: 'Proposes a note on a customer, which the staff alone sees.',
  },
  input: {
    customerId: uuid('The account'),
    text: { type: 'string', minLength: 1, maxLength: 2_000, pattern: '\\S' },
  },
  untold: ['text'],
  draft: async (args) => {
    const customer = await lists.customer(textIn(args, 'customerId') ?? '');
    if (!customer) throw new CustomerNotFound();
    return {
      subject: { ...customer, version: null },
      wanted: { text: textIn(args, 'text') ?? '' },
      before: {},
    };
  },
  make: async ({ subject, wanted }, by, settle) =>
    settle({ noteId: await remarks.addNote(by, subject.id ?? '', said(wanted, 'text')) }),
  undo: ({ subject, made }, by) => remarks.removeNote(by, subject.id ?? '', said(made, 'noteId')),
  differences: ({ wanted }) => [{ label: NOTE, from: null, to: said(wanted, 'text'), unit: 'text' }],
});
