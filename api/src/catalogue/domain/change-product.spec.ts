import { NO_MEASURES } from './measures.js';
import { describe, expect, it } from '@jest/globals';
import { changeProduct } from './change-product.js';
import type { ProductState } from './product-state.js';

let counter = 0;
const fresh = { id: () => `new-${(counter += 1)}`, sku: () => `SKU-${(counter += 1)}` };

const mug: ProductState = {
  id: 'mug',
  name: 'Mug',
  description: 'A mug.',
  body: '',
  related: [],
  category: 'Home',
  categories: ['Home', 'Gifts'],
  discount: 0,
  isFeatured: false,
  lowStockFrom: null,
  taxCategory: 'standard',
  isShipped: true,
  status: 'active',
  publishAt: null,
  saleEndsAt: null,
  options: [],
  specifications: [],
  fields: {},
  variants: [{ id: 'v', sku: 'MUG', options: {}, priceCents: 1800, gtin: '', ownPrices: {}, ...NO_MEASURES }],
  images: [],
};
const size = { name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) };
const COTTON = { name: 'Material', value: 'Cotton' };
const tee: ProductState = {
  ...mug,
  options: [size],
  variants: [
    {
      id: 's',
      sku: 'TEE-S',
      options: { Size: 'S' },
      priceCents: 2400,
      gtin: '',
      ownPrices: {},
      ...NO_MEASURES,
    },
    {
      id: 'm',
      sku: 'TEE-M',
      options: { Size: 'M' },
      priceCents: 2900,
      gtin: '',
      ownPrices: {},
      ...NO_MEASURES,
    },
  ],
};

describe('the number under a bar code', () => {
  const numbered = (gtin: string | undefined) =>
    changeProduct(tee, { variants: tee.variants.map((one) => ({ ...one, gtin })) }, fresh).variants[0]?.gtin;

  it('is of each variant, as its digits, and stays where it is not named', () => {
    expect([numbered('4006381 33393-1'), numbered(' '), numbered(undefined)]).toEqual([
      ...['4006381333931', '', ''],
    ]);
    const kept = { ...tee, variants: tee.variants.map((one) => ({ ...one, gtin: '96385074' })) };
    const again = changeProduct(
      kept,
      { variants: kept.variants.map(({ id, options }) => ({ id, options })) },
      fresh,
    );
    expect(again.variants.map(({ gtin }) => gtin)).toEqual(['96385074', '96385074']);
  });

  it('is refused at its variant when a digit is mistyped', () => {
    expect(() => numbered('4006381333932')).toThrow(/check digit/);
    expect(() => numbered('12345')).toThrow(/8, 12, 13 or 14 digits/);
  });
});

