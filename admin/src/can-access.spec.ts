import { describe, expect, it } from '@jest/globals';
import { canAccess } from './can-access';
import { staffWith as may } from './testing/access';

const staff = may('orders.read', 'orders.write', 'orders.refund', 'reviews.read', 'reviews.write');

describe('what is offered to whom', () => {
  it('offers to look at what may be read, and to change what may be written', () => {
    const reader = may('products.read');
    expect(['list', 'show', 'export'].every((action) => canAccess(reader, action, 'products'))).toBe(true);
    expect(canAccess(reader, 'export', 'orders')).toBe(false);
    expect(['create', 'edit', 'delete'].some((action) => canAccess(reader, action, 'products'))).toBe(false);
    expect(canAccess(may('products.read', 'products.write'), 'edit', 'categories')).toBe(true);
  });

  it('offers an act with a name of its own to whoever has it', () => {
    expect(canAccess(staff, 'refund', 'orders')).toBe(true);
    expect(canAccess(may('orders.read', 'orders.write'), 'refund', 'orders')).toBe(false);
  });

  it('offers orders and reviews to staff, nothing else', () => {
    const resources = ['orders', 'reviews', 'products', 'customers', 'settings', 'audit', 'stats'];
    expect(resources.filter((resource) => canAccess(staff, 'list', resource))).toEqual(['orders', 'reviews']);
  });

  it('offers nothing to a shopper, even with a table of permissions', () => {
    expect(canAccess({ ...staff, role: 'customer' }, 'list', 'orders')).toBe(false);
  });

  it('offers nothing to a visitor', () => {
    expect(canAccess(null, 'list', 'orders')).toBe(false);
  });
});
