import { afterEach, describe, expect, it } from '@jest/globals';
import { pageMeta, privateMeta } from './page-meta';
import { nameShop } from './shop-name';

afterEach(() => nameShop(''));

describe('the name that the settings give the shop', () => {
  it('stands in titles and og:site_name, in place of the default where a title begins with it', () => {
    nameShop('Kiosk');
    const meta = pageMeta({ title: 'Duka: good things' });
    expect(meta[0]).toEqual({ title: 'Kiosk: good things' });
    expect(meta).toContainEqual({ property: 'og:site_name', content: 'Kiosk' });
    expect(pageMeta({ title: 'Shop' })[0]).toEqual({ title: 'Shop | Kiosk' });
    expect(privateMeta('Cart')[0]).toEqual({ title: 'Cart | Kiosk' });
  });

  it('is the default while it is unknown', () => {
    expect(pageMeta({ title: 'Shop' })[0]).toEqual({ title: 'Shop | Duka' });
  });
});
