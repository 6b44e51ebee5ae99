import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Json } from '../support/client.js';
import { makeProduct, size } from '../support/products.js';
import { errorPlace, expectUcp, RELEASES, UcpPlatform } from '../support/ucp.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const SEARCH = 'shopping/catalog_search.json#/$defs/search_response';
const LOOKUP = 'shopping/catalog_lookup.json#/$defs/lookup_response';
const DETAIL = 'shopping/catalog_lookup.json#/$defs/get_product_response';
let lamp: Json;
let shirt: Json;

beforeAll(async () => {
  const admin = await shop.admin();
  lamp = await makeProduct(admin, { name: 'Ucpine Lamp', price: 12.34 });
  shirt = await makeProduct(admin, {
    name: 'Ucpine Shirt',
    options: [size('S', 'M')],
    variants: [
      { options: { Size: 'S' }, price: 20, stock: 0 },
      { options: { Size: 'M' }, price: 25, stock: 3 },
    ],
  });
});

describe.each(RELEASES)('the catalogue by UCP %s', (release) => {
  const platform = new UcpPlatform(() => shop.client.origin, release);

  it('is announced by a profile that leads to both bindings', async () => {
    const profile = async (path: string): Promise<Json> => (await shop.client.fetch(path)).json();
    const [newest, own] = [await profile('/.well-known/ucp'), await profile(`/.well-known/ucp/${release}`)];
    expectUcp(RELEASES[0], 'profile.json#/$defs/business_schema', newest);
    expectUcp(release, 'ucp.json#/$defs/business_schema', own.ucp);
    expect(newest.ucp.version).toBe('2026-08-25');
    expect(own.ucp.version).toBe(release);
    expect(newest.ucp.supported_versions[release]).toMatch(new RegExp(`/\\.well-known/ucp/${release}$`));
    const [rest, mcp] = own.ucp.services['dev.ucp.shopping'];
    expect(rest).toMatchObject({ transport: 'rest', version: release });
    expect(mcp.endpoint).toBe(`${rest.endpoint}/mcp`);
    const found = await fetch(`${rest.endpoint}/catalog/search`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
    });
    expect(found.status).toBe(200);
  });

  it('finds by words what is on sale, at prices in minor units', async () => {
    const { status, body } = await platform.post('/catalog/search', { query: 'ucpine lamp' });
    expect(status).toBe(200);
    expectUcp(release, SEARCH, body);
    const found = body.products.find(({ id }: Json) => id === lamp.id);
    expect(found).toMatchObject({
      ...{ title: 'Ucpine Lamp', price_range: { min: { amount: 1234, currency: 'USD' } } },
      variants: [{ price: { amount: 1234, currency: 'USD' }, availability: { available: true } }],
    });
    expect(found.media[0].url).toMatch(/^http.+\/media\//);
  });

  it('leafs through pages, each product once', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await platform.post('/catalog/search', {
        ...{ query: 'ucpine', pagination: { limit: 1, ...(cursor ? { cursor } : {}) } },
      });
      expectUcp(release, SEARCH, body);
      ids.push(...body.products.map(({ id }: Json) => id));
      cursor = body.pagination.has_next_page ? body.pagination.cursor : undefined;
    } while (cursor);
    expect(ids.toSorted()).toEqual([lamp.id, shirt.id].toSorted());
  });

  it('filters by price', async () => {
    const between = (min: number, max: number) =>
      platform.post('/catalog/search', { query: 'ucpine', filters: { price: { min, max } } });
    expect((await between(1000, 1500)).body.products.map(({ id }: Json) => id)).toEqual([lamp.id]);
    expect((await between(1900, 2100)).body.products.map(({ id }: Json) => id)).toEqual([shirt.id]);
  });

  it('looks up products and variants, and says what it does not know', async () => {
    const [small, unknown] = [shirt.variants[0].id, v7()];
    const { body } = await platform.post('/catalog/lookup', { ids: [lamp.id, small, unknown] });
    expectUcp(release, LOOKUP, body);
    const variants = body.products.flatMap((one: Json) => one.variants);
    expect(variants.map(({ inputs }: Json) => inputs).flat()).toEqual(
      expect.arrayContaining([
        { id: lamp.id, match: 'featured' },
        { id: small, match: 'exact' },
      ]),
    );
    expect(variants).toHaveLength(2);
    expect(body.messages).toMatchObject([{ type: 'info', code: 'not_found', path: '$.ids[2]' }]);
  });

  it('shows one product with what can be had, and narrows it', async () => {
    const { body } = await platform.post('/catalog/product', { id: shirt.id });
    expectUcp(release, DETAIL, body);
    expect(body.product.variants.map(({ title }: Json) => title)).toEqual(['M', 'S']);
    expect(body.product.options).toEqual([
      {
        name: 'Size',
        values: expect.arrayContaining([
          { label: 'S', exists: true, available: false },
          { label: 'M', exists: true, available: true },
        ]),
      },
    ]);
    const chosen = await platform.post('/catalog/product', {
      ...{ id: shirt.id, selected: [{ name: 'Size', label: 'S' }] },
    });
    expectUcp(release, DETAIL, chosen.body);
    expect(chosen.body.product).toMatchObject({
      ...{ selected: [{ name: 'Size', label: 'S' }], variants: [{ id: shirt.variants[0].id }] },
    });
    const missing = await platform.post('/catalog/product', {
      ...{ id: shirt.id, selected: [{ name: 'Size', label: 'XXL' }] },
    });
    expect(missing.body.product).toMatchObject({ selected: [] });
    expect(missing.body.product.variants).toHaveLength(2);
  });

  it('answers by tools what it answers by REST', async () => {
    const { body } = await platform.rpc('tools/list');
    expect(body.result.tools.map(({ name }: Json) => name)).toEqual(
      expect.arrayContaining(['search_catalog', 'lookup_catalog', 'get_product']),
    );
    const catalog = { query: 'ucpine' };
    const found = await platform.tool('search_catalog', { catalog });
    expectUcp(release, SEARCH, found);
    expect(found).toEqual((await platform.post('/catalog/search', catalog)).body);
    expectUcp(release, LOOKUP, await platform.tool('lookup_catalog', { catalog: { ids: [lamp.id] } }));
    expectUcp(release, DETAIL, await platform.tool('get_product', { catalog: { id: lamp.id } }));
  });

  it.each([
    ['/catalog/search', { query: 7 }, 400],
    ['/catalog/search', { pagination: { limit: 0 } }, 400],
    ['/catalog/search', { pagination: { cursor: 'nonsense' } }, 400],
    ['/catalog/search', { filters: { price: { min: -1 } } }, 400],
    ['/catalog/search', { context: 'here' }, 400],
    ['/catalog/search', [], 400],
    ['/catalog/lookup', {}, 400],
    ['/catalog/lookup', { ids: [{}] }, 400],
    ['/catalog/product', {}, 400],
    ['/catalog/product', { id: v7() }, 404],
    ['/catalog/product', { id: 'a-text' }, 404],
  ])('refuses by the shape of the protocol: %s %j', async (path, sent, status) => {
    const answer = await platform.post(path, sent);
    expect(answer.status).toBe(status);
    expectUcp(release, errorPlace(release), answer.body);
  });

  it('tells faults of a call by JSON-RPC, and a "no" of the shop as an answer', async () => {
    expect((await platform.rpc('tools/call', { name: 'rob_shop', arguments: {} })).body.error.code).toBe(
      -32602,
    );
    expect((await platform.rpc('tea/make')).body.error.code).toBe(-32601);
    expect((await platform.post('/mcp', { id: 1 })).body.error.code).toBe(-32600);
    expect(
      (await platform.post('/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' })).status,
    ).toBe(202);
    expect((await platform.rpc('ping')).body.result).toEqual({});
    const hello = await platform.rpc('initialize', { protocolVersion: '2025-06-18' });
    expect(hello.body.result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } });
    expectUcp(release, errorPlace(release), await platform.tool('get_product', { catalog: { id: v7() } }));
    expectUcp(release, errorPlace(release), await platform.tool('get_product', {}));
  });
});

it('refuses a release that it does not speak', async () => {
  const unknown = new UcpPlatform(() => shop.client.origin, '2025-01-01' as never);
  const { status, body } = await unknown.post('/catalog/search', {});
  expect([status, body.messages[0].code]).toEqual([422, 'version_unsupported']);
  expect((await shop.client.fetch('/.well-known/ucp/2025-01-01')).status).toBe(422);
});
