import type { Caller } from '../../kernel/caller.js';
import type { Permission } from '../../kernel/permission.js';
import { NotAllowed } from './refusals.js';

/** For what a call needs besides the permission of its route. @throws NotAllowed */
export function demand({ permissions }: Caller, permission: Permission): void {
  if (!permissions.includes(permission)) throw new NotAllowed();
}
