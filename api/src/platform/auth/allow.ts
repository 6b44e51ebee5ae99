import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import { STAFF_PERMISSIONS, type Permission } from '../../kernel/permission.js';

/** Who may call a route: anyone; any logged-in account; whoever has the permission. */
export type Access = 'public' | 'customer' | Permission;

export const ACCESS = 'duka:access';

/**
 * Every route says who may call it; one that says nothing is refused to everybody. Published as `x-access`, the least of
 * the ready accounts that may, and `x-permission`.
 */
export function Allow(access: Access) {
  const marks = [SetMetadata(ACCESS, access), ApiExtension('x-access', leastOf(access))];
  if (access === 'public') return applyDecorators(...marks);
  if (access !== 'customer') marks.push(ApiExtension('x-permission', access));
  return applyDecorators(...marks, ApiBearerAuth());
}

function leastOf(access: Access): 'public' | 'customer' | 'staff' | 'admin' {
  if (access === 'public' || access === 'customer') return access;
  return STAFF_PERMISSIONS.includes(access) ? 'staff' : 'admin';
}
