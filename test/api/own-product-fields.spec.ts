import { describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

describe('a field that the merchant declared', () => {
  const shop = useShop();
  const declare = async (admin: Client, field: object): Promise<Json> =>
    (await admin.post('/admin/product-fields', field, { expect: 201 })).body;
  const fieldsOf = async (id: string): Promise<Json> => (await shop.client.get(`/products/${id}`)).body.data;

  it('keeps its values under another label, and takes them along when it is deleted', async () => {
    const admin = await shop.admin();
    const { id, name } = await declare(admin, { label: 'Energy class', kind: 'choice', choices: ['A', 'B'] });
    expect(name).toBe('energy_class');
    const product = await makeProduct(admin, { fields: { [name]: 'b', brand: 'Kiln' } });
    await admin.put(`/admin/product-fields/${id}`, { label: 'Energy label' }, { expect: 200 });
    const { facts, fields } = await fieldsOf(product.id);
    expect(fields).toEqual({ brand: 'Kiln', [name]: 'B' });
    expect(facts.at(-1)).toMatchObject({ name, label: 'Energy label', text: 'B', isOwn: true });
    expect((await admin.get(`/admin/product-fields/${id}`)).body.products).toBe(1);
    await admin.delete(`/admin/product-fields/${id}`, { expect: 200 });
    expect((await fieldsOf(product.id)).fields).toEqual({ brand: 'Kiln' });
  });

  it('is among filters and searches by its switches', async () => {
    const admin = await shop.admin();
    const { id, name } = await declare(admin, { label: 'Wood', kind: 'text', isShown: false });
    await makeProduct(admin, { name: 'Plain Stool', fields: { [name]: 'Zirkelbuche' } });
    const seen = async () => {
      const [listed, searched] = await Promise.all([
        shop.client.get('/products'),
        shop.client.get('/products', { query: { q: 'zirkelbuche' } }),
      ]);
      const facet = listed.body.facets.fields.find((one: Json) => one.name === name);
      return [facet?.values, searched.body.meta.total];
    };
    expect(await seen()).toEqual([undefined, 0]);
    await admin.put(
      `/admin/product-fields/${id}`,
      { isFilterable: true, isSearchable: true },
      { expect: 200 },
    );
    const isFound = ([, total]: Json) => total === 1;
    expect((await eventually(seen, isFound))[0]).toEqual([
      { value: 'Zirkelbuche', label: 'Zirkelbuche', count: 1 },
    ]);
    await admin.put(`/admin/product-fields/${id}`, { isSearchable: false }, { expect: 200 });
    await eventually(seen, ([, total]: Json) => total === 0);
  });

  it('is searched in what is saved right after another process made it so', async () => {
    const admin = await shop.admin();
    const { id, name } = await declare(admin, { label: 'Glaze', kind: 'text' });
    const old = await makeProduct(admin, { fields: { [name]: 'Celadonish' } });
    await shop.sql('update product_field set is_searchable = true where id = $1', [id]);
    await admin.put(`/admin/products/${old.id}`, { isFeatured: true }, { expect: 200 });
    const made = await makeProduct(admin, { fields: { [name]: 'Celadonish' } });
    const words = () => shop.sql('select field_words from product where id in ($1, $2)', [old.id, made.id]);
    expect(await words()).toEqual(Array(2).fill({ field_words: 'Celadonish' }));
    await shop.sql('update product_field set is_searchable = false where id = $1', [id]);
    for (const one of [old, made])
      await admin.put(`/admin/products/${one.id}`, { isFeatured: false }, { expect: 200 });
    expect(await words()).toEqual(Array(2).fill({ field_words: '' }));
  });

  it('is nobody’s but the staff’s while it is neither shown nor a filter', async () => {
    const admin = await shop.admin();
    const { id, name } = await declare(admin, { label: 'Supplier', kind: 'text', isShown: false });
    const fields = { [name]: 'Secret Mill', brand: 'Kiln', hsCode: '691110' };
    const product = await makeProduct(admin, { name: 'Milled Bowl', category: 'milled', fields });
    expect((await fieldsOf(product.id)).fields).toEqual({ brand: 'Kiln' });
    expect((await admin.get(`/admin/products/${product.id}`)).body.fields).toEqual(fields);
    const found = async (path: string, asked: string) => {
      const { body } = await shop.client.get(path, { query: { fields: asked }, expect: 200 });
      return body.meta?.total ?? body.total;
    };
    const lists = ['/products', '/products/category/milled'];
    for (const path of lists)
      for (const field of [name, 'hsCode', 'mpn', 'nothing'])
        expect([path, field, await found(path, `${field}:Secret Mill`)]).toEqual([
          ...[path, field, await found(path, `${field}:somebody else`)],
        ]);
    expect(await found('/products/category/milled', 'brand:nobody')).toBe(0);
    await admin.put(`/admin/product-fields/${id}`, { isShown: true, isFilterable: true }, { expect: 200 });
    expect((await fieldsOf(product.id)).fields).toEqual({ brand: 'Kiln', [name]: 'Secret Mill' });
    expect(await found('/products/category/milled', `${name}:secret mill`)).toBe(1);
    expect(await found('/products/category/milled', `${name}:somebody else`)).toBe(0);
  });

  it('is asked of a new product when it is required, and of no old one before its fields are changed', async () => {
    const admin = await shop.admin();
    const old = await makeProduct(admin);
    const { id, name } = await declare(admin, {
      label: 'Power',
      kind: 'number',
      unit: 'W',
      isRequired: true,
    });
    await admin.put(`/admin/products/${old.id}`, { isFeatured: true }, { expect: 200 });
    const refused = await admin.post('/admin/products', {
      ...old,
      name: 'New',
      variants: undefined,
      options: [],
    });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: `fields.${name}`, message: 'Power is required' }],
    ]);
    const made = await makeProduct(admin, { fields: { [name]: 7.5 } });
    expect((await fieldsOf(made.id)).facts.at(-1)).toMatchObject({ label: 'Power', text: '7.5 W' });
    await admin.delete(`/admin/product-fields/${id}`, { expect: 200 });
  });

  it.each([
    [{ label: 'brand', kind: 'text' }, 400, 'label', 'There is a field Brand already'],
    [{ label: 'Taken', kind: 'flag' }, 409, 'label', 'There is a field of this label already'],
    [{ label: 'Sort', kind: 'choice' }, 400, 'choices', 'A choice needs something to choose from'],
    [{ label: 'Sort', kind: 'choice', choices: ['a', 'A '] }, 400, 'choices', 'Two choices are the same'],
    [{ label: ' ', kind: 'text' }, 400, 'label', 'label is required'],
    [
      { label: 'Sort', kind: 'colour' },
      400,
      'kind',
      'kind must be one of text, number, choice, flag, date, link',
    ],
  ])('is refused as %j', async (sent, status, field, message) => {
    const admin = await shop.admin();
    await admin.post('/admin/product-fields', { label: 'taken', kind: 'text' });
    const { status: is, body } = await admin.post('/admin/product-fields', sent);
    expect([is, body.errors]).toEqual([status, [{ field, message }]]);
  });

  it('keeps its kind, and the choices that products hold', async () => {
    const admin = await shop.admin();
    const { id, name } = await declare(admin, { label: 'Stage', kind: 'choice', choices: ['1', '2', '3'] });
    await makeProduct(admin, { fields: { [name]: '2' } });
    const change = async (body: object) => (await admin.put(`/admin/product-fields/${id}`, body)).body.errors;
    expect(await change({ kind: 'text' })).toMatchObject([{ field: 'kind' }]);
    expect(await change({ choices: ['1', '3'] })).toEqual([
      { field: 'choices', message: 'Products hold 2; change them first' },
    ]);
    expect(await change({ choices: ['2', '1'] })).toBeUndefined();
  });
});
