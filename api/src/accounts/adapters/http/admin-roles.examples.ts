import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  BeyondOwnPermissions,
  RoleChanged,
  RoleInUse,
  RoleNameTaken,
  RoleNotFound,
} from '../../domain/staff-role.js';

/** One that comes with every shop. */
const parameters = { id: '00000000-0000-7000-8000-000000000003' };
const wrong = [
  new BeyondOwnPermissions(),
  new RoleNameTaken(),
  new CurrencyChanged(),
  new InvalidInput([{ field: 'name', message: 'Name is required' }]),
];

const changeRole: CallDescription = {
  parameters,
  requests: {
    permissions: {
      summary: 'Lets packers see reviews, too',
      value: { permissions: ['orders.read', 'orders.write', 'products.read', 'reviews.read'] },
    },
  },
  refuses: [new RoleNotFound(), new RoleChanged(4), ...wrong],
};

export const ROLE_CALLS: CallDescriptions = {
  adminListPermissions: {},
  adminListRoles: {},
  adminGetRole: { parameters, refuses: [new RoleNotFound()] },
  adminCreateRole: {
    requests: {
      support: {
        summary: 'May refund up to twenty dollars alone',
        value: { name: 'Support', permissions: ['orders.read', 'orders.refund'], refundLimit: 20 },
      },
    },
    refuses: wrong,
  },
  adminUpdateRole: changeRole,
  adminPatchRole: changeRole,
  adminDeleteRole: { parameters, refuses: [new RoleNotFound(), new BeyondOwnPermissions(), new RoleInUse()] },
};
