import { describe, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import { languages } from '../../storefront/server/language.mjs';

const entry = (offered: string[] | null) => ({
  entry: {
    module: {
      loadShop: () => Promise.resolve({}),
      offeredLanguages: () => offered ?? undefined,
      isPublic: (path: string) => !path.startsWith('/orders'),
      servePagesUnder: () => undefined,
    },
  },
});

/** Where a visitor is sent, or the path that is shown and its language. */
async function visit(url: string, { cookie = '', offered = ['en', 'fr', 'en-GB'] as string[] | null } = {}) {
  const tags = ['en', 'fr', 'sw', 'en-GB', 'en-US'];
  const builds = { tags, loaded: new Map([['en', entry(offered)]]), load: () => Promise.reject(new Error()) };
  const spoken = languages(builds as never);
  const req = { url, originalUrl: url, method: 'GET', headers: { cookie } } as Request & {
    language?: string;
  };
  await spoken.name(req);
  Object.assign(req, { path: req.url.split('?')[0] });
  const res = { set: () => res, redirect: jest.fn() };
  const next = jest.fn();
  spoken.guide(req, res, next);
  const [sent] = res.redirect.mock.calls;
  expect(next).toHaveBeenCalledTimes(sent ? 0 : 1);
  return sent ? { status: sent[0], to: sent[1] } : { url: req.url, language: req.language };
}

describe('the language of an address', () => {
  it.each([
    ['/fr/shop?page=2', { url: '/shop?page=2', language: 'fr' }],
    ['/fr', { url: '/', language: 'fr' }],
    ['/fr?page=2', { url: '/?page=2', language: 'fr' }],
    ['/french', { url: '/french', language: undefined }],
    ['/FR/shop', { url: '/FR/shop', language: undefined }],
    ['/en-gb/shop?page=2', { url: '/shop?page=2', language: 'en-GB' }],
    ['/en-GB/shop?page=2', { status: 301, to: '/en-gb/shop?page=2' }],
    ['/en-us/shop', { url: '/en-us/shop', language: undefined }],
    ['/sw/shop', { url: '/sw/shop', language: undefined }],
    ['/en/shop', { status: 302, to: '/shop' }],
  ])('%s is %j', async (url, is) => {
    expect(await visit(url)).toEqual(is);
  });

  it.each(['/en//elsewhere.example/shop', '/en/\\elsewhere.example', '/en///elsewhere.example'])(
    '%s sends nobody to another host',
    async (url) => {
      expect(await visit(url)).toEqual({ url, language: undefined });
    },
  );

  it('is known before the settings are, since a page that leads nowhere would be believed', async () => {
    expect(await visit('/sw/shop', { offered: null })).toEqual({ url: '/shop', language: 'sw' });
    expect(await visit('/shop', { offered: null })).toEqual({ url: '/shop', language: undefined });
  });

  it('of a page for one shopper is the chosen one', async () => {
    const cookie = 'language=fr';
    expect(await visit('/orders/1?x=2', { cookie })).toEqual({ status: 302, to: '/fr/orders/1?x=2' });
    expect(await visit('/orders/1', { cookie: 'language=en-GB' })).toEqual({
      status: 302,
      to: '/en-gb/orders/1',
    });
    expect(await visit('/shop', { cookie })).toEqual({ url: '/shop', language: undefined });
    expect(await visit('/orders/1', { cookie: 'language=sw' })).toEqual({
      url: '/orders/1',
      language: undefined,
    });
  });
});

describe('the pages of a language', () => {
  it('are read when somebody first asks for them, once, and at the start where the shop is offered in it', async () => {
    const loaded = new Map([['en', entry(['en', 'fr'])]]);
    const read: string[] = [];
    const load = (tag: string) => {
      read.push(tag);
      loaded.set(tag, entry(['en', 'fr']));
      return Promise.resolve();
    };
    const spoken = languages({ tags: ['en', 'fr', 'sw'], loaded, load } as never);
    await spoken.ready();
    expect(read).toEqual(['fr']);
    const asked = { language: 'sw' } as never;
    for (const _ of [1, 2]) await spoken.render(asked, new Request('http://shop.example/')).catch(() => null);
    expect(read).toEqual(['fr', 'sw']);
  });
});
