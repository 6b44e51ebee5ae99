import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import type { FeedProduct, FeedShop } from '../application/ports.js';
import { google } from './google/definition.js';
import { FEED_FORMATS, formatOf } from './index.js';
import { meta } from './meta/definition.js';
import { openai } from './openai/definition.js';
import { feedFormatContract } from './testing/contract-suite.js';
import { PRODUCT, SHOP, variants } from './testing/goods.js';

for (const format of FEED_FORMATS) feedFormatContract(format);

const written = async (format: typeof google, product: FeedProduct, shop: FeedShop = SHOP) =>
  (await format.open(shop)).product(product);
const element = (text: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(text)?.[1];

describe('the list of feeds', () => {
  it('names each once', () => {
    expect(new Set(FEED_FORMATS.map(({ name }) => name)).size).toBe(FEED_FORMATS.length);
    expect(formatOf('google')).toBe(google);
    expect(formatOf('constructor')).toBeUndefined();
  });
});

describe('Google’s product data', () => {
  it('has the price of a sale beside the price before it', async () => {
    const text = await written(google, { ...PRODUCT, variants: variants({ original: 2_490 }) });
    expect([element(text, 'price'), element(text, 'sale_price')]).toEqual(['24.90 EUR', '19.90 EUR']);
    expect(element(await written(google, PRODUCT), 'sale_price')).toBeUndefined();
  });

  it('has the dates of a sale that ends by itself', async () => {
    const sale = { from: '2026-11-29T08:00:30.123+00:00', until: '2026-12-05T20:00:00.000Z' };
    const told = async (change: object) =>
      element(await written(google, { ...PRODUCT, variants: variants(change) }), 'sale_price_effective_date');
    expect(await told({ original: 2_490, sale })).toBe('2026-11-29T08:00+0000/2026-12-05T20:00+0000');
    expect([await told({ original: 2_490 }), await told({ sale })]).toEqual([undefined, undefined]);
  });

  it.each([
    ['RWF', '1990 RWF'],
    ['KWD', '1.990 KWD'],
    ['HUF', '19.90 HUF'],
  ])('writes %s with its decimals of ISO 4217', async (code, price) => {
    const text = await written(google, PRODUCT, { ...SHOP, currency: Currency.of(code) });
    expect(element(text, 'price')).toBe(price);
  });

  it('says what tells one variant from another', async () => {
    const text = await written(google, { ...PRODUCT, variants: variants({}, {}) });
    expect(element(text, 'title')).toBe('Court Tee, White, S');
    expect([element(text, 'color'), element(text, 'size')]).toEqual(['White', 'S']);
    expect(element(text, 'item_group_id')).toBe(PRODUCT.id);
    expect(element(await written(google, PRODUCT), 'item_group_id')).toBeUndefined();
  });

  it('says that a thing has no identifiers, and only then', async () => {
    expect(element(await written(google, PRODUCT), 'identifier_exists')).toBeUndefined();
    const brandAlone = { ...PRODUCT, fields: { brand: 'Kiln' } };
    expect(element(await written(google, brandAlone), 'identifier_exists')).toBe('no');
    const withNumber = { ...PRODUCT, fields: { brand: 'Kiln', mpn: 'K-1' } };
    expect(element(await written(google, withNumber), 'identifier_exists')).toBeUndefined();
  });

  it('tells the measure of a price for a unit', async () => {
    const text = await written(google, { ...PRODUCT, fields: { unitAmount: { amount: 750, unit: 'ml' } } });
    expect([element(text, 'unit_pricing_measure'), element(text, 'unit_pricing_base_measure')]).toEqual([
      '750ml',
      '1l',
    ]);
  });

  it('cuts a title at a word', async () => {
    const name = 'wide '.repeat(60).trim();
    const title = element(await written(google, { ...PRODUCT, name }), 'title') ?? '';
    expect(title.length).toBeLessThanOrEqual(150);
    expect(title.endsWith('wide…')).toBe(true);
  });

  it('keeps the signs of XML apart from those of a text', async () => {
    const text = await written(google, { ...PRODUCT, name: 'Salt & "Pepper" <b>' });
    expect(element(text, 'title')).toBe('Salt &amp; &quot;Pepper&quot; &lt;b&gt;, White, S');
  });

  it('leaves out what has no picture', async () => {
    expect(await written(google, { ...PRODUCT, variants: variants({ pictures: [] }) })).toBe('');
  });

  it('has no weight of what is not sent', async () => {
    expect(element(await written(google, PRODUCT), 'shipping_weight')).toBe('180 g');
    const voucher = await written(google, { ...PRODUCT, isShipped: false });
    expect(element(voucher, 'shipping_weight')).toBeUndefined();
  });
});

describe('Meta’s catalogue', () => {
  it('has its own words for stock, and how much there is', async () => {
    const text = await written(meta, PRODUCT);
    expect(element(text, 'availability')).toBe('in stock');
    expect(element(text, 'quantity_to_sell_on_facebook')).toBe('4');
    const unlimited = await written(meta, { ...PRODUCT, variants: variants({ stock: null }) });
    expect(element(unlimited, 'quantity_to_sell_on_facebook')).toBeUndefined();
  });
});

describe('lines for assistants', () => {
  it('are one object a product, in smallest units', async () => {
    const text = await written(openai, {
      ...PRODUCT,
      fields: { unitAmount: { amount: 500, unit: 'g' } },
      variants: variants({ original: 2_490 }, { stock: 0 }),
    });
    expect(text.split('\n')).toHaveLength(2);
    const line = JSON.parse(text) as { variants: object[] };
    expect(line).toMatchObject({ id: PRODUCT.id, title: 'Court Tee' });
    expect(line.variants[0]).toMatchObject({
      price: { amount: 1_990, currency: 'EUR' },
      list_price: { amount: 2_490, currency: 'EUR' },
      unit_price: { amount: 3_980, reference: { value: 1, unit: 'kg' }, measure: { value: 500, unit: 'g' } },
      availability: { available: true, status: 'in_stock' },
    });
    expect(line.variants[1]).toMatchObject({ availability: { available: false, status: 'out_of_stock' } });
  });
});
