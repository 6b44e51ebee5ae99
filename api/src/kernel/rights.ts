import type { Role } from './caller.js';
import { ALL_PERMISSIONS, type Permission } from './permission.js';

/** What somebody may do in the back office. */
export interface Rights {
  permissions: readonly Permission[];
  /** What they may give away alone on a day, in cents, and in refunds of one order; null is any. */
  refundLimit: number | null;
}

/** The role of whoever is appointed without naming another. It comes with the shop and stays. */
export const DEFAULT_STAFF_ROLE = '00000000-0000-7000-8000-000000000001';

const EVERYTHING: Rights = { permissions: ALL_PERMISSIONS, refundLimit: null };
const NOTHING: Rights = { permissions: [], refundLimit: 0 };

/** What an account may do, by its role and the staff role it has. */
export function rightsOf(role: Role, staffRole: Rights | undefined): Rights {
  if (role === 'admin') return EVERYTHING;
  return role === 'staff' && staffRole ? staffRole : NOTHING;
}
