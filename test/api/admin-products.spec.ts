import { describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct, PLAIN, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

describe('products as staff writes them', () => {
  const shop = useShop();
  const list = (admin: Client, query: Record<string, unknown>) =>
    admin.get('/admin/products', {
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])),
    });

  it('speaks the simple-rest dialect', async () => {
    const admin = await shop.admin();
    for (const price of [10, 20, 30]) await makeProduct(admin, { name: `Dialect ${price}`, price });
    const answer = await list(admin, {
      filter: { q: 'dialect', price_gte: 15 },
      range: [0, 0],
      sort: ['price', 'DESC'],
    });
    expect(answer.body.map((one: Json) => one.name)).toEqual(['Dialect 30']);
    expect(answer.headers.get('content-range')).toBe('products 0-0/2');
    expect(answer.headers.get('x-total-count')).toBe('2');
    const [{ id }] = answer.body;
    const many = await list(admin, { filter: { id: [id, '01941f94-e1f9-77b4-8b41-000000000000'] } });
    expect(many.body.map((one: Json) => one.id)).toEqual([id]);
  });

  it.each([
    { sort: ['password', 'ASC'] },
    { sort: ['name', 'ASC; drop table product'] },
    { sort: ["name'", 'ASC'] },
    { sort: { name: 'ASC' } },
    { filter: { $or: [] } },
    { filter: { name: 'x' } },
    { filter: { status: 'gone' } },
    { filter: { isFeatured: 'true' } },
    { filter: { price_gte: { $gt: 1 } } },
    { filter: [] },
    { range: [0, 1e9] },
    { range: [-1, 5] },
    { range: [5, 1] },
    { range: 'all' },
  ])('S23 refuses the list query %j', async (query) => {
    const answer = await list(await shop.admin(), query);
    expect([answer.status, answer.body.success]).toEqual([400, false]);
  });

  it.each(['name', 'category', 'price', 'stock', 'rating', 'isFeatured', 'createdAt', 'soldCount', 'id'])(
    'sorts by %s without repeating a product on the next page',
    async (field) => {
      const admin = await shop.admin();
      await Promise.all([1, 2, 3, 4].map(() => makeProduct(admin)));
      const pages = await Promise.all(
        [0, 2, 4].map((first) => list(admin, { sort: [field, 'DESC'], range: [first, first + 1] })),
      );
      const ids = pages.flatMap((page) => page.body.map((one: Json) => one.id));
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('merges what PUT sends and keeps what it does not', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin, { stock: 5 });
    const { body } = await admin.put(`/admin/products/${id}`, { isFeatured: true }, { expect: 200 });
    expect(body).toMatchObject({ isFeatured: true, name: 'Plain Mug', stock: 5, price: 12.5 });
  });

  it('shows the specifications that staff writes on the page of the product, and keeps them', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const specifications = [
      { name: 'Material', value: 'Stoneware' },
      { name: 'Care', value: 'Dishwasher' },
    ];
    await admin.put(`/admin/products/${id}`, { specifications }, { expect: 200 });
    await admin.put(`/admin/products/${id}`, { name: 'Tall Mug' }, { expect: 200 });
    const { body } = await shop.client.get(`/products/${id}`);
    expect(body.data.specifications).toEqual(specifications);
    const refused = await admin.put(`/admin/products/${id}`, {
      specifications: [{ name: 'Care', value: '' }],
    });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'specifications.0.value']);
  });

  it('takes a whole record back without changing anything but its version', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, {
      options: [size('S', 'M')],
      variants: [
        { options: { Size: 'S' }, price: 10, stock: 3 },
        { options: { Size: 'M' }, price: 12, stock: null },
      ],
    });
    const { body } = await admin.put(`/admin/products/${product.id}`, product, { expect: 200 });
    const { version, updatedAt: _later, ...rest } = body;
    const { version: before, updatedAt: _earlier, ...same } = product;
    expect(rest).toEqual(same);
    expect(version).toBe(before + 1);
  });

  it('takes null for a list that nobody touched, and for no discount', async () => {
    const admin = await shop.admin();
    const made = await makeProduct(admin, {
      ...{ discount: 20, categories: ['Gifts', 'Kitchenware'], options: [size('S')] },
      ...{ variants: [{ options: { Size: 'S' }, price: 10, stock: 3 }] },
      specifications: [{ name: 'Care', value: 'By hand' }],
    });
    const path = `/admin/products/${made.id}`;
    for (const field of ['categories', 'options', 'specifications', 'variants', 'images']) {
      const { body } = await admin.put<Json>(path, { [field]: null }, { expect: 200 });
      expect([field, body[field]]).toEqual([field, made[field]]);
    }
    const { body } = await admin.put<Json>(path, { discount: null }, { expect: 200 });
    expect([made.discount, made.originalPrice]).toEqual([20, 12.5]);
    expect(body).toMatchObject({ price: 10, discount: 0, originalPrice: null });
  });

  it('knows nothing from null, none from all, and never stores what it does not know', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, { stock: 5, categories: ['Gifts', 'Kitchenware'] });
    const path = `/admin/products/${product.id}`;
    const put = (body: object) => admin.put<Json>(path, body);
    for (const field of ['name', 'description', 'price', 'category', 'isFeatured', 'status'])
      expect([field, (await put({ [field]: null })).status]).toEqual([field, 400]);
    expect((await put({ variants: [] })).body.errors[0].field).toBe('variants');
    expect((await admin.get(path)).body).toEqual(product);
    const echo = {
      image: null,
      rating: 5,
      ratingCount: 9,
      soldCount: 9,
      createdAt: 'x',
      maxPrice: 1,
      unknown: {},
    };
    const { body: same } = await put(echo);
    expect(same).toMatchObject({
      image: product.image,
      rating: 0,
      ratingCount: 0,
      soldCount: 0,
      price: 12.5,
    });
    const { body: bare } = await put({ images: [], categories: [], stock: null });
    expect(bare).toMatchObject({
      images: [],
      image: null,
      categories: ['Kitchenware'],
      stock: null,
      inStock: true,
    });
  });

  it('is refused over a version that somebody else has changed', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin);
    const save = (name: string) =>
      admin.put(
        `/admin/products/${product.id}`,
        { name },
        { headers: { 'if-match': `"${product.version}"` } },
      );
    expect((await save('First')).status).toBe(200);
    const late = await save('Second');
    expect([late.status, late.body.code, late.body.data]).toEqual([412, 'product_changed', { version: 2 }]);
    expect((await admin.get(`/admin/products/${product.id}`)).body.name).toBe('First');
  });

  it('is saved over the ETag that it was read with, as long as nobody else has changed it', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const read = await admin.get(`/admin/products/${id}`, { expect: 200 });
    const etag = read.headers.get('etag') ?? '';
    const save = (name: string) =>
      admin.put(`/admin/products/${id}`, { name }, { headers: { 'if-match': etag } });
    expect([(await save('First')).status, (await save('Second')).status]).toEqual([200, 412]);
  });

  it('keeps the stock book adding up when counting ends and begins again', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, { stock: 10 });
    for (const stock of [7, null, 4, 9])
      await admin.put(`/admin/products/${product.id}`, { stock }, { expect: 200 });
    const [row] = await shop.sql<Json>(
      `select on_hand, initial + coalesce((select sum(delta)::int from stock_movement m
         where m.variant_id = s.variant_id), 0) as booked from stock s where variant_id = $1`,
      [product.variants[0].id],
    );
    expect(row).toEqual({ on_hand: 9, booked: 9 });
  });

  it('never takes away what waiting orders hold', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, { stock: 10 });
    await shop.sql('update stock set held = 8 where variant_id = $1', [product.variants[0].id]);
    const sent = { variants: [{ ...product.variants[0], stock: 0 }] };
    const { status, body } = await admin.put(`/admin/products/${product.id}`, sent);
    expect([status, body.code]).toEqual([409, 'stock_is_held']);
    const [row] = await shop.sql<Json>('select on_hand from stock where variant_id = $1', [
      product.variants[0].id,
    ]);
    expect(row.on_hand).toBe(10);
  });

  it('makes a product that is not on sale before somebody puts it there', async () => {
    const admin = await shop.admin();
    const { id, status } = await makeProduct(admin, { name: 'Waiting Lamp', status: 'archived' });
    const listed = async (path: string) =>
      (await shop.client.get<Json>(path, { expect: 200 })).body.data.some((one: Json) => one._id === id);
    const lists = [
      '/products?sort=newest&limit=100',
      '/products?q=Waiting%20Lamp',
      '/products/category/Kitchenware?sort=newest&limit=100',
    ];
    expect(status).toBe('archived');
    expect((await shop.client.get(`/products/${id}`)).status).toBe(404);
    for (const path of lists) expect({ path, listed: await listed(path) }).toEqual({ path, listed: false });
    await admin.put(`/admin/products/${id}`, { status: 'active' }, { expect: 200 });
    expect((await shop.client.get(`/products/${id}`)).status).toBe(200);
    for (const path of lists) expect({ path, listed: await listed(path) }).toEqual({ path, listed: true });
    const odd = await admin.post<Json>('/admin/products', { ...PLAIN, status: 'gone' });
    expect([odd.status, odd.body.errors[0].field]).toEqual([400, 'status']);
  });

  it('archives instead of deleting what orders refer to', async () => {
    const admin = await shop.admin();
    const { id, variants } = await makeProduct(admin, { stock: 5 });
    const [{ id: account }] = await shop.sql<Json>(`select id from account limit 1`);
    const order = '01941f94-e1f9-77b4-8b41-0000000000aa';
    await shop.sql(
      `insert into orders (id, account_id, status, payment_method, payment_status, payment_detail, currency, subtotal_cents,
         total_cents, contact_email, customer_name, receipt, created_at, updated_at)
       values ($1, $2, 'cancelled', 'cash', 'pending', 'unpaid', 'USD', 1250, 1250, 'a@example.com', 'A', '{}', now(), now())`,
      [order, account],
    );
    await shop.sql(
      `insert into order_line (id, order_id, position, product_id, variant_id, sku, name, quantity, list_price_cents,
         unit_price_cents, total_cents) values ($1, $1, 0, $2, $3, 'x', 'Plain Mug', 1, 1250, 1250, 1250)`,
      [order, id, variants[0].id],
    );
    const deleted = await admin.delete(`/admin/products/${id}`, undefined, { expect: 200 });
    expect(deleted.body).toEqual({ id });
    expect((await admin.get(`/admin/products/${id}`)).body.status).toBe('archived');
    expect((await shop.client.get(`/products/${id}`)).status).toBe(404);
    const back = await admin.put(`/admin/products/${id}`, { status: 'active' }, { expect: 200 });
    expect(back.body.status).toBe('active');
  });

  it('S64 exports every variant with cells that no spreadsheet runs', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, { name: '=HYPERLINK("http://x.example")', stock: 4 });
    const { headers, text } = await admin.get('/admin/products/export.csv', { expect: 200 });
    expect(headers.get('content-disposition')).toContain('products.csv');
    const line = text.split('\r\n').find((one) => one.includes(product.id)) ?? '';
    expect(line).toContain('"\'=HYPERLINK(""http://x.example"")"');
    expect(line.startsWith(`${product.variants[0].sku},`)).toBe(true);
    const [{ count }] = await shop.sql<Json>('select count(*)::int from variant where archived_at is null');
    expect(text.trim().split('\r\n')).toHaveLength(count + 1);
  });

  it('is for admins alone, and every write is in the audit log', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    for (const who of [await shop.shopper(), await shop.staff()]) {
      expect((await who.get('/admin/products')).status).toBe(403);
      expect((await who.put(`/admin/products/${id}`, { name: 'x' })).status).toBe(403);
    }
    await admin.put(`/admin/products/${id}`, { name: 'Audited' }, { expect: 200 });
    const [entry] = (
      await admin.get('/admin/audit', { query: { filter: JSON.stringify({ entityId: id }) }, expect: 200 })
    ).body;
    expect(entry).toMatchObject({ action: 'adminUpdateProduct', changes: { name: { to: 'Audited' } } });
  });
});
