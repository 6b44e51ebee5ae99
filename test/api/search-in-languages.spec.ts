import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct, namesOf } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

type Names = Readonly<Record<string, string>>;
interface Goods {
  categories: Record<string, Names>;
  words: Names[];
  products: Record<string, { names: Names; category: string; colours?: string[] }>;
  queries: Record<string, { query: string; grades: Record<string, number> }[]>;
}

const file = new URL('../data/search/languages.json', import.meta.url);
const goods = JSON.parse(await readFile(file, 'utf8')) as Goods;
const LANGUAGES = Object.keys(goods.queries);
const shop = useShop();
const speaking = (tag: string) => ({ headers: { 'accept-language': tag } });
let admin: Client;

const gain = (grades: number[]) =>
  grades.slice(0, 5).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
const ndcg = (found: string[], grades: Record<string, number>) =>
  gain(found.map((key) => grades[key] ?? 0)) / gain(Object.values(grades).toSorted((a, b) => b - a));

const translated = (place: Json, names: Names) =>
  LANGUAGES.map((language) => ({ ...place, language, text: names[language] }));

async function find(q: string, tag: string): Promise<string[]> {
  const { body } = await shop.client.get<Json>('/products', {
    ...speaking(tag),
    query: { q, limit: 5 },
    expect: 200,
  });
  return namesOf(body);
}

beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { languages: ['en', ...LANGUAGES] }, { expect: 200 });
  const texts: Json[] = [];
  for (const { names, category, colours } of Object.values(goods.products)) {
    const options = colours && [{ name: 'Colour', values: colours.map((value) => ({ value })) }];
    const variants = colours?.map((value) => ({ options: { Colour: value }, price: 20, stock: 5 }));
    const { id } = await makeProduct(admin, {
      ...{ name: names['en'], description: 'Well made.', category: goods.categories[category]?.['en'] },
      ...(options && { options, variants }),
    });
    texts.push(...translated({ kind: 'product', owner: id, field: 'name' }, names));
  }
  for (const names of goods.words)
    texts.push(...translated({ kind: 'word', owner: names['en'], field: 'text' }, names));
  for (const names of Object.values(goods.categories))
    texts.push(...translated({ kind: 'category', owner: names['en']?.toLowerCase(), field: 'name' }, names));
  await admin.put('/admin/translations', { texts }, { expect: 200 });
});

