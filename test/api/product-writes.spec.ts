import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Json } from '../support/client.js';
import { megabytesOf } from '../support/memory.js';
import { PICTURE, PLAIN, makeProduct, namesOf, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const dataUrl = (content: Buffer, type = 'image/png') => `data:${type};base64,${content.toString('base64')}`;
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } });

describe('writing products by the calls of the specification', () => {
  const shop = useShop();

  it('makes a flat product with one silent variant and its picture as a file', async () => {
    const admin = await shop.admin();
    const sent = { ...PLAIN, rating: 5, ratingCount: 9, _id: 'mine', status: 'archived' };
    const { body } = await admin.post('/products/', sent, { expect: 201 });
    expect(body.message).toBe('Product created successfully');
    expect(body.data).toMatchObject({ price: 12.5, stock: null, inStock: true, rating: 0, ratingCount: 0 });
    expect(body.data.variants).toHaveLength(1);
    expect(body.data.image).toMatch(/^\/media\/[0-9a-f]{32}$/);
    expect((await shop.client.fetch(body.data.image)).status).toBe(200);
  });

  it.each([
    [{ name: undefined }, 'Product name is required'],
    [{ name: '  ' }, 'Product name is required'],
    [{ name: '\u200b\u2060' }, 'Product name is required'],
    [{ name: 'One\nTwo' }, 'Name must be one line'],
    [{ name: 'x'.repeat(101) }, 'Name must be less than 100 characters'],
    [{ description: undefined }, 'Description is required'],
    [{ description: 'x'.repeat(501) }, 'Description must be less than 500 characters'],
    [{ price: undefined }, 'Price is required'],
    [{ price: 0 }, 'Price must be a positive number'],
    [{ price: '12' }, 'Price must be a positive number'],
    [{ price: 1.234 }, 'Price must be a positive number with at most two decimals'],
    [{ category: '' }, 'Category is required'],
    [{ image: undefined }, 'Product image is required'],
  ])('refuses %j with the sentence of the specification', async (change, message) => {
    const { status, body } = await (await shop.admin()).post('/products/', { ...PLAIN, ...change });
    expect([status, body.message]).toEqual([400, message]);
  });

  it('S22 lets neither visitors nor shoppers nor staff write, whatever they send', async () => {
    const product = await makeProduct(await shop.admin());
    const path = `/products/${product.id}`;
    for (const [who, status] of [
      [shop.client, 401],
      [await shop.shopper(), 403],
      [await shop.staff(), 403],
    ] as const) {
      expect((await who.post('/products/', PLAIN)).status).toBe(status);
      expect((await who.patch(path, { price: 0.01 })).status).toBe(status);
      expect((await who.patch(path)).status).toBe(status);
      expect((await who.delete(path)).status).toBe(status);
    }
    expect((await shop.client.get(path)).body.data).toMatchObject({ price: 12.5, isFeatured: false });
  });

  it('toggles the featured mark without a body and changes what is sent with one', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    expect((await admin.patch(`/products/${id}`, undefined, { expect: 200 })).body.isFeatured).toBe(true);
    expect((await admin.patch(`/products/${id}`, undefined, { expect: 200 })).body.isFeatured).toBe(false);
    const { body } = await admin.patch(`/products/${id}`, { price: 8, discount: 20 }, { expect: 200 });
    expect(body.data).toMatchObject({ name: PLAIN.name, price: 8, originalPrice: 10, isFeatured: false });
  });

  it.each([[Number.MAX_SAFE_INTEGER], [1e21], [0.001], [19.999], [100_000_000], [-1], ['"NaN"'], [null]])(
    'S32 refuses the price %p and rounds nothing',
    async (price) => {
      const admin = await shop.admin();
      expect((await admin.post('/products/', { ...PLAIN, price })).status).toBe(400);
    },
  );

  it('S32 takes prices up to 99,999,999.99 and discounts below 100', async () => {
    const admin = await shop.admin();
    const dear = await makeProduct(admin, { price: 99_999_999.99, discount: 99.99 });
    expect(dear.price).toBe(99_999_999.99);
    for (const discount of [100, -0.01, 1e9, '10'])
      expect((await admin.post('/products/', { ...PLAIN, discount })).status).toBe(400);
    // an emptied field is sent as null
    expect(await makeProduct(admin, { price: 10, discount: null })).toMatchObject({ price: 10, discount: 0 });
  });

  it('S27 refuses every scalar in the shape of something else', async () => {
    const admin = await shop.admin();
    for (const field of ['name', 'description', 'price', 'category', 'image', 'discount', 'isFeatured'])
      for (const value of [{ $ne: null }, [], [1], true, 7, null]) {
        if (field === 'isFeatured' && typeof value === 'boolean') continue;
        if ((field === 'price' || field === 'discount') && value === 7) continue;
        if (field === 'discount' && value === null) continue;
        const { status } = await admin.post('/products/', { ...PLAIN, [field]: value });
        expect([field, value, status]).toEqual([field, value, 400]);
      }
  });

  it('S31 refuses NUL in texts', async () => {
    const admin = await shop.admin();
    expect((await admin.post('/products/', { ...PLAIN, name: 'a\u0000b' })).status).toBe(400);
    expect((await shop.client.fetch('/api/v1/products/category/a%00b')).status).toBe(400);
  });

  it('S35 stores and finds any category byte by byte', async () => {
    const admin = await shop.admin();
    const names = [
      'Toys & Games!',
      'a/b',
      '50% %2F off',
      '👟 shoes',
      'أحذية',
      'cafe\u0301 things',
      'x'.repeat(100),
    ];
    for (const category of names) {
      const product = await makeProduct(admin, { category });
      const path = `/products/category/${encodeURIComponent(category)}`;
      const { body } = await shop.client.get(path, { expect: 200 });
      expect(body.category).toEqual({ name: category.normalize('NFC'), matched: 'category' });
      expect(body.data.map((one: Json) => one._id)).toContain(product.id);
    }
    const twice = await shop.client.get('/products/category/50%2525%20%25252F%20off', { expect: 200 });
    expect(twice.body.category).toEqual({ name: '50%25 %252F off', matched: 'search' });
    const tooLong = await admin.post('/products/', { ...PLAIN, category: 'x'.repeat(101) });
    expect(tooLong.status).toBe(400);
    expect((await shop.client.fetch(`/api/v1/products/category/${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('S38 takes a picture for what it is, not for what it says', async () => {
    const admin = await shop.admin();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const png = await canvas(40, 40).png().toBuffer();
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    for (const image of [
      dataUrl(svg, 'image/svg+xml'),
      dataUrl(svg),
      dataUrl(gif),
      dataUrl(Buffer.from('<!doctype html><script>alert(1)</script>')),
      dataUrl(png.subarray(0, png.length - 30)),
      dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), png])),
      'https://images.example/a.png',
      'file:///etc/passwd',
      '//169.254.169.254/latest',
      '/media/00000000000000000000000000000000',
      'javascript:alert(1)',
      'data:text/html,hello',
    ])
      expect((await admin.post('/products/', { ...PLAIN, image })).status).toBe(400);
  });

  it('S38 strips metadata and whatever trails the picture', async () => {
    const admin = await shop.admin();
    const jpeg = await canvas(400, 300)
      .withExif({ IFD0: { Copyright: 'CANARY-EXIF' } })
      .jpeg()
      .toBuffer();
    const image = dataUrl(Buffer.concat([jpeg, Buffer.from('<script>CANARY-TAIL</script>')]), 'image/jpeg');
    const { body } = await admin.post('/products/', { ...PLAIN, image }, { expect: 201 });
    for (const path of ['', '/320.webp', '/320.avif', '/320.jpg']) {
      const served = await shop.client.fetch(`${body.data.image}${path}`);
      const content = Buffer.from(await served.arrayBuffer());
      expect(content.includes('CANARY')).toBe(false);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });

  it('S38 looks at the size before it decodes', async () => {
    const admin = await shop.admin();
    const bomb = await canvas(5000, 5000).png({ compressionLevel: 9 }).toBuffer();
    const before = await megabytesOf(shop);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.post('/products/', { ...PLAIN, image: dataUrl(bomb) })),
    );
    for (const { status, body } of answers) expect([status, body.code]).toEqual([400, 'picture_too_large']);
    expect((await megabytesOf(shop)) - before).toBeLessThan(200);
  });

  it('S28 reads two megabytes after the guards and not a byte more', async () => {
    const admin = await shop.admin();
    const filled = (length: number) => {
      const empty = JSON.stringify({ ...PLAIN, padding: '' });
      return JSON.stringify({ ...PLAIN, padding: 'x'.repeat(length - empty.length) });
    };
    const limit = 2 * 1024 * 1024;
    expect((await admin.post('/products/', filled(limit))).status).toBe(201);
    expect((await admin.post('/products/', filled(limit + 1))).status).toBe(413);
    expect((await shop.client.post('/products/', filled(limit + 1))).status).toBe(401);
  });

  it('takes a product out of the shop, but leaves past orders as they were', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin, { name: 'Gone Tomorrow' });
    await admin.delete(`/products/${id}`, undefined, { expect: 200 });
    expect((await shop.client.get(`/products/${id}`)).body.message).toBe('Product not found.');
    expect((await admin.get(`/admin/products/${id}`)).status).toBe(404);
    expect((await admin.delete(`/products/${id}`)).status).toBe(404);
  });

  it('shows a new product in lists, search and categories at once', async () => {
    const admin = await shop.admin();
    const category = 'Brand New Things';
    await shop.client.get('/products', { query: { category } });
    await makeProduct(admin, { name: 'Quokka Lamp', category, options: [size('S')], variants: [VARIANT] });
    expect((await shop.client.get('/products', { query: { category } })).body.meta.total).toBe(1);
    expect(namesOf((await shop.client.get('/products', { query: { q: 'quoka lamp' } })).body)).toEqual([
      'Quokka Lamp',
    ]);
    const { data } = (await shop.client.get('/categories')).body;
    expect(data).toContainEqual({ name: category, count: 1, image: null, description: '' });
  });
});

const VARIANT = { options: { Size: 'S' }, price: 5, stock: 1, image: PICTURE };
