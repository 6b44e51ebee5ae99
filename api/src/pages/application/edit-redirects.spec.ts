import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { RedirectNotFound, RedirectWrong } from '../domain/redirect.js';
import { InMemoryRedirects } from '../testing/in-memory-redirects.js';
import { EditRedirects } from './edit-redirects.js';
import { leadOn } from './lead-on.js';
import type { Pages } from './ports.js';

const SHOP = 'https://shop.example';
const PRODUCT = v7();
let redirects: InMemoryRedirects;
let edit: EditRedirects;
beforeEach(() => {
  redirects = new InMemoryRedirects(() => new Date('2026-11-28T10:00:00.000Z'));
  redirects.products.add(PRODUCT);
  const pages = {
    at: (address: string) => Promise.resolve(address === 'here' ? {} : undefined),
  } as unknown as Pages;
  edit = new EditRedirects(redirects, pages, new DirectUnitOfWork(), { next: () => v7() });
});

const create = (from: string, to: string) => edit.create({ from, to }, SHOP);
const leads = () => Object.fromEntries([...redirects.kept.values()].map(({ from, to }) => [from, to]));
async function refused(from: string, to: string) {
  const error: unknown = await create(from, to).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RedirectWrong);
  return (error as RedirectWrong).details.fields;
}

describe('an address that is gone', () => {
  it('leads elsewhere, in the one form of both', async () => {
    await create(' /old/ ', 'https://shop.example/pages/new?x=1');
    await create('/%C3%A4lter', 'https://elsewhere.example');
    expect(leads()).toEqual({ '/old': '/pages/new?x=1', '/älter': 'https://elsewhere.example/' });
  });

  it.each([
    '/',
    '/shop',
    '/cart/',
    '/category/Lamps',
    '/orders/7',
    '/admin',
    '/api/v1/shop',
    '/.env',
    '/x.map',
  ])('is not %s, at which the shop answers', async (from) => {
    const message = 'The shop answers at this address itself; only one that is gone can lead elsewhere';
    expect(await refused(from, '/new')).toEqual([{ field: 'from', message }]);
  });

  it('is not that of a page or a product that is there, but that of one that is not', async () => {
    for (const there of ['/pages/here', `/product/${PRODUCT}`, `/product/a-lamp-${PRODUCT}`])
      expect([there, (await refused(there, '/new'))?.[0]?.field]).toEqual([there, 'from']);
    await create('/pages/gone', '/new');
    await create(`/product/a-lamp-${v7()}`, '/new');
    expect(redirects.kept.size).toBe(2);
  });

  it('leads to one place, and never in circles or by several steps', async () => {
    await create('/a', '/b');
    expect(await refused('/a', '/c')).toEqual([
      { field: 'from', message: 'It leads to /b already: delete that first' },
    ]);
    expect(await refused('/b', '/a')).toEqual([
      { field: 'to', message: '/a leads to /b: the two would go in circles' },
    ]);
    expect(await refused('/z', '/a?x=1')).toEqual([
      { field: 'to', message: '/a leads to /b itself: enter that' },
    ]);
    await create('/b', '/c');
    expect(leads()).toEqual({ '/a': '/c', '/b': '/c' });
  });

  it('is forgotten once', async () => {
    const id = await create('/a', '/b');
    await edit.remove(id);
    await expect(edit.remove(id)).rejects.toBeInstanceOf(RedirectNotFound);
    expect(leads()).toEqual({});
  });
});

describe('what stands at another address', () => {
  it('is found from wherever it was, also when it goes back', async () => {
    await leadOn(redirects, v7(), '/pages/a', '/pages/b');
    await leadOn(redirects, v7(), '/pages/b', '/pages/c');
    expect(leads()).toEqual({ '/pages/a': '/pages/c', '/pages/b': '/pages/c' });
    await leadOn(redirects, v7(), '/pages/c', '/pages/a');
    expect(leads()).toEqual({ '/pages/b': '/pages/a', '/pages/c': '/pages/a' });
  });
});
