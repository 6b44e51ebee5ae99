import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { EmailTaken } from '../../domain/refusals.js';
import { BeyondOwnPermissions, RoleNotFound } from '../../domain/staff-role.js';
import {
  AccountMerged,
  CreditInTheWay,
  CustomerNotFound,
  FactorInTheWay,
  KeptByThemselves,
  MailboxNotShown,
  MergedWrong,
  NotYourself,
} from '../../domain/customer-refusals.js';
import { SecondFactorOff } from '../../domain/second-factor-refusals.js';

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
    ...[new KeptByThemselves(), new AccountMerged()],
    new FactorInTheWay(),
    new EmailTaken(),
    new RoleNotFound(),
    new BeyondOwnPermissions(),
    new InvalidInput([{ field: 'role', message: 'role must be customer, staff or admin' }]),
  ],
};

export const CUSTOMER_CALLS: CallDescriptions = {
  adminListCustomers: {},
  adminExportCustomers: {},
  adminInviteStaff: {
    requests: {
      customer: {
        summary: 'Opens an account for a customer, who gets a link for a password',
        value: {
          name: 'Wanjiru Kamau',
          email: 'wanjiru.kamau@example.com',
          role: 'customer',
          language: 'sw',
        },
      },
      packer: {
        summary: 'Invites somebody who packs parcels',
        value: {
          name: 'Peter Packer',
          email: 'peter.packer@example.com',
          role: 'staff',
          staffRoleId: '00000000-0000-7000-8000-000000000003',
        },
      },
    },
    refuses: [
      new EmailTaken(),
      new RoleNotFound(),
      new BeyondOwnPermissions(),
      new InvalidInput([{ field: 'email', message: 'email must be a mail address' }]),
    ],
  },
  adminGetCustomer: { parameters, refuses: [new CustomerNotFound()] },
  adminUpdateCustomer: {
    ...changeCustomer,
    requests: {
      correct: {
        summary: 'Puts right what a customer has said on the phone',
        value: { name: 'Amina Otieno', phone: '+254 700 000 001', language: 'sw' },
      },
      ...changeCustomer.requests,
    },
  },
  adminPatchCustomer: changeCustomer,
};

const reaches = [new CustomerNotFound(), new NotYourself(), new BeyondOwnPermissions()];

export const ACCOUNT_SECURITY_CALLS: CallDescriptions = {
  adminRemoveSecondFactor: {
    parameters,
    refuses: [...reaches, new SecondFactorOff('Two-step login of this account is off.')],
  },
  adminLogOutCustomer: { parameters, refuses: reaches },
};

export const MERGE_CALLS: CallDescriptions = {
  adminMergeCustomer: {
    parameters,
    requests: {
      one: {
        summary: 'Into the account with which they log in',
        value: { into: '01941f6f-b357-7085-90c8-d051a8c42fae' },
      },
    },
    refuses: [
      ...[new CustomerNotFound(), new KeptByThemselves(), new FactorInTheWay('into')],
      ...[new MergedWrong('This account is disabled'), new CreditInTheWay(['USD'])],
      ...[new AccountMerged(), new MailboxNotShown('amina.otieno@example.com')],
      ...[
        new BeyondOwnPermissions(),
        new InvalidInput([{ field: 'into', message: 'into must be the id of a customer' }]),
      ],
    ],
  },
};
