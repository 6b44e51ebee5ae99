import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';

/** Who may call a route: anyone; any logged-in account; staff and admins; admins alone. */
export type Access = 'public' | 'customer' | 'staff' | 'admin';

export const ACCESS = 'duka:access';

/** Every route says who may call it; one that says nothing is refused to everybody. Published as `x-access`. */
export function Allow(access: Access) {
  const marks = [SetMetadata(ACCESS, access), ApiExtension('x-access', access)];
  return applyDecorators(...marks, ...(access === 'public' ? [] : [ApiBearerAuth()]));
}
