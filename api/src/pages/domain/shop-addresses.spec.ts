import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { isOfTheShop, pageIn, productIn } from './shop-addresses.js';

const table = readFileSync(new URL('../../../../storefront/app/routes.ts', import.meta.url), 'utf8');
const routes = [...table.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => path);
const ID = '01942417-9872-74c7-9063-941417d7e501';

describe('the addresses of the shop', () => {
  it('are those of every page of the storefront', () => {
    expect(routes.length).toBeGreaterThan(40);
    const apart = ['product/:id', 'pages/:address', '*'];
    const free = routes.filter(
      (path) => !apart.includes(path) && !isOfTheShop(`/${path.replaceAll(/:\w+/g, 'x')}`),
    );
    expect(free).toEqual([]);
  });

  it.each(['/old', '/shop-old', '/aboutus', '/index.php', '/products/lamp', '/pages/x', `/product/${ID}`])(
    'are not %s',
    (path) => expect(isOfTheShop(path)).toBe(false),
  );

  it('name products by the id at their end, and pages by what follows', () => {
    expect(['a-lamp-', ''].map((words) => productIn(`/product/${words}${ID}`))).toEqual([ID, ID]);
    expect(productIn('/product/a-lamp')).toBeUndefined();
    expect(['/pages/our-shop', '/pages/a/b', '/pages'].map(pageIn)).toEqual([
      'our-shop',
      undefined,
      undefined,
    ]);
  });
});
