import { describe, expect, it } from '@jest/globals';
import { loader } from './shop-page';

describe('the page of all products', () => {
  it('leads to the search when it is asked for words', async () => {
    const request = new Request('http://shop.test/shop?q=red%20jacket');
    const answer = await loader({ request } as Parameters<typeof loader>[0]);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toMatch(/^\/category\/red(%20|-|\+)jacket$/);
  });
});
