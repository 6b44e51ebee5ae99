import { describe, expect, it } from '@jest/globals';
import { canAccess, type Access } from './can-access';

const admin: Access = { role: 'admin', permissions: [{ resource: '*', action: '*' }] };
const staff: Access = {
  role: 'staff',
  permissions: [
    { resource: 'orders', action: '*' },
    { resource: 'reviews', action: '*' },
  ],
};

describe('what is offered to whom', () => {
  it('offers everything to an administrator', () => {
    expect(canAccess(admin, 'delete', 'products')).toBe(true);
    expect(canAccess(admin, 'list', 'integrity')).toBe(true);
  });

  it('offers orders and reviews to staff, nothing else', () => {
    const resources = ['orders', 'reviews', 'products', 'customers', 'settings', 'audit', 'stats'];
    expect(resources.filter((resource) => canAccess(staff, 'list', resource))).toEqual(['orders', 'reviews']);
  });

  it('offers nothing to a shopper, even with a table of permissions', () => {
    expect(canAccess({ ...admin, role: 'customer' }, 'list', 'orders')).toBe(false);
  });

  it('offers nothing to a visitor', () => {
    expect(canAccess(null, 'list', 'orders')).toBe(false);
  });
});
