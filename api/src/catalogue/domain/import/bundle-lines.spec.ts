import { describe, expect, it } from '@jest/globals';
import { planImport } from './plan-import.js';

const about = { description: 'One.', category: 'gifts' };
const lines = (...cells: Record<string, string>[]) => cells.map((one, at) => ({ line: at + 2, cells: one }));
const skus = new Map([['cup', 'CUP']]);
const plan = (...cells: Record<string, string>[]) =>
  planImport(lines(...cells), [], undefined, undefined, { languages: [], stored: [], skus });

describe('lines of bundles', () => {
  it('are made after what they are made of, which may come in the same file', () => {
    const { lines: planned, steps } = plan(
      { ...about, name: 'Box', sku: 'BOX', price: '20', bundle: '2 x cup; jug' },
      { ...about, name: 'Jug', sku: 'JUG', price: '9' },
    );
    expect(planned.map(({ action }) => action)).toEqual(['create', 'create']);
    expect(planned[0]?.changes).toContainEqual({ field: 'bundle', from: '', to: '2 x CUP; 1 x JUG' });
    expect(steps.map(({ name }) => name)).toEqual(['Jug', 'Box']);
  });

  it('are told what nobody has, and what no bundle has', () => {
    const { lines: planned } = plan(
      { ...about, name: 'Box', sku: 'BOX', price: '20', bundle: '2 x pot' },
      { ...about, name: 'Tin', sku: 'TIN', price: '20', bundle: 'cup', stock: '3', cost: '4' },
    );
    expect(planned.map(({ errors }) => errors)).toEqual([
      [{ field: 'bundle', message: 'There is no variant with the SKU pot' }],
      [
        { field: 'stock', message: 'A bundle is sold by the stock of its parts: set theirs' },
        { field: 'cost', message: 'A bundle costs what its parts cost: set theirs' },
      ],
    ]);
  });
});
