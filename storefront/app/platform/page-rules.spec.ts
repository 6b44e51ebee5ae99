import { describe, expect, it } from '@jest/globals';
import { isCacheable } from './page-rules';

describe('what a cache may keep (S57)', () => {
  it.each(['/', '/shop', '/category/Fashion', '/product/1', '/terms', '/_root.data'])('keeps %s', (path) => {
    expect(isCacheable(path, 200)).toBe(true);
  });

  it.each([
    '/cart',
    '/profile/edit',
    '/orders/1',
    '/login',
    '/reset-password/secret',
    '/downloads/secret',
    '/confirm-email',
    '/change-email',
    '/checkout',
    '/cart.data',
  ])('never keeps %s', (path) => {
    expect(isCacheable(path, 200)).toBe(false);
  });

  it('never keeps an error page', () => {
    expect(isCacheable('/shop', 404)).toBe(false);
    expect(isCacheable('/shop', 500)).toBe(false);
  });
});
