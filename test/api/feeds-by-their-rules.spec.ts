import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { ACP_PRODUCT, faultsOf, itemsOf, RULES, type Item } from '../support/feed-rules.js';
import { runJob } from '../support/money.js';
import { makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ demo: true });
let admin: Client;
const LONG = 'wide '.repeat(2_100).trim();

const read = async (name: string): Promise<string> =>
  (await fetch(`${shop.client.origin}/api/v1/feeds/${name}`)).text();
const ofProduct = (items: Item[], id: string) =>
  items.filter((item) => item.get('link')?.[0]?.includes(`/product/${id}`));
const one = (item: Item | undefined, name: string) => item?.get(name)?.[0];

/** What is hardest to write down rightly. */
beforeAll(async () => {
  admin = await shop.admin();
  await makeProduct(admin, {
    name: `A <b>&amp;</b> "thing" ${'of many words '.repeat(5)}`.trim(),
    body: '<h2>Care</h2><p>Wash <strong>cold</strong>, 1 &lt; 2.</p>',
    fields: { brand: 'B'.repeat(100), mpn: 'M'.repeat(70), material: 'Wool '.repeat(40).trim() },
  });
  await makeProduct(admin, { name: 'Plain', body: `<p>${LONG}</p>`, fields: {} });
  await makeProduct(admin, {
    name: 'Sized',
    discount: 30,
    options: [
      { ...size('S', 'Extra '.repeat(8).trim()), name: 'Taille' },
      { name: 'Farbe', values: [{ value: 'Deep '.repeat(9).trim() }] },
    ],
    variants: ['S', 'Extra '.repeat(8).trim()].map((value, at) => ({
      ...{ sku: `RULED-${at}`, price: 20 + at, stock: at * 4 },
      options: { Taille: value, Farbe: 'Deep '.repeat(9).trim() },
    })),
    fields: { gtin: '4006381333931', unitAmount: { amount: 750, unit: 'ml' } },
  });
});

describe('each feed is as whoever reads it asks', () => {
  it.each(Object.keys(RULES) as (keyof typeof RULES)[])('%s: every attribute of every item', async (feed) => {
    const items = itemsOf(await read(feed));
    expect(items.length).toBeGreaterThan(30);
    const faults = items.flatMap((item) => faultsOf(item, feed).map((fault) => [one(item, 'title'), fault]));
    expect(faults).toEqual([]);
    const ids = items.map((item) => one(item, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['google', 'meta'])(
    '%s: colour and size of a variant, whatever the merchant calls them',
    async (feed) => {
      const sized = itemsOf(await read(feed)).filter((item) => one(item, 'title')?.startsWith('Sized'));
      expect(sized.map((item) => one(item, 'size'))).toEqual(['S', 'Extra '.repeat(8).trim()]);
      for (const item of sized) expect(one(item, 'color')).toMatch(/^Deep Deep/);
    },
  );

  it('lines for assistants: every member, and no other', async () => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(ACP_PRODUCT);
    const lines = (await read('openai')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      const product: Json = JSON.parse(line);
      expect([product.title, validate(product), validate.errors]).toEqual([product.title, true, null]);
    }
  });
});

describe('the rules themselves', () => {
  const good = (more: Record<string, string | undefined> = {}): Item =>
    new Map(
      Object.entries({
        ...{ id: '1', title: 'A', description: 'B', link: 'https://a/1', image_link: 'https://a/2' },
        ...{
          availability: 'in_stock',
          price: '1.00 EUR',
          condition: 'new',
          identifier_exists: 'no',
          ...more,
        },
      }).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]])),
    );

  it.each<[object, string]>([
    [{ link: undefined }, 'link is missing'],
    [{ availability: 'soon' }, 'availability is soon'],
    [{ price: '1,00 EUR' }, 'price is 1,00 EUR'],
    [{ sale_price: '1.00 EUR' }, 'the sale takes nothing off'],
    [{ sale_price_effective_date: 'tomorrow' }, 'sale_price_effective_date is tomorrow'],
    [
      { sale_price: '0.50 EUR', sale_price_effective_date: '2026-12-02T00:00+0000/2026-12-01T00:00+0000' },
      'a sale ends before it begins',
    ],
    [{ 'shipping.price': '1.00 USD', 'shipping.country': 'DE' }, 'prices are in several currencies'],
    [{ title: 'A'.repeat(151) }, 'title has more than 150 characters'],
    [{ gtin: '123' }, 'gtin is 123'],
    [{ description: 'a <b>c' }, 'the description has tags'],
    [{ identifier_exists: undefined }, 'identifier_exists is wrong'],
    [{ wonder: 'x' }, 'wonder stands there 1 times'],
  ])('see %j', (more, fault) => {
    expect(faultsOf(good(), 'google')).toEqual([]);
    expect(faultsOf(good(more as Record<string, string>), 'google')).toContain(fault);
  });
});

