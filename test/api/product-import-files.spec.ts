import { describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/shop.js';

const plan = async (admin: Client, file: string): Promise<Json> =>
  (
    await admin.post('/admin/products/imports', file, {
      headers: { 'content-type': 'text/csv' },
      expect: 201,
    })
  ).body;

describe('the file of an import', () => {
  const shop = useShop();

  it('is taken as the document shows it, in both of its places', async () => {
    const document = (await (await shop.client.fetch('/docs-json')).json()) as Json;
    const { schema, examples } =
      document.paths['/api/v1/admin/products/imports'].post.requestBody.content['text/csv'];
    const shown = [schema.example, ...Object.values<Json>(examples).map(({ value }) => value)];
    expect(shown).toEqual([schema.example, schema.example]);
    const { lines, rows } = await plan(await shop.admin(), schema.example);
    expect(rows.flatMap(({ errors }: Json) => errors)).toEqual([]);
    expect(lines).toMatchObject({ total: 1, create: 1, error: 0 });
  });
});
