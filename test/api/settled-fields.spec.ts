import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

const PRODUCTS = 3_000;
const BATCH = 500;

describe('a field that thousands of products hold', () => {
  const shop = useOwnShop();
  let admin: Client;
  let field: { id: string; name: string };

  /** Each product says the same wood as the first; each later statement writes down how many products it changed. */
  beforeAll(async () => {
    admin = await shop.admin();
    field = (
      await admin.post<Json>('/admin/product-fields', { label: 'Timber', kind: 'text' }, { expect: 201 })
    ).body as never;
    const { id } = await makeProduct(admin, { fields: { [field.name]: 'Zirkelbuche', brand: 'Kiln' } });
    const columns = await shop.sql<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'product' and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'id'`,
    );
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    await shop.sql(
      `insert into product (id, ${names}) select gen_random_uuid(), ${names} from product, generate_series(2, ${PRODUCTS})
       where id = '${id}'`,
    );
    await shop.sql('create table seen_statement (products int not null, at xid8 not null)');
    await shop.sql(`create function note_statement() returns trigger language plpgsql as $$ begin
        insert into public.seen_statement select count(*), pg_current_xact_id() from changed; return null; end $$`);
    await shop.sql(`create trigger note_statement after update on product
      referencing new table as changed for each statement execute function note_statement()`);
  });

  const seen = () =>
    shop.sql<{ products: number; at: string }>('delete from seen_statement returning products, at');
  const settled = async () => {
    await eventually(
      () => shop.sql('select 1 from product_field where settling_since is not null'),
      (rows) => rows.length === 0,
    );
    return (await seen()).filter(({ products }) => products > 0);
  };
  const holding = (condition: string) =>
    shop.sql<{ count: number }>(`select count(*)::int as count from product where ${condition}`);

  function areBounded(statements: readonly { products: number; at: string }[]) {
    expect(Math.max(...statements.map(({ products }) => products))).toBeLessThanOrEqual(BATCH);
    expect(statements.reduce((sum, { products }) => sum + products, 0)).toBe(PRODUCTS);
    expect(new Set(statements.map(({ at }) => at)).size).toBe(statements.length);
  }

  it('is searched in each of them after statements over 500 at most, each in its own transaction', async () => {
    const { body } = await admin.put<Json>(
      `/admin/product-fields/${field.id}`,
      { isSearchable: true },
      { expect: 200 },
    );
    expect(body).toMatchObject({ isSearchable: true, isSettling: true });
    areBounded(await settled());
    expect(await holding(`field_words = 'Kiln Zirkelbuche'`)).toEqual([{ count: PRODUCTS }]);
    const after = await admin.get<Json>(`/admin/product-fields/${field.id}`, { expect: 200 });
    expect(after.body).toMatchObject({ isSettling: false, products: PRODUCTS });
    const found = await shop.client.get<Json>('/products', { query: { q: 'zirkelbuche' } });
    expect(found.body.meta.total).toBeGreaterThan(0);
  });

  it('leaves them the same way when it is deleted, is seen no more at once, and its name is free in the end', async () => {
    await admin.delete(`/admin/product-fields/${field.id}`, { expect: 200 });
    const listed = await admin.get<Json[]>('/admin/product-fields', { expect: 200 });
    expect(listed.body.map(({ name }) => name)).not.toContain(field.name);
    const products = await admin.get<Json[]>('/admin/products', { expect: 200 });
    expect(products.body[0]?.['fields']).toEqual({ brand: 'Kiln' });
    areBounded(await settled());
    expect(await holding(`fields ? '${field.name}' or field_words <> 'Kiln'`)).toEqual([{ count: 0 }]);
    expect(await holding(`version > 1 and fields = '{"brand": "Kiln"}'`)).toEqual([{ count: PRODUCTS }]);
    const again = await admin.post<Json>('/admin/product-fields', { label: 'Timber', kind: 'text' });
    expect([again.status, again.body.name]).toEqual([201, field.name]);
  });

  it('keeps its name to itself while products still hold values of it', async () => {
    const declare = () =>
      admin.post<Json>('/admin/product-fields', { label: 'Origin of wood', kind: 'text' }, { expect: 201 });
    const { body } = await declare();
    await shop.sql('update product_field set label = id::text, removed_at = now() where id = $1', [body.id]);
    expect((await declare()).body.name).toBe(`${body.name}_2`);
  });
});
