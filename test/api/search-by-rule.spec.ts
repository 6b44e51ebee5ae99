import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
const found = async (q: string, query: Record<string, string> = {}): Promise<string[]> => {
  const { body } = await shop.client.get<Json>('/products', {
    query: { q, limit: '50', ...query },
    expect: 200,
  });
  return body.data.map(({ name }: Json) => name);
};
const inCategory = async (text: string): Promise<string[]> => {
  const { body } = await shop.client.get<Json>(`/products/category/${encodeURIComponent(text)}`, {
    expect: 200,
  });
  return body.data.map(({ name }: Json) => name);
};
const suggested = async (q: string): Promise<Json[]> => {
  const { body } = await shop.client.get<Json>('/products/suggestions', { query: { q }, expect: 200 });
  return body.data.filter(({ type }: Json) => type === 'product');
};
const named = (name: string, more: Record<string, unknown> = {}) =>
  makeProduct(admin, { name, description: 'Nothing to say.', ...more });
const withSku = (name: string, sku: string) =>
  named(name, { variants: [{ sku, options: {}, price: 10, stock: 1 }] });

beforeAll(async () => {
  admin = await shop.admin();
});

describe('an article number', () => {
  beforeAll(async () => {
    await withSku('Anvil', 'ZQ-7731-BLK');
    await withSku('Bellows', '4006381333931');
    await withSku('Chisel', 'WREN');
    await withSku('Drill', 'QUAIL-FINCH');
    await named('Enamel', {
      options: [{ name: 'Colour', values: [{ value: 'Red' }, { value: 'Blue' }] }],
      variants: [
        { sku: 'EN-551-R', options: { Colour: 'Red' }, price: 10, stock: 1 },
        { sku: 'EN-551-B', options: { Colour: 'Blue' }, price: 12, stock: 1 },
      ],
    });
  });

  it.each([
    ['ZQ-7731-BLK', 'Anvil'],
    ['zq-7731-blk', 'Anvil'],
    ['ZQ7731BLK', 'Anvil'],
    ['zq 7731', 'Anvil'],
    ['7731', 'Anvil'],
    ['731-b', 'Anvil'],
    ['4006381333931', 'Bellows'],
    ['4006381', 'Bellows'],
    ['333931', 'Bellows'],
    ['4 006381 333931', 'Bellows'],
    ['wren', 'Chisel'],
    ['finch', 'Drill'],
    ['QUAIL-FINCH', 'Drill'],
  ])(
    '%s finds the %s, in the list, by the address of a category, and in suggestions',
    async (typed, name) => {
      expect(await found(typed)).toEqual([name]);
      expect(await inCategory(typed)).toEqual([name]);
      expect((await suggested(typed)).map(({ text }) => text)).toEqual([name]);
    },
  );

  it('shows the variant that has it', async () => {
    const { body } = await shop.client.get<Json>('/products', { query: { q: 'EN-551-B' }, expect: 200 });
    expect(body.data).toMatchObject([{ name: 'Enamel', price: 12, chosen: { Colour: 'Blue' } }]);
    expect(await suggested('en551b')).toMatchObject([
      { text: 'Enamel', price: 12, chosen: { Colour: 'Blue' } },
    ]);
  });

  it('of a product that is sold no more is not found', async () => {
    const { id } = await withSku('Forge', 'FG-9090');
    await admin.put(`/admin/products/${id}`, { status: 'archived' }, { expect: 200 });
    expect(await found('FG-9090')).not.toContain('Forge');
  });
});

describe('a word that is joined or split otherwise', () => {
  beforeAll(async () => {
    for (const name of [
      'Wi-Fi Router',
      'X-ray Goggles',
      'USB-C Cable',
      'USB C Hub',
      'Coca-Cola Glass',
      'E-book Reader',
    ])
      await named(name);
    for (const name of ['Wifi Plug', 'Ebook Case', 'To Fu Press']) await named(name);
  });

  it.each([
    ['wifi', ['Wi-Fi Router', 'Wifi Plug']],
    ['wi-fi', ['Wi-Fi Router', 'Wifi Plug']],
    ['wi fi', ['Wi-Fi Router', 'Wifi Plug']],
    ['WiFi', ['Wi-Fi Router', 'Wifi Plug']],
    ['xray', ['X-ray Goggles']],
    ['x ray', ['X-ray Goggles']],
    ['usbc', ['USB C Hub', 'USB-C Cable']],
    ['usb-c', ['USB C Hub', 'USB-C Cable']],
    ['cocacola', ['Coca-Cola Glass']],
    ['ebook', ['E-book Reader', 'Ebook Case']],
    ['tofu', ['To Fu Press']],
    ['wif', ['Wi-Fi Router', 'Wifi Plug']],
  ])('%s finds %j', async (typed, names) => {
    expect((await found(typed)).toSorted()).toEqual(names);
  });
});

