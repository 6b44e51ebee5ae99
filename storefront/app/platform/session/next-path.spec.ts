import { describe, expect, it } from '@jest/globals';
import { loginPath, safeNext } from './next-path';

describe('coming back after login (S56)', () => {
  it.each(['/cart', '/product/1?variant=2#reviews', '/category/Toys%20%26%20Games'])('goes to %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/cart',
    '/%2f%2fevil.example',
    '/a%5cb',
    '/\u0009/evil.example',
    'javascript:alert(1)',
    '',
    null,
  ])('stays on the site for %j', (path) => {
    expect(safeNext(path, '/')).toBe('/');
  });

  it('puts the present page into the login link', () => {
    expect(loginPath('/product/1?variant=2')).toBe('/login?next=%2Fproduct%2F1%3Fvariant%3D2');
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('/search?q=a?b')).toBe('/login?next=%2Fsearch%3Fq%3Da%3Fb');
  });

  it('leaves what advertisers add to an address out of the login link (S57)', () => {
    expect(loginPath('/?utm_source=x&utm_medium=y')).toBe('/login');
    expect(loginPath('/shop?utm_source=x&sort=newest&gclid=1&page=2')).toBe(
      '/login?next=%2Fshop%3Fsort%3Dnewest%26page%3D2',
    );
  });
});