describe('what delivery costs', () => {
  const inGoogle = async (id: string) => {
    const [item] = ofProduct(itemsOf(await read('google')), id);
    const prices = item?.get('shipping.price') ?? [];
    return item?.get('shipping.country')?.map((at, place) => `${at} ${prices[place]}`) ?? [];
  };

  it('is told for one piece to each whole country, by the way that is chosen by itself', async () => {
    const { country } = (await shop.client.get<Json>('/shop', { expect: 200 })).body.data;
    const lamp = await makeProduct(admin, { name: 'Sent Lamp', price: 20 });
    const dear = await makeProduct(admin, { name: 'Dear Lamp', price: 90 });
    const voucher = await makeProduct(admin, { name: 'Voucher', price: 20, isShipped: false });
    const sent = { daysFrom: 1, daysTo: 3 };
    const methods = [
      { name: 'Counter', kind: 'pickup', pickup: { address: '1 Road', hours: 'Mon' }, ...sent },
      { name: 'Parcel', kind: 'flat', price: 4.9, freeFrom: 50, ...sent },
    ];
    const zone = { name: 'Own country', areas: [{ country }, { country: 'IS' }], methods };
    const { id } = (await admin.post<Json>('/admin/shipping-zones', zone, { expect: 201 })).body;
    expect(await inGoogle(lamp.id)).toEqual(expect.arrayContaining([`${country} 4.90 USD`, 'IS 4.90 USD']));
    expect(await inGoogle(dear.id)).toEqual(expect.arrayContaining([`${country} 0.00 USD`, 'IS 0.00 USD']));
    expect(await inGoogle(voucher.id)).toEqual([]);
    const partly = { ...zone, name: 'A part', areas: [{ country, region: 'Central' }] };
    const part = (await admin.post<Json>('/admin/shipping-zones', partly, { expect: 201 })).body;
    // where it depends on the part of the country, nothing is told of that country
    const told = await inGoogle(lamp.id);
    expect(told).toContain('IS 4.90 USD');
    expect(told.filter((text) => text.startsWith(country))).toEqual([]);
    for (const one of [part.id, id])
      await admin.delete(`/admin/shipping-zones/${one}`, undefined, { expect: 200 });
  });
});

describe('a discount that ends by itself', () => {
  it('is told with its dates, and is over once it has ended', async () => {
    const later = '2090-12-24T20:00:00.000Z';
    const lamp = await makeProduct(admin, {
      name: 'Reduced Lamp',
      price: 16,
      discount: 20,
      saleEndsAt: later,
    });
    const inFeed = async () => ofProduct(itemsOf(await read('google')), lamp.id)[0];
    const item = await inFeed();
    expect([one(item, 'price'), one(item, 'sale_price')]).toEqual(['20.00 USD', '16.00 USD']);
    expect(one(item, 'sale_price_effective_date')).toMatch(/^\d{4}-.+\/2090-12-24T20:00\+0000$/);
    expect(faultsOf(item ?? new Map(), 'google')).toEqual([]);
    const ended = { saleEndsAt: '2026-01-01T00:00:00Z' };
    await admin.put(`/admin/products/${lamp.id}`, ended, { expect: 200 });
    await runJob(shop, 'catalogue.end-sales');
    const after = await inFeed();
    expect([one(after, 'price'), one(after, 'sale_price')]).toEqual(['20.00 USD', undefined]);
    const { body } = await admin.get<Json>(`/admin/products/${lamp.id}`);
    expect(body).toMatchObject({ price: 20, discount: 0, saleEndsAt: null });
    const wrong = await admin.put<Json>(`/admin/products/${lamp.id}`, { saleEndsAt: later });
    expect(wrong.body.errors).toEqual([{ field: 'saleEndsAt', message: 'Only a discount has an end' }]);
  });
});