describe('a search', () => {
  it.each(LANGUAGES)('answers judged searches well in %s, and hardly any with nothing', async (tag) => {
    const keys = new Map(Object.entries(goods.products).map(([key, { names }]) => [names[tag], key]));
    const scores: { query: string; score: number; found: string[] }[] = [];
    for (const { query, grades } of goods.queries[tag] ?? []) {
      const found = (await find(query, tag)).map((name) => keys.get(name) ?? name);
      scores.push({ query, found, score: ndcg(found, grades) });
    }
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
    expect(scores.length).toBeGreaterThanOrEqual(50);
    expect(scores.filter(({ found }) => found.length === 0).length / scores.length).toBeLessThan(0.02);
    // the bad ones stand beside a mean that is too low
    const bad = mean < 0.9 ? scores.filter(({ score }) => score < 0.9) : [];
    expect({ bad, isWell: mean >= 0.9 }).toEqual({ bad: [], isWell: true });
  });

  it('finds what nobody has translated by what it is called', async () => {
    await makeProduct(admin, { name: 'Zephyr weather station' });
    expect(await find('zephyr', 'fr')).toEqual(['Zephyr weather station']);
  });

  it('is not emptied by what is sold no more, and takes texts of two people at once', async () => {
    const names: Names = { 'Red zeppelin': 'Zeppelin rouge', 'Blue zeppelin': 'Zeppelin bleu' };
    const ids: string[] = [];
    for (const [name, text] of Object.entries(names)) {
      const { id } = await makeProduct(admin, { name, description: 'Flies.' });
      const place = { kind: 'product', owner: id, language: 'fr' };
      const saved = [
        { ...place, field: 'name', text },
        { ...place, field: 'description', text: 'Vole.' },
      ].map((one) => admin.put('/admin/translations', { texts: [one] }));
      expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200, 200]);
      ids.push(id);
    }
    expect(await find('zeppelin rouge vole', 'fr')).toEqual(['Zeppelin rouge']);
    await admin.put(`/admin/products/${ids[0]}`, { status: 'archived' }, { expect: 200 });
    expect(await find('zeppelin rouge vole', 'fr')).toEqual(['Zeppelin bleu']);
  });

  it('looks for synonyms of its language besides, for what is called so first', async () => {
    const names: Names = { 'Ground hopper': 'Sauterelle de sol', 'Wall kricket': 'Bestiole murale' };
    for (const [name, text] of Object.entries(names)) {
      const { id } = await makeProduct(admin, { name });
      const place = { kind: 'product', owner: id, language: 'fr', field: 'name' };
      await admin.put('/admin/translations', { texts: [{ ...place, text }] }, { expect: 200 });
    }
    const say = (typed: string, finds: string[], language = 'fr') =>
      admin.post('/admin/synonyms', { language, typed, finds }, { expect: 201 });
    await say('criquets', ['bestiole']);
    await say('sauterelle', ['bestiole']);
    await say('bestiole', ['sauterelle'], 'de');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await find('criquets', 'fr')).toEqual(['Bestiole murale']);
    expect(await find('sauterelle', 'fr')).toEqual(['Sauterelle de sol', 'Bestiole murale']);
    expect(await find('bestiole', 'fr')).toEqual(['Bestiole murale']);
    const filter = JSON.stringify({ language: 'de' });
    const { body } = await admin.get<Json>('/admin/synonyms', { query: { filter }, expect: 200 });
    expect(body).toMatchObject([{ language: 'de', typed: 'bestiole' }]);
    expect((await admin.post('/admin/synonyms', { language: 'xx', typed: 'a', finds: ['b'] })).status).toBe(
      400,
    );
  });

  it('finds an Arabic word with and without its article', async () => {
    const names: Names = {
      'Summer gown': 'فستان صيفي',
      'Gown clip': 'مشبك الفستان',
      'Linen set': 'الحذاء والقميص',
    };
    for (const [name, text] of Object.entries(names)) {
      const { id } = await makeProduct(admin, { name });
      const place = { kind: 'product', owner: id, language: 'ar', field: 'name' };
      await admin.put('/admin/translations', { texts: [{ ...place, text }] }, { expect: 200 });
    }
    for (const query of ['فستان', 'الفستان', 'والفستان'])
      expect((await find(query, 'ar')).toSorted()).toEqual(['فستان صيفي', 'مشبك الفستان'].toSorted());
    for (const query of ['قميص', 'القميص', 'والقميص'])
      expect(await find(query, 'ar')).toEqual(['الحذاء والقميص']);
  });

  it('offers what is found in the words of the language while it is typed', async () => {
    const { body } = await shop.client.get<Json>('/products/suggestions', {
      ...speaking('de'),
      query: { q: 'wasserk' },
      expect: 200,
    });
    expect(body.data[0]).toMatchObject({ type: 'product', text: 'Wasserkocher' });
  });

  it('reads the shop’s own language by its stems, too', async () => {
    await admin.put('/admin/settings/shop', { languages: ['de', 'en'] }, { expect: 200 });
    await makeProduct(admin, { name: 'Gestreifte Mützen' });
    expect(await find('Mütze gestreift', 'de')).toEqual(['Gestreifte Mützen']);
    await admin.put('/admin/settings/shop', { languages: ['en', ...LANGUAGES] }, { expect: 200 });
  });

  it('finds Portuguese plurals by the singular, and the other way round', async () => {
    await admin.put('/admin/settings/shop', { languages: ['en', 'pt'] }, { expect: 200 });
    const pairs = [
      ['Limões', 'Limão'],
      ['Pães', 'Pão'],
      ['Anéis', 'Anel'],
      ['Jornais', 'Jornal'],
      ['Lençóis', 'Lençol'],
      ['Azuis', 'Azul'],
    ] as const;
    for (const text of pairs.flat()) {
      const { id } = await makeProduct(admin, { name: `Goods ${text}`, description: 'Made.' });
      const texts = [{ kind: 'product', owner: id, field: 'name', language: 'pt', text }];
      await admin.put('/admin/translations', { texts }, { expect: 200 });
    }
    for (const pair of pairs)
      for (const q of pair) expect(await find(q, 'pt')).toEqual(expect.arrayContaining([...pair]));
  });
});
