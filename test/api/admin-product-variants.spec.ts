import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct, PICTURE, PLAIN, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

describe('variants and pictures as staff writes them', () => {
  const shop = useShop();

  it('adds, prices and takes out variants, with the history of their prices', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, {
      options: [size('S', 'M')],
      variants: [
        { options: { Size: 'S' }, price: 10, stock: 1 },
        { options: { Size: 'M' }, price: 12, stock: 1 },
      ],
    });
    const [small] = product.variants;
    const variants = [
      { ...small, price: 11 },
      { options: { Size: 'L' }, price: 15, stock: 2 },
    ];
    const change = { options: [size('S', 'L')], variants };
    const { body } = await admin.put(`/admin/products/${product.id}`, change, { expect: 200 });
    expect(body.variants.map((one: Json) => [one.options.Size, one.price])).toEqual([
      ['S', 11],
      ['L', 15],
    ]);
    expect([body.price, body.maxPrice]).toEqual([11, 15]);
    const prices = (await admin.get(`/admin/products/${product.id}/price-changes`, { expect: 200 })).body;
    expect(prices.filter((one: Json) => one.variantId === small.id).map((one: Json) => one.price)).toEqual([
      11, 10,
    ]);
    const names = new Set(prices.map((one: Json) => one.changedBy));
    expect([...names]).toEqual([expect.any(String)]);
  });

  it('keeps the number under the bar code of each variant, and refuses a mistyped one at its variant', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, {
      options: [size('S', 'M')],
      variants: [
        { options: { Size: 'S' }, price: 10, stock: 1, gtin: '4006381 333931' },
        { options: { Size: 'M' }, price: 10, stock: 1 },
      ],
    });
    const gtins = (of: Json) => of.variants.map(({ gtin }: Json) => gtin);
    expect(gtins(product)).toEqual(['4006381333931', '']);
    const [small, medium] = product.variants;
    const change = (gtin: string) => ({ variants: [small, { ...medium, gtin }] });
    const refused = await admin.put<Json>(`/admin/products/${product.id}`, change('96385075'));
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'variants.1.gtin', message: expect.stringMatching(/check digit/) }],
    ]);
    const { body } = await admin.put(`/admin/products/${product.id}`, change('96385074'), { expect: 200 });
    expect(gtins(body)).toEqual(['4006381333931', '96385074']);
    const file = await (await fetch(`${shop.client.origin}/api/v1/feeds/google`)).text();
    expect(file).toContain('<g:gtin>96385074</g:gtin>');
  });

  it('tells each of forty rows what is wrong at its field, and changes none', async () => {
    const admin = await shop.admin();
    const names = Array.from({ length: 40 }, (_, at) => `N${at}`);
    const other = await makeProduct(admin);
    const product = await makeProduct(admin, {
      options: [size(...names)],
      variants: names.map((Size) => ({ options: { Size }, price: 10, stock: 5 })),
    });
    const save = (changes: Record<number, object>) =>
      admin.put<Json>(`/admin/products/${product.id}`, {
        variants: product.variants.map((one: Json, at: number) => ({ ...one, price: 12, ...changes[at] })),
      });
    const wrong = async (changes: Record<number, object>) => {
      const { status, body } = await save(changes);
      return [status, body.errors.map(({ field }: Json) => field).toSorted()];
    };
    await shop.sql('update stock set held = 3 where variant_id = any($1)', [
      [8, 21].map((at) => product.variants[at].id),
    ]);
    const [{ sku }] = other.variants;
    expect(await wrong({ 3: { price: 0 }, 30: { stock: -1 } })).toEqual([
      400,
      ['variants.3.price', 'variants.30.stock'],
    ]);
    expect(await wrong({ 5: { gtin: '1' }, 39: { gtin: '96385075' } })).toEqual([
      400,
      ['variants.39.gtin', 'variants.5.gtin'],
    ]);
    expect(await wrong({ 7: { sku: 'SAME' }, 33: { sku: 'same' } })).toEqual([
      400,
      ['variants.33.sku', 'variants.7.sku'],
    ]);
    expect(await wrong({ 12: { sku } })).toEqual([409, ['variants.12.sku']]);
    expect(await wrong({ 8: { stock: 0, stockSeen: 5 }, 21: { stock: 1, stockSeen: 5 } })).toEqual([
      409,
      ['variants.21.stock', 'variants.8.stock'],
    ]);
    const { body: kept } = await admin.get<Json>(`/admin/products/${product.id}`, { expect: 200 });
    expect([kept.version, new Set(kept.variants.map(({ price }: Json) => price))]).toEqual([
      product.version,
      new Set([10]),
    ]);
    expect((await save({})).status).toBe(200);
  });

  it.each([
    [{ variants: [] }, 'A product needs at least one variant'],
    [{ options: [size('S')], variants: [{ options: { Size: 'XL' } }] }, 'exactly one value of each option'],
    [{ options: [size('S')], variants: [{ options: {} }] }, 'exactly one value of each option'],
    [{ variants: [{ options: {} }, { options: {} }] }, 'Two variants have the same options'],
    [{ categories: ['a', 'A'] }, 'A category is named twice'],
    [{ images: [{ url: 'https://x.example/y.png' }] }, 'must be a PNG, JPEG or WebP picture'],
    [{ images: [{ url: PICTURE, focus: { x: 101, y: 50 } }] }, 'must be a whole number from 0 to 100'],
    [{ images: [{ url: PICTURE, focus: { x: 50 } }] }, 'must be a whole number from 0 to 100'],
    [{ images: [{ url: PICTURE, focus: [50, 50] }] }, 'focus must be an object'],
  ])('refuses %j', async (change, sentence) => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const { status, body } = await admin.put(`/admin/products/${id}`, change);
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('refuses a SKU that another variant has', async () => {
    const admin = await shop.admin();
    const first = await makeProduct(admin);
    const second = await makeProduct(admin);
    const variants = [{ ...second.variants[0], sku: first.variants[0].sku }];
    const { status, body } = await admin.put(`/admin/products/${second.id}`, { variants });
    expect([status, body.code]).toEqual([409, 'sku_taken']);
  });

  it('refuses a new product with a SKU that another variant has, naming the place', async () => {
    const admin = await shop.admin();
    const { variants } = await makeProduct(admin);
    const sizes = [
      { options: { Size: 'S' }, price: 10 },
      { options: { Size: 'M' }, price: 10, sku: variants[0].sku },
    ];
    const wanted = { ...PLAIN, name: 'Second Mug', options: [size('S', 'M')], variants: sizes };
    const { status, body } = await admin.post<Json>('/admin/products', wanted);
    expect([status, body.code, body.errors]).toEqual([
      409,
      'sku_taken',
      [{ field: 'variants.1.sku', message: 'Another variant has this SKU' }],
    ]);
    const filter = JSON.stringify({ q: 'Second Mug' });
    expect((await admin.get('/admin/products', { query: { filter }, expect: 200 })).body).toEqual([]);
  });

  it('makes a duplicate from a whole record but for its SKUs, with SKUs of its own', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, { stock: 3, categories: ['Gifts'] });
    const { id: _old, ...record } = product;
    const variants = product.variants.map(({ sku: _taken, ...variant }: Json) => variant);
    const sent = { ...record, name: 'Copy', variants };
    const copy = (await admin.post('/admin/products', sent, { expect: 201 })).body;
    expect(copy.id).not.toBe(product.id);
    expect(copy).toMatchObject({
      name: 'Copy',
      stock: 3,
      categories: ['Kitchenware', 'Gifts'],
      image: product.image,
    });
    expect(copy.variants[0].sku).not.toBe(product.variants[0].sku);
  });

  it('orders pictures, words them, and replaces the first', async () => {
    const admin = await shop.admin();
    const { id, images } = await makeProduct(admin);
    const [first] = images;
    const two = [
      { url: PICTURE_2, alt: 'Blue side' },
      { ...first, alt: 'Red side' },
    ];
    const { body } = await admin.put(`/admin/products/${id}`, { images: two }, { expect: 200 });
    expect(body.images.map((one: Json) => one.alt)).toEqual(['Blue side', 'Red side']);
    const swapped = await admin.put(`/admin/products/${id}`, { image: PICTURE_3 }, { expect: 200 });
    expect(swapped.body.images).toHaveLength(2);
    expect(swapped.body.images[0].url).not.toBe(body.images[0].url);
    expect(swapped.body.images[1].alt).toBe('Red side');
  });

  it('keeps the focus of a picture, which is the middle until it is set', async () => {
    const admin = await shop.admin();
    const { id, images } = await makeProduct(admin);
    expect(images[0].focus).toEqual({ x: 50, y: 50 });
    const focus = { x: 20, y: 75 };
    await admin.put(`/admin/products/${id}`, { images: [{ ...images[0], focus }] }, { expect: 200 });
    await admin.patch(`/admin/products/${id}`, { name: 'Another name' }, { expect: 200 });
    const { data } = (await shop.client.get(`/products/${id}`, { expect: 200 })).body;
    expect(data.images[0].focus).toEqual(focus);
  });
});

const PICTURE_2 =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';
const PICTURE_3 =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
