import type { Permission, Role } from './records';

export type Access = { role: Role; permissions: readonly Permission[] };

const covers = (granted: string, asked: string) => granted === '*' || granted === asked;

/**
 * Whether the account may do something, by the table of permissions that the server sent with it. The server enforces
 * the same on every call; here it only decides what is offered. A shopper may do nothing, whatever the table says.
 */
export function canAccess(access: Access | null, action: string, resource: string): boolean {
  if (!access || access.role === 'customer') return false;
  return access.permissions.some((p) => covers(p.resource, resource) && covers(p.action, action));
}
