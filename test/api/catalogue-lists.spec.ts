import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Json } from '../support/client.js';
import { makeProduct, namesOf } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

type Query = Record<string, string | readonly string[]>;

/** The query with this choice in place of what it says of the same; an empty value is none. */
const withChoice = (query: Query, choice: Query): Query =>
  Object.fromEntries(
    Object.entries({ ...query, ...choice })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );

const otherOptions = ({ options = [] }: Query, name: string): readonly string[] =>
  [options].flat().filter((option) => !option.startsWith(`${name}:`));

describe('browsing the demo shop', () => {
  const shop = useShop({ demo: true });
  const list = async (query: Query = {}, path = '/products') =>
    (await shop.client.get(path, { query, expect: 200 })).body;
  /** Figures are kept for seconds until staff writes; what a test writes into tables itself is no such change. */
  const forgetFigures = async () => {
    const { data } = await list({ limit: '1' });
    await (await shop.admin()).put(`/admin/products/${data[0]._id}`, {}, { expect: 200 });
  };

  it('has at least sixty products with pictures, variants and stock', async () => {
    const { meta, data } = await list({ limit: '100' });
    expect(meta.total).toBeGreaterThanOrEqual(60);
    for (const product of data) {
      expect(product.images.length).toBeGreaterThan(0);
      expect(product.images.length).toBeLessThanOrEqual(4);
      expect(product.image).toBe(product.images[0].url);
    }
  });

  it('has the products that are named alone, as far as they are sold', async () => {
    const { data } = await list({ limit: '3', sort: 'newest' });
    const ids = data.map(({ _id }: Json) => _id);
    const gone = '01942417-9872-74c7-9063-000000000000';
    const named = await list({ id: [...ids, gone] });
    expect(named.data.map(({ _id }: Json) => _id).toSorted()).toEqual(ids.toSorted());
    expect(named.meta.total).toBe(3);
    expect((await shop.client.get('/products', { query: { id: 'lamp' } })).status).toBe(400);
  });

  it('mixes the categories in its default order', async () => {
    const { data } = await list({ limit: '8' });
    expect(new Set(data.map((product: Json) => product.category)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(['featured', 'price-asc', 'price-desc', 'newest', 'rating', 'relevance', 'best-selling'])(
    'pages through everything once when sorted by %s',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => list({ sort, page: String(page), limit: '20' })),
      );
      const ids = pages.flatMap((page) => page.data.map((product: Json) => product._id));
      expect(new Set(ids).size).toBe(pages[0].meta.total);
      expect(ids).toHaveLength(pages[0].meta.total);
    },
  );

  it('sorts by price both ways', async () => {
    const prices = (body: Json) => body.data.map((product: Json) => product.price);
    const up = prices(await list({ sort: 'price-asc', limit: '100' }));
    const down = prices(await list({ sort: 'price-desc', limit: '100' }));
    expect(up).toEqual(up.toSorted((a: number, b: number) => a - b));
    expect(down).toEqual(up.toReversed());
  });

  it('puts the highest rated first, and of those the most often rated', async () => {
    await shop.sql(`update product set rating_sum = 5, rating_count = 1 where name = 'Speedy Twist Cube'`);
    // 4.80 of five and 4.78 of nine: both are shown as 4.8
    await shop.sql(`update product set rating_sum = 24, rating_count = 5 where name = 'Loom Cushion'`);
    await shop.sql(
      `update product set rating_sum = 43, rating_count = 9 where name = 'Flow Yoga Mat and Block'`,
    );
    await forgetFigures();
    const { data } = await list({ sort: 'rating', limit: '100' });
    const ratings = data.map(({ rating, ratingCount }: Json) => [rating, ratingCount]);
    const order = ratings.toSorted(([a, m]: number[], [b, n]: number[]) => b! - a! || n! - m!);
    expect(data[0].rating).toBe(5);
    expect(ratings).toEqual(order);
  });

  it('finds a category whatever its case, and by each category that a product is in', async () => {
    const { data, category } = await list({}, '/products/category/JEANS');
    expect(category).toMatchObject({ name: 'jeans', matched: 'category' });
    expect(data).toHaveLength(3);
    const electronics = await list({ limit: '100' }, '/products/category/Electronics');
    const kinds = new Set(electronics.data.map((product: Json) => product.category));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['Phones', 'Computers', 'Camera', 'Headphones', 'SmartWatch']),
    );
  });

  it.each([
    ['soiree', 'Soirée Pointed Pump'],
    ['SOIRÉE', 'Soirée Pointed Pump'],
    ['denim jack', 'Depot Denim Jacket'],
    ['denim jackte', 'Depot Denim Jacket'],
    ['headpone', 'Hush Wireless Headphones'],
  ])('searches for the category text %s when it is no category', async (text, name) => {
    const body = await list({}, `/products/category/${encodeURIComponent(text)}`);
    expect(body.category.matched).toBe('search');
    expect(namesOf(body)).toContain(name);
  });

  it('answers an empty list for a text that matches nothing', async () => {
    const body = await list({}, '/products/category/xylophonium');
    expect(body).toMatchObject({ data: [], meta: { total: 0, pages: 0 } });
  });

  it('finds a product for several options only when one variant has them all in stock', async () => {
    const found = await list({ options: ['Size:M', 'Colour:Ink'], limit: '100' });
    expect(namesOf(found)).toEqual(['Everyday Crew Tee']);
    await shop.sql(`update stock set on_hand = 0, held = 0 where variant_id in (select id from variant
      where options @> '{"Size":"M","Colour":"Ink"}')`);
    await forgetFigures();
    const inStock = await list({ options: ['Size:M', 'Colour:Ink'], inStock: 'true' });
    expect(inStock.data).toEqual([]);
  });

  it('lists discounted products only when asked to', async () => {
    const all = await list({ limit: '100' });
    const onSale = await list({ limit: '100', onSale: 'true' });
    const discounted = all.data.filter((one: Json) => one.discount > 0);
    expect(discounted.length).toBeGreaterThan(0);
    expect(namesOf(onSale).sort()).toEqual(namesOf({ data: discounted }).sort());
    expect(onSale.meta.total).toBe(discounted.length);
  });

  it('counts each further choice under the choices of the other groups', async () => {
    const { facets } = await list({ category: ['jeans'], options: ['Size:32'] });
    const jeans = facets.categories.find((one: Json) => one.value === 'jeans');
    expect(jeans.count).toBe(3);
    expect(facets.categories.length).toBeGreaterThan(1);
    const sizes = facets.options.find((option: Json) => option.name === 'Size').values;
    expect(sizes.map((one: Json) => one.value)).toEqual(['28', '30', '32', '34', '36']);
    const colours = facets.options.find((option: Json) => option.name === 'Colour').values;
    expect(colours.every((one: Json) => /^#[0-9a-f]{6}$/.test(one.swatch))).toBe(true);
  });

  it.each<Query>([
    {},
    { category: ['jeans'], options: ['Size:32'] },
    { minPrice: '50', maxPrice: '150', inStock: 'true' },
    { category: ['Fashion', 'Electronics'], minRating: '4', minPrice: '20' },
    { options: ['Size:M', 'Colour:Ink'], maxPrice: '200' },
    { q: 'cotton', onSale: 'true', minRating: '3' },
  ])('finds as many as it has counted, whichever choice is made under %j', async (query) => {
    const { facets } = await list(query);
    const choices: [Query, number][] = [
      ...facets.categories.map((one: Json) => [{ category: [one.value] }, one.count]),
      ...facets.prices.map(({ min, max, count }: Json) => [{ minPrice: min, maxPrice: max ?? '' }, count]),
      ...facets.ratings.map((one: Json) => [{ minRating: one.value }, one.count]),
      [{ inStock: 'true' }, facets.inStock],
      ...facets.options.flatMap(({ name, values }: Json) =>
        values.map((one: Json) => [
          { options: [...otherOptions(query, name), `${name}:${one.value}`] },
          one.count,
        ]),
      ),
    ];
    expect(choices.length).toBeGreaterThan(10);
    for (const [choice, count] of choices) {
      const { meta } = await list(withChoice(query, choice));
      expect([choice, meta.total]).toEqual([choice, count]);
    }
  });

  it.each(['Size:32', 'Size:M', 'Colour:Ink'])(
    'offers beside %s what it offers without it',
    async (option) => {
      const [name = ''] = option.split(':');
      const values = async (query: Query) =>
        (await list(query)).facets.options.find((one: Json) => one.name === name).values;
      expect(await values({ options: [option] })).toEqual(await values({}));
    },
  );

  it('suggests categories and products for the beginning of a word, ten at most', async () => {
    expect((await list({ q: 's', limit: '10' }, '/products/suggestions')).data).toHaveLength(10);
    expect((await list({ q: 's' }, '/products/suggestions')).data).toHaveLength(8);
    const more = await shop.client.get('/products/suggestions', { query: { q: 's', limit: 11 } });
    expect([more.status, more.body.errors[0].field]).toEqual([400, 'limit']);
    const { data } = await list({ q: 'hea', limit: '10' }, '/products/suggestions');
    expect(data[0]).toMatchObject({ type: 'category', text: 'Headphones' });
    expect(data.some((one: Json) => one.text === 'Hush Wireless Headphones' && one.id)).toBe(true);
  });

  it('suggests what others have searched for and found, before anything is typed', async () => {
    await shop.sql('delete from search_log');
    await shop.sql(`insert into search_log (query, day, times, results) values
      ('red jacket', current_date, 7, 3), ('yeti', current_date, 9, 0), ('my own words', current_date, 2, 4),
      ('running shoes', current_date - 2, 6, 5), ('running shoes', current_date - 1, 3, 5),
      ('skis', current_date - 60, 90, 4)`);
    const { data, total } = await list({}, '/products/suggestions');
    expect(data.map((one: Json) => [one.type, one.text])).toEqual([
      ['search', 'running shoes'],
      ['search', 'red jacket'],
    ]);
    expect(total).toBe(0);
  });

  it('says how many products what is typed finds in all', async () => {
    const { data, total } = await list({ q: 'shoe', limit: '2' }, '/products/suggestions');
    expect(data).toHaveLength(2);
    expect(total).toBe((await list({ q: 'shoe' })).meta.total);
  });

  it('shows a product with its variants, reviews, distribution and delivery days', async () => {
    const [first] = (await list({ q: 'Everyday Crew Tee' })).data;
    const { data } = (await shop.client.get(`/products/${first._id}`, { expect: 200 })).body;
    expect(data.variants).toHaveLength(8);
    expect(data.variants.map((variant: Json) => variant.options.Size).slice(0, 2)).toEqual(['S', 'S']);
    expect(data.reviews.length).toBeLessThanOrEqual(10);
    expect(data.ratingDistribution.map((share: Json) => share.rating)).toEqual([5, 4, 3, 2, 1]);
    const total = data.ratingDistribution.reduce((sum: number, share: Json) => sum + share.count, 0);
    expect(total).toBe(data.ratingCount);
    expect(data.deliveryEstimate.from <= data.deliveryEstimate.to).toBe(true);
  });

  it('shows eight other products that go with one', async () => {
    const [first] = (await list()).data;
    const { data } = await list({}, `/products/${first._id}/related`);
    expect(data).toHaveLength(8);
    expect(data.map((product: Json) => product._id)).not.toContain(first._id);
  });

  it('may be kept by a CDN for half a minute and answers 304 to who has it', async () => {
    const first = await shop.client.fetch('/api/v1/products?limit=3');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\//);
    const again = await shop.client.fetch('/api/v1/products?limit=3', {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0', pragma: 'x' },
    });
    expect(again.status).toBe(304);
  });

  it('makes no ETag of the answer to a write, which nobody keeps', async () => {
    const { headers } = await shop.client.post('/newsletter', { email: 'kept@example.com' });
    expect(headers.get('content-type')).toContain('json');
    expect(headers.get('etag')).toBeNull();
  });

  it.each([
    'sort=cheap',
    'sort=newest&sort=rating',
    'page=0',
    'page=1&page=2',
    'page=1.5',
    'page=1e2',
    'page=',
    'limit=101',
    'limit=-1',
    'minPrice=1.999',
    'minPrice=-1',
    'minPrice=1e400',
    'minPrice=20&maxPrice=10',
    'minRating=6',
    'inStock=maybe',
    'onSale=maybe',
    'options=Size',
    'q=a&q=b',
    'q=%00',
    `q=${'x'.repeat(101)}`,
    `category=${'x'.repeat(101)}`,
  ])('refuses the query %s', async (query) => {
    const answer = await shop.client.fetch(`/api/v1/products?${query}`);
    const body = await answer.json();
    expect(answer.status).toBe(400);
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  });

  it('says so, as documented, when an address has no end', async () => {
    const { status, body } = await shop.client.get('/products', { query: { q: 'x'.repeat(9_000) } });
    expect([status, body.code]).toEqual([414, 'address_too_long']);
  });

  it.each(['x', '%00', "1' or '1'='1", '-1', '00000000-0000-0000-0000-00000000000', 'a'.repeat(300)])(
    'S34 answers 404 or 400 for the product id %s',
    async (id) => {
      for (const path of ['', '/related', '/reviews']) {
        const answer = await shop.client.fetch(`/api/v1/products/${encodeURIComponent(id)}${path}`);
        expect([400, 404]).toContain(answer.status);
      }
    },
  );

  it('serves pictures in sizes under names that may be kept for ever', async () => {
    const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#c86' } })
      .jpeg()
      .toBuffer();
    const sent = `data:image/jpeg;base64,${picture.toString('base64')}`;
    const { image: url, images } = await makeProduct(await shop.admin(), { image: sent });
    for (const [path, type] of [
      [url, 'image/jpeg'],
      [`${url}/320.avif`, 'image/avif'],
      [`${url}/320.webp`, 'image/webp'],
      [`${url}/320.jpg`, 'image/jpeg'],
    ] as const) {
      const [one, two] = await Promise.all([shop.client.fetch(path), shop.client.fetch(path)]);
      expect([one.status, one.headers.get('content-type')]).toEqual([200, type]);
      expect(one.headers.get('cache-control')).toContain('immutable');
      expect(Buffer.from(await one.arrayBuffer())).toEqual(Buffer.from(await two.arrayBuffer()));
    }
    expect(images[0].widths).toEqual([320, 640, 960]);
    for (const path of ['/1280.avif', '/321.webp', '/320.gif', '/..%2f..%2foriginal', '/original'])
      expect((await shop.client.fetch(`${url}${path}`)).status).toBe(404);
  });
});
