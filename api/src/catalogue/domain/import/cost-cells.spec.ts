import { describe, expect, it } from '@jest/globals';
import { aShirt } from '../../testing/in-memory-products.js';
import type { ExistingProduct } from './plan.js';
import { planImport } from './plan-import.js';

const HAT = { sku: 'HAT', name: 'Hat', price: '9.5', description: 'Warm.', category: 'hats' };
const planOver = (stored: ExistingProduct, ...rows: Record<string, string>[]) =>
  planImport(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    [stored],
  );

describe('the costs in a file', () => {
  it('sets what pieces cost, and tells the amount to nobody', () => {
    const state = aShirt();
    const known = { state, version: 3, stocks: {}, costs: new Map([['s', 900]]) };
    const { lines, steps } = planOver(
      known,
      { sku: 'S', cost: '9.00' },
      { sku: 'M', cost: '8.5' },
      { ...HAT, cost: '0' },
      { ...HAT, name: 'Cap', sku: 'CAP', cost: '-1' },
    );
    expect(
      lines.map(({ action, changes }) => [action, changes.filter(({ field }) => field === 'cost')]),
    ).toEqual([
      ['nothing', []],
      ['update', [{ field: 'cost', from: '', to: '•••' }]],
      ['create', [{ field: 'cost', from: '', to: '•••' }]],
      ['error', []],
    ]);
    expect(steps).toMatchObject([
      { apply: { variants: [{ id: 'm', costCents: 850 }] }, undo: { variants: [{ costCents: null }] } },
      { product: { variants: [{ sku: 'HAT', costCents: 0 }] } },
    ]);
    expect(planOver(known, { sku: 'S', cost: 'unknown' }).steps).toMatchObject([
      { apply: { variants: [{ costCents: null }] }, undo: { variants: [{ costCents: 900 }] } },
    ]);
  });
});
