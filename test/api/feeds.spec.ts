import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

describe('feeds of what is on sale', () => {
  const shop = useShop({ demo: true });
  const read = async (name: string): Promise<string> => {
    const answer = await fetch(`${shop.client.origin}/api/v1/feeds/${name}`);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const variantsOnSale = async (): Promise<string[]> => {
    const rows = await shop.sql<{ id: string }>(
      `select v.id from variant v join product p on p.id = v.product_id
       where p.status = 'active' and v.archived_at is null order by v.id`,
    );
    return rows.map(({ id }) => id);
  };

  it('are listed with the addresses by which others fetch them', async () => {
    const { data } = (await shop.client.get('/feeds', { expect: 200 })).body;
    expect(data.map(({ name }: Json) => name)).toEqual(['google', 'meta', 'openai']);
    for (const { name, url } of data) expect(url).toMatch(new RegExp(`^https?://.+/api/v1/feeds/${name}$`));
  });

  it.each(['google', 'meta'])(
    'name every variant on sale once, with a page that answers: %s',
    async (name) => {
      const text = await read(name);
      const ids = [...text.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, id]) => id);
      expect(ids.toSorted()).toEqual(await variantsOnSale());
      expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
      expect(text.trimEnd().endsWith('</channel>\n</rss>')).toBe(true);
    },
  );

  it('name every product on sale in a line of its own', async () => {
    const lines = (await read('openai')).trim().split('\n');
    const products = lines.map((line) => JSON.parse(line) as { variants: { id: string }[] });
    const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(await variantsOnSale());
  });

  it('say what a shopper reads: price, stock, brand; and nothing that the merchant keeps', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, {
      name: 'Feed Lamp',
      fields: { brand: 'Kiln', hsCode: '940520' },
    });
    const line = (await read('openai')).split('\n').find((one) => one.includes(product.id)) ?? '';
    const told: Json = JSON.parse(line);
    const seen = (await shop.client.get(`/products/${product.id}`)).body.data;
    expect(told.title).toBe('Feed Lamp');
    expect(told.variants[0].price).toEqual({ amount: Math.round(seen.price * 100), currency: 'USD' });
    expect(told.variants[0].availability.available).toBe(seen.inStock);
    const item = (await read('google')).split('<item>').find((one) => one.includes(product.id)) ?? '';
    expect(line + item).not.toContain('940520');
  });

  it('leave out what is not on sale, and refuse a format that nobody has', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, { name: 'Gone Lamp' });
    await admin.delete(`/admin/products/${product.id}`, { expect: 200 });
    expect(await read('openai')).not.toContain(product.id);
    expect((await shop.client.get('/feeds/nobody')).body.code).toBe('feed_not_found');
  });
});
