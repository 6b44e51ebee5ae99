import type { Permission, Role } from './session';

export type Access = { role: Role; permissions: Permission[] };

/** What staff may see when the server names no table of its own: orders and reviews, nothing else. */
const staffResources = new Set(['orders', 'reviews']);
const covers = (granted: string, asked: string) => granted === '*' || granted === asked;
const writing: Record<string, string> = { create: 'write', edit: 'write', delete: 'write' };
const reading: Record<string, string> = { list: 'read', show: 'read', export: 'read' };

const allows = (permission: Permission, action: string, resource: string) =>
  covers(permission.resource, resource) &&
  [action, writing[action], reading[action]].some((asked) => asked && covers(permission.action, asked));

/**
 * Whether a role may do something. The server enforces the same table on every call; here it only decides what is
 * offered. A customer may do nothing.
 */
export function canAccess(access: Access | null, action: string, resource: string): boolean {
  if (!access || access.role === 'customer') return false;
  if (access.role === 'admin') return true;
  if (!staffResources.has(resource)) return false;
  return access.permissions.length === 0 || access.permissions.some((p) => allows(p, action, resource));
}