describe('changing a product', () => {
  it('leaves alone what is not named', () => {
    expect(changeProduct(tee, { name: 'T-shirt' }, fresh)).toEqual({ ...tee, name: 'T-shirt' });
  });

  it('prices the only variant by the flat price', () => {
    expect(changeProduct(mug, { priceCents: 2000 }, fresh).variants[0]?.priceCents).toBe(2000);
  });

  it('takes an unchanged flat price of a whole record for an echo', () => {
    const variants = tee.variants.map((variant) => ({ ...variant, priceCents: 3100 }));
    const changed = changeProduct(tee, { priceCents: 2400, variants }, fresh);
    expect(changed.variants.map((variant) => variant.priceCents)).toEqual([3100, 3100]);
  });

  it('refuses one price for variants that cost differently', () => {
    expect(() => changeProduct(tee, { priceCents: 2000 }, fresh)).toThrow('set the price of each');
  });

  it('takes specifications whole and in their order', () => {
    const specifications = [{ name: 'Care', value: 'Wash cold' }, COTTON];
    expect(changeProduct(tee, { specifications }, fresh).specifications).toEqual(specifications);
  });

  it('gives a new variant an id and a SKU', () => {
    const options = [{ ...size, values: [...size.values, { value: 'L', swatch: null }] }];
    const variants = [...tee.variants, { options: { Size: 'L' } }];
    const [, , large] = changeProduct(tee, { options, variants }, fresh).variants;
    expect(large).toMatchObject({ options: { Size: 'L' }, priceCents: 2400 });
    expect(large?.id).toMatch(/^new-/);
    expect(large?.sku).toMatch(/^SKU-/);
  });

  it('prices all variants that cost the same by the flat price, and each by its own when they do not', () => {
    const [s, m] = tee.variants;
    const same = { ...tee, variants: [s!, { ...m!, priceCents: 2400 }] };
    const prices = (changed: ProductState) => changed.variants.map(({ priceCents }) => priceCents);
    expect(prices(changeProduct(same, { priceCents: 2000 }, fresh))).toEqual([2000, 2000]);
    const variants = [s!, { ...m!, priceCents: 2600 }].map((one) => ({ ...one, ownPrices: undefined }));
    expect(prices(changeProduct(same, { priceCents: 2400, variants }, fresh))).toEqual([2400, 2600]);
    const dearer = variants.map((one) => ({ ...one, priceCents: one.priceCents + 100 }));
    expect(prices(changeProduct(same, { priceCents: 2500, variants: dearer }, fresh))).toEqual([2500, 2700]);
    expect(
      prices(
        changeProduct(mug, { priceCents: 9, variants: [{ id: 'v', options: {}, priceCents: 7 }] }, fresh),
      ),
    ).toEqual([7]);
  });

  it('keeps the SKU and the measures of a variant until it is told of others', () => {
    const heavy = { ...mug, variants: mug.variants.map((one) => ({ ...one, grams: 300, heightMm: 90 })) };
    const [kept] = changeProduct(
      heavy,
      { variants: [{ id: 'v', options: {}, sku: ' ', heightMm: 80 }] },
      fresh,
    ).variants;
    expect(kept).toMatchObject({ id: 'v', sku: 'MUG', grams: 300, lengthMm: 0, heightMm: 80 });
    const [told] = changeProduct(mug, { variants: [{ id: 'v', options: {}, sku: ' CUP ' }] }, fresh).variants;
    expect(told?.sku).toBe('CUP');
  });

  it('puts a picture first or last, and keeps the place of one that it has', () => {
    const image = (key: string, alt = '') => ({ key, alt, optionValue: null, focus: { x: 50, y: 50 } });
    const pictured = { ...mug, images: ['a', 'b', 'c'].map((key) => image(key)) };
    const keys = (change: Parameters<typeof changeProduct>[1]) =>
      changeProduct(pictured, change, fresh).images.map(({ key, alt }) => key + alt);
    expect(keys({ mainImage: image('n') })).toEqual(['n', 'b', 'c']);
    expect(keys({ mainImage: image('c') })).toEqual(['c', 'b']);
    expect(keys({ addedImage: image('n') })).toEqual(['a', 'b', 'c', 'n']);
    expect(keys({ addedImage: image('b', '!') })).toEqual(['a', 'b!', 'c']);
    expect(keys({ images: [image('z')] })).toEqual(['z']);
  });

  it('leads with the category of the product, each once', () => {
    const categories = (change: Parameters<typeof changeProduct>[1]) =>
      changeProduct(mug, change, fresh).categories;
    expect(categories({ categories: ['Gifts', 'home', 'Sale'] })).toEqual(['Home', 'Gifts', 'Sale']);
    expect(categories({ category: 'Kitchen', categories: ['Home'] })).toEqual(['Kitchen', 'Home']);
  });

  it('moves to another category without staying in the old one', () => {
    expect(changeProduct(mug, { category: 'Kitchen' }, fresh).categories).toEqual(['Kitchen', 'Gifts']);
    expect(changeProduct(mug, { category: 'gifts' }, fresh).categories).toEqual(['gifts']);
  });

  it('keeps the own prices of a variant until it is told of others, and then has these alone', () => {
    const priced = { ...mug, variants: mug.variants.map((one) => ({ ...one, ownPrices: { JPY: 2_700 } })) };
    const own = (ownPrices?: Record<string, number>) =>
      changeProduct(priced, { variants: [{ id: 'v', options: {}, ownPrices }] }, fresh).variants[0]
        ?.ownPrices;
    expect(own()).toEqual({ JPY: 2_700 });
    expect(own({ KWD: 5_500 })).toEqual({ KWD: 5_500 });
    expect(own({})).toEqual({});
  });

  it.each([
    [{ variants: [] }, 'at least one variant'],
    [{ variants: [{ options: { Size: 'XL' } }] }, 'exactly one value of each option'],
    [{ variants: [{ options: {} }] }, 'exactly one value of each option'],
    [{ variants: [{ options: { Size: 'S' } }, { options: { Size: 'S' } }] }, 'the same options'],
    [{ options: [size, size] }, 'the same name'],
    [{ related: ['a', 'a'] }, 'A related product is named twice'],
    [{ related: [tee.id] }, 'A product is not related to itself'],
    [{ specifications: [COTTON, COTTON] }, 'Two specifications have the same name'],
    [{ specifications: Array.from({ length: 31 }, (_, n) => ({ ...COTTON, name: `${n}` })) }, 'at most 30'],
  ])('refuses %j', (change, sentence) => {
    expect(() => changeProduct(tee, change, fresh)).toThrow(sentence);
  });

  it('that is a draft waits for its day, and forgets it once it is on sale', () => {
    const changed = (from: ProductState, change: Parameters<typeof changeProduct>[1]) =>
      changeProduct(from, change, fresh);
    const draft = changed(mug, { status: 'draft', publishAt: '2026-12-01T08:00:00.000Z' });
    expect(draft).toMatchObject({ status: 'draft', publishAt: '2026-12-01T08:00:00.000Z' });
    expect(changed(draft, { name: 'Cup' }).publishAt).toBe('2026-12-01T08:00:00.000Z');
    expect(changed(draft, { publishAt: null })).toMatchObject({ status: 'draft', publishAt: null });
    expect(changed(draft, { status: 'active' })).toMatchObject({ status: 'active', publishAt: null });
    expect(() => changed(mug, { publishAt: '2026-12-01T08:00:00.000Z' })).toThrow(
      'Only a draft goes on sale later',
    );
  });

  it('keeps the end of its discount as long as there is one', () => {
    const until = '2026-12-24T20:00:00.000Z';
    const reduced = changeProduct(mug, { discount: 20, saleEndsAt: until }, fresh);
    expect(reduced).toMatchObject({ discount: 20, saleEndsAt: until });
    expect(changeProduct(reduced, { discount: 30 }, fresh).saleEndsAt).toBe(until);
    expect(changeProduct(reduced, { saleEndsAt: null }, fresh)).toMatchObject({
      discount: 20,
      saleEndsAt: null,
    });
    expect(changeProduct(reduced, { discount: 0 }, fresh).saleEndsAt).toBeNull();
    expect(() => changeProduct(mug, { saleEndsAt: until }, fresh)).toThrow('Only a discount has an end');
  });
});
