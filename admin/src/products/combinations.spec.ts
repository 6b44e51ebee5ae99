import { describe, expect, it } from '@jest/globals';
import { combinations, valuesFrom, variantsFor } from './combinations';

const size = {
  name: 'Size',
  values: [
    { value: 'S', swatch: null },
    { value: 'M', swatch: null },
  ],
};
const colour = { name: 'Colour', values: [{ value: 'Ink', swatch: '#23262e' }] };

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
      { sku: '', options: { Size: 'M', Colour: 'Ink' }, price: 24, stock: 0 },
    ]);
  });
});
