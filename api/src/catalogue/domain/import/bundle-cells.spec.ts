import { describe, expect, it } from '@jest/globals';
import { bundle, bundleText, namedParts } from './bundle-cells.js';

describe('what a bundle is made of in a file', () => {
  it('is pieces of other variants by their SKUs', () => {
    expect(bundle('2 x CUP-1; TEA-1; 12× POT')).toEqual([
      ...[
        { sku: 'CUP-1', quantity: 2 },
        { sku: 'TEA-1', quantity: 1 },
      ],
      { sku: 'POT', quantity: 12 },
    ]);
    expect(bundle('None')).toEqual([]);
  });

  it.each(['0 x CUP', 'CUP; 2 x cup', ';', Array.from({ length: 21 }, (_, at) => `P${at}`).join(';')])(
    'is none of %s',
    (cell) => expect(bundle(cell)).toBeUndefined(),
  );

  it('is read as it is written, a SKU with a semicolon in it, too', () => {
    const parts = [
      { sku: 'A; B', quantity: 3 },
      { sku: 'CUP', quantity: 1 },
    ];
    expect(bundleText(parts.toReversed())).toBe('"3 x A; B"; 1 x CUP');
    expect(bundle(bundleText(parts))).toEqual(parts);
    expect(bundleText([])).toBe('');
  });

  it('is named as the shop writes it, and what nobody has is told', () => {
    const parts = [
      { sku: 'cup', quantity: 2 },
      { sku: 'JUG', quantity: 1 },
    ];
    expect(namedParts(parts, new Map([['cup', 'CUP']]))).toEqual({
      parts: [{ sku: 'CUP', quantity: 2 }, parts[1]],
      strangers: ['JUG'],
    });
  });
});