describe('a script without blanks', () => {
  beforeAll(async () => {
    for (const name of [
      '日本茶碗',
      'コーヒーカップ',
      '中国红茶杯',
      'ถ้วยกาแฟร้อน',
      '커피잔세트',
      'iPhone保護ケース',
    ])
      await named(name);
  });

  it.each([
    ['茶碗', '日本茶碗'],
    ['碗', '日本茶碗'],
    ['本茶', '日本茶碗'],
    ['カップ', 'コーヒーカップ'],
    ['コーヒー', 'コーヒーカップ'],
    ['红茶', '中国红茶杯'],
    ['红茶杯', '中国红茶杯'],
    ['กาแฟ', 'ถ้วยกาแฟร้อน'],
    ['잔세트', '커피잔세트'],
    ['保護', 'iPhone保護ケース'],
  ])('%s is found inside of %s', async (typed, name) => {
    expect(await found(typed)).toEqual([name]);
    expect((await suggested(typed)).map(({ text }) => text)).toEqual([name]);
  });

  it('finds no letters that stand apart', async () => {
    expect(await found('日碗')).toEqual([]);
  });
});

describe('what goods are named by', () => {
  beforeAll(async () => {
    await named('Marsh Wellington', { description: 'Wear it with any parka.' });
    await named('Slim Gloves', { description: 'Goes under a parka, near the wellington.' });
    await named('Storm Parka');
  });

  it('is not found where it is only mentioned', async () => {
    expect(await found('parka')).toEqual(['Storm Parka']);
    expect(await found('wellingtons')).toEqual(['Marsh Wellington']);
  });

  it('is found wherever it stands once no such goods are sold', async () => {
    const { id } = await named('Tweed Spats');
    await named('Grey Laces', { description: 'For spats.' });
    expect(await found('spats')).toEqual(['Tweed Spats']);
    await admin.put(`/admin/products/${id}`, { status: 'archived' }, { expect: 200 });
    await eventually(
      () => found('spats'),
      ([first]) => first === 'Grey Laces',
    );
  });
});

describe('a search for a price, for what is on sale, for the newest', () => {
  const priced = (name: string, price: number, more = {}) =>
    named(name, { category: 'Tents', price, ...more });
  beforeAll(async () => {
    await priced('Ridge Tent', 49.99);
    await priced('Dome Tent', 50, { discount: 10 });
    await priced('Tunnel Tent', 200);
    await priced('Bell Tent', 200.01, { discount: 5 });
    await priced('New Moon Tent', 90);
  });
  const tents = (names: string[]) => names.filter((name) => name.endsWith('Tent')).toSorted();

  it.each([
    ['tent under $50', ['Ridge Tent']],
    ['tents up to 50', ['Dome Tent', 'Ridge Tent']],
    ['tents below 100', ['Dome Tent', 'New Moon Tent', 'Ridge Tent']],
    ['tents between 90 and 200', ['New Moon Tent', 'Tunnel Tent']],
    ['tent over €200', ['Bell Tent']],
    ['tents on sale', ['Bell Tent', 'Dome Tent']],
    ['tents on sale under 100', ['Dome Tent']],
    ['new moon', ['New Moon Tent']],
  ])('%s finds %j', async (typed, names) => {
    expect(tents(await found(typed))).toEqual(names);
    expect(tents(await inCategory(typed))).toEqual(names);
    expect(tents((await suggested(typed)).map(({ text }) => text))).toEqual(names);
  });

  it.each(['sale', 'discount', 'offers', 'deals'])('%s alone lists all that is on sale', async (typed) => {
    expect((await found(typed)).toSorted()).toEqual(['Bell Tent', 'Dome Tent']);
  });

  it.each(['new', 'new arrivals'])('%s alone lists the newest first', async (typed) => {
    const newest = await shop.client.get<Json>('/products', {
      query: { sort: 'newest', limit: '50' },
      expect: 200,
    });
    expect(await found(typed)).toEqual(newest.body.data.map(({ name }: Json) => name));
  });

  it('is narrowed by the filters beside it, and no error at any amount', async () => {
    expect(tents(await found('under 100', { minPrice: '60' }))).toEqual(['New Moon Tent']);
    for (const q of ['under 0', 'over 99999999999999999999', 'between 5 and 5', 'under 0.001'])
      await found(q);
  });
});
