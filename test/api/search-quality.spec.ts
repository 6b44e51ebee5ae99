import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

/** A search and the products that answer it, by key of the demo: 3 is what was looked for, 1 is better than nothing. */
interface Judged {
  query: string;
  grades: Record<string, number>;
}

const read = async (path: string): Promise<Json> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));

const gain = (grades: number[]) =>
  grades.slice(0, 5).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Normalised discounted cumulative gain of the first five. */
function ndcg(found: string[], grades: Record<string, number>): number {
  const best = Object.values(grades).toSorted((a, b) => b - a);
  return gain(found.map((key) => grades[key] ?? 0)) / gain(best);
}

describe('the search of the demo shop', () => {
  const shop = useShop({ demo: true });

  it('answers judged searches well and leaves hardly any without an answer', async () => {
    const judged = (await read('../data/search/queries.json')) as Judged[];
    const { products } = await read('../../api/demo/catalogue.json');
    const keys = new Map<string, string>(products.map(({ name, key }: Json) => [name, key]));
    const scores: { query: string; score: number; found: string[] }[] = [];
    for (const { query, grades } of judged) {
      const { body } = await shop.client.get('/products', { query: { limit: '5', q: query }, expect: 200 });
      const found = body.data.map(({ name }: Json) => keys.get(name) ?? name) as string[];
      scores.push({ query, found, score: ndcg(found, grades) });
    }
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
    expect(scores.filter(({ found }) => found.length === 0).length / scores.length).toBeLessThan(0.02);
    expect(scores.length).toBeGreaterThanOrEqual(50);
    expect(mean).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['yoga matt', 'Flow Yoga Mat and Block'],
    ['joystick', 'Orbit Wireless Gamepad'],
    ['sunglasses women', 'Rondo Round Sunglasses'],
    ['perfume men', 'Alba Eau de Parfum'],
    ['carry on', 'Overnight Duffel'],
    ['jeens', 'Arrow Slim Jeans'],
    ['sandles', 'Terrace Leather Slide'],
    ['hedphons', 'Hush Wireless Headphones'],
    ['bagpack', 'Trailhead Canvas Backpack'],
    ['trenchcoat', 'Depot Denim Jacket'],
    ['smart wach', 'Pulse 3 Smartwatch'],
    ['joggers', 'City Suit Trousers'],
    ['necktie', 'Opening Night Dinner Jacket'],
    ['biker jacket', 'Rider Leather Jacket'],
    ['summer dress', 'Meadow Sundress'],
    ['kettlebell', 'Hex Dumbbell Pair'],
    ['red shoes', 'Soirée Pointed Pump'],
    ['football', 'Street Hoop Basketball'],
    ['grey jacket', 'City Two-Button Suit Jacket'],
  ])('finds for %s first the %s', async (query, name) => {
    const { body } = await shop.client.get('/products', { query: { q: query }, expect: 200 });
    expect(body.data[0]?.name).toBe(name);
  });

  it.each([
    ['clothing', 'Fashion'],
    ['apparel', 'Fashion'],
    ['gadgets', 'Electronics'],
    ['home goods', 'Home'],
  ])('takes %s for %s, in the address of a category as well', async (word, category) => {
    const names = async (path: string, query: Record<string, string> = {}) => {
      const { body } = await shop.client.get(path, { query: { limit: '100', ...query }, expect: 200 });
      return body.data.map(({ name }: Json) => name) as string[];
    };
    const all = await names(`/products/category/${category}`);
    expect(all).not.toEqual([]);
    expect(await names('/products', { q: word })).toEqual(expect.arrayContaining(all));
    expect(await names(`/products/category/${encodeURIComponent(word)}`)).toEqual(
      expect.arrayContaining(all),
    );
  });

  it.each([
    ['boots', ['Northgate Chelsea Boot']],
    ['trainers', ['Courtside Low Sneaker', 'Skyline Running Shoe']],
    ['jens', ['Arrow Slim Jeans', 'Foundry Straight Jeans', 'Tide Wide-Leg Jeans']],
    ['black dress', ['Marina Satin Slip Dress', 'Meadow Sundress']],
  ])('lists for %s nothing but %j', async (query, names) => {
    const { body } = await shop.client.get('/products', { query: { q: query }, expect: 200 });
    expect(body.data.map(({ name }: Json) => name).toSorted()).toEqual(names);
  });

  it('suggests shoes and shorts for "sho" before what only mentions shoulders', async () => {
    const { body } = await shop.client.get('/products/suggestions', { query: { q: 'sho' }, expect: 200 });
    const products = body.data.filter(({ type }: Json) => type === 'product');
    const names = products.map(({ text }: Json) => text) as string[];
    expect(names.slice(0, 6).toSorted()).toEqual([
      'Courtside Low Sneaker',
      'Northgate Chelsea Boot',
      'Pace Training Shorts',
      'Skyline Running Shoe',
      'Soirée Pointed Pump',
      'Terrace Leather Slide',
    ]);
  });

  it('says that it shows what comes nearest where nothing has the words', async () => {
    const ask = async (q: string) => (await shop.client.get('/products', { query: { q }, expect: 200 })).body;
    expect(await ask('hedphons')).toMatchObject({ nearest: true });
    for (const q of ['sneakers', 'tv', 'umbrella']) expect(await ask(q)).not.toHaveProperty('nearest');
    const { body } = await shop.client.get('/products/category/hedphons', { expect: 200 });
    expect(body).toMatchObject({ nearest: true, category: { matched: 'search' } });
  });

  it.each(['wallet', 'mouse', 'vase'])(
    'makes nothing up for %s, which a description or the name of an option alone is near to',
    async (query) => {
      const { body } = await shop.client.get('/products', { query: { q: query }, expect: 200 });
      expect(body.data).toEqual([]);
    },
  );

  it.each(["'", '&|!', "':*", '   ', '🙂', 'a'.repeat(100), 'the of and'])(
    'never fails at %s',
    async (query) => {
      const { body } = await shop.client.get('/products', { query: { q: query }, expect: 200 });
      expect(body.data).toBeInstanceOf(Array);
    },
  );
});
