import type { Caller } from '../../kernel/caller.js';
import { ALL_PERMISSIONS, STAFF_PERMISSIONS, type Permission } from '../../kernel/permission.js';
import { DEFAULT_STAFF_ROLE, type Rights } from '../../kernel/rights.js';
import { ThingChanged } from '../../kernel/changed.js';
import { refusal } from '../../kernel/refusal.js';

/** What the members of the staff who have it may do. Administrators need none: they may do everything. */
export interface StaffRole {
  id: string;
  name: string;
  permissions: readonly Permission[];
  /** What each of them may give away alone on a day, in cents, and in refunds of one order; null is any. */
  refundLimit: number | null;
}

const BESIDES_THE_MANAGER: readonly Permission[] = [
  'customers.write',
  'customers.secure',
  'settings.write',
  'archive.write',
  'roles.write',
  'events.read',
  'keys.read',
  'keys.write',
  'connections.read',
  'connections.write',
  'webhooks.read',
  'webhooks.write',
  'audit.read',
];

/** The roles that come with the shop. */
export const READY_ROLES: readonly StaffRole[] = [
  { id: DEFAULT_STAFF_ROLE, name: 'Staff', permissions: STAFF_PERMISSIONS, refundLimit: null },
  {
    id: '00000000-0000-7000-8000-000000000002',
    name: 'Manager',
    permissions: ALL_PERMISSIONS.filter((one) => !BESIDES_THE_MANAGER.includes(one)),
    refundLimit: null,
  },
  {
    id: '00000000-0000-7000-8000-000000000003',
    name: 'Packer',
    permissions: ['orders.read', 'orders.write', 'labels.print', 'products.read', 'proposals.read'],
    refundLimit: 0,
  },
  {
    id: '00000000-0000-7000-8000-000000000004',
    name: 'Accountant',
    permissions: [
      'orders.read',
      'orders.export',
      'orders.refund',
      'invoices.read',
      'taxes.read',
      'reports.read',
      'costs.read',
      'coupons.read',
      'customers.read',
      'stats.read',
      'integrity.read',
      'proposals.read',
    ],
    refundLimit: 50_000,
  },
];

export const RoleNotFound = refusal('not-found', 'role_not_found', 'Role not found');

export const RoleNameTaken = refusal('conflict', 'role_name_taken', 'Another role has this name', 'name');

export const RoleInUse = refusal(
  'conflict',
  'role_in_use',
  'Somebody has this role: give them another one first.',
);

/** Somebody else was faster, and what they have changed would be lost. */
export class RoleChanged extends ThingChanged {
  constructor(version: number) {
    super('role', version);
  }
}

/** Somebody hands out, or takes away, what they may not do themselves. */
export const BeyondOwnPermissions = refusal(
  'forbidden',
  'beyond_own_permissions',
  'You can only hand out what you may do yourself.',
);

type Granter = Pick<Caller, 'permissions' | 'refundLimit'>;

/** Nobody hands out more than they have. @throws BeyondOwnPermissions */
export function checkGrant(granter: Granter, role: Rights): void {
  const { permissions, refundLimit } = granter;
  const exceeds = refundLimit !== null && (role.refundLimit === null || role.refundLimit > refundLimit);
  const refunds = role.permissions.includes('orders.refund');
  if (role.permissions.some((one) => !permissions.includes(one)) || (refunds && exceeds))
    throw new BeyondOwnPermissions();
}
