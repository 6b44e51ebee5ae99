import { describe, expect, it } from '@jest/globals';
import { combinations, lostStock, renamed, valuesFrom, variantsFor } from './combinations';

const size = {
  name: 'Size',
  values: [
    { value: 'S', swatch: null },
    { value: 'M', swatch: null },
  ],
};
const colour = { name: 'Colour', values: [{ value: 'Ink', swatch: '#23262e' }] };

const NOTHING_SAID = { grams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 };

describe('the options of a product', () => {
  it('are typed with commas, each value once, known swatches kept', () => {
    expect(valuesFrom(' Ink, Chalk,,Ink ', colour.values)).toEqual([
      { value: 'Ink', swatch: '#23262e' },
      { value: 'Chalk', swatch: null },
    ]);
  });

  it('make one variant per combination', () => {
    expect(combinations([size, colour])).toEqual([
      { Size: 'S', Colour: 'Ink' },
      { Size: 'M', Colour: 'Ink' },
    ]);
  });

  it('make one silent variant when there are none', () => {
    expect(combinations([])).toEqual([{}]);
  });

  it('keep existing variants, add missing ones at the given price and drop those that are gone', () => {
    const kept = { id: 'a', sku: 'TEE-S', options: { Colour: 'Ink', Size: 'S' }, price: 20, stock: 4 };
    const gone = { id: 'b', sku: 'TEE-XL', options: { Size: 'XL', Colour: 'Ink' }, price: 20, stock: 1 };
    expect(variantsFor([size, colour], [gone, kept], 24)).toEqual([
      kept,
      { sku: '', options: { Size: 'M', Colour: 'Ink' }, price: 24, stock: 0, ...NOTHING_SAID },
    ]);
  });

  const silent = { id: 'a', sku: 'TEE', options: {}, price: 20, stock: 6, stockSeen: 6 };
  const inSizes = variantsFor([size], [silent], 20, [silent]);

  it('hand the stock of the only variant to the first combination', () => {
    expect(inSizes).toEqual([
      { ...silent, options: { Size: 'S' } },
      { sku: '', options: { Size: 'M' }, price: 20, stock: 0, ...NOTHING_SAID },
    ]);
  });

  it('hand the stock of each variant on when one more option is added', () => {
    const sizes = inSizes.map((variant, index) => ({ ...variant, id: `v${index}` }));
    const made = variantsFor([size, colour], sizes, 20);
    expect(made.map(({ id, stock }) => [id, stock])).toEqual([
      ['v0', 6],
      ['v1', 0],
    ]);
  });

  it('give the saved variants back when an option is removed again', () => {
    expect(variantsFor([], inSizes, 20, [silent])).toEqual([silent]);
  });

  it('keep their variants when they are renamed', () => {
    const variants = renamed(inSizes, 'Size', 'Fit');
    expect(variantsFor([{ ...size, name: 'Fit' }], variants, 20, [silent])).toEqual(variants);
  });

  it('know what pieces a change takes off the shelf', () => {
    const small = { ...silent, id: 's', options: { Size: 'S' } };
    const none = { ...silent, id: 'm', options: { Size: 'M' }, stock: 0 };
    const endless = { ...silent, id: 'l', options: { Size: 'L' }, stock: null };
    expect(lostStock([small, none, endless], [])).toEqual([small]);
    expect(lostStock([small, none], [{ ...small, stock: 2 }])).toEqual([]);
  });
});
