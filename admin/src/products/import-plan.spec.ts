import { describe, expect, it } from '@jest/globals';
import type { ProductRecord } from '../records';
import { planImport } from './import-plan';

const tee = {
  id: 'p1',
  name: 'Tee',
  category: 't-shirts',
  discount: 0,
  isFeatured: false,
  status: 'active',
  variants: [
    { id: 'v1', sku: 'TEE-S', options: { Size: 'S' }, price: 24, stock: 3, stockSeen: 3 },
    { id: 'v2', sku: 'TEE-M', options: { Size: 'M' }, price: 24, stock: 5, stockSeen: 5 },
  ],
} as unknown as ProductRecord;

const row = (cells: Record<string, string>) => ({ product: 'p1', variant: 'v1', ...cells });

describe('the dry run of an import', () => {
  it('finds nothing to do in a file that was just exported', () => {
    const same = row({
      name: 'Tee',
      category: 't-shirts',
      discount: '0',
      featured: 'false',
      status: 'active',
    });
    expect(planImport([{ ...same, sku: 'TEE-S', price: '24', stock: '3' }], [tee]).updates).toEqual([]);
  });

  it('tells per row what would change', () => {
    const { rows } = planImport([row({ price: '26.50', featured: 'true' })], [tee]);
    expect(rows[0]?.changes).toEqual([
      { field: 'featured', from: 'false', to: 'true' },
      { field: 'price', from: '24', to: '26.5' },
    ]);
  });

  it('sends a product once, with all its variants, however many rows change it', () => {
    const { updates } = planImport([row({ stock: '10' }), row({ variant: 'v2', price: '30' })], [tee]);
    expect(updates).toHaveLength(1);
    expect(updates[0]?.data.variants?.map(({ price, stock }) => [price, stock])).toEqual([
      [24, 10],
      [30, 5],
    ]);
  });

  it('knows how to bring back what it changes', () => {
    const { updates } = planImport([row({ name: 'Shirt', stock: '10' })], [tee]);
    expect(updates[0]?.undo.name).toBe('Tee');
    expect(updates[0]?.undo.variants?.[0]).toMatchObject({ id: 'v1', stock: 3, stockSeen: undefined });
  });

  it.each([
    [{ price: '-1' }, "'-1' is not a valid price"],
    [{ price: '1.999' }, "'1.999' is not a valid price"],
    [{ stock: '1.5' }, "'1.5' is not a valid stock"],
    [{ status: 'gone' }, "'gone' is not a valid status"],
    [{ product: 'p9' }, 'There is no such product; new ones are made in the form'],
  ])('refuses a row with %j and touches nothing for it', (cells, problem) => {
    const { rows, updates } = planImport([row(cells)], [tee]);
    expect([rows[0]?.problem, updates]).toEqual([problem, []]);
  });
});
