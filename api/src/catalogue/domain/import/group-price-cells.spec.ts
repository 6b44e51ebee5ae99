import { describe, expect, it } from '@jest/globals';
import { aShirt } from '../../testing/in-memory-products.js';
import { understood } from './file.js';
import { DUKAS_FIELDS } from '../fields/built-in.js';
import type { ExistingProduct } from './plan.js';
import { planImport } from './plan-import.js';

const HAT = { sku: 'HAT', name: 'Hat', price: '9.5', description: 'Warm.', category: 'hats' };
const groups = [
  { id: 'w', name: 'Wholesale' },
  { id: 'k', name: 'Künstler (neu)' },
];
const NONE = { languages: [], stored: [] };
const price = (priceCents: number | null, more: object = {}) => ({
  ...{ groupId: 'w', group: 'Wholesale', currency: 'USD', from: 1, priceCents, ...more },
});
const known: ExistingProduct = {
  ...{ state: aShirt(), version: 3, stocks: {} },
  groupPrices: new Map([['s', [price(900), price(700, { from: 10 })]]]),
};
const plan = (...rows: Record<string, string>[]) =>
  planImport(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    [known],
    DUKAS_FIELDS,
    new Set(),
    { ...NONE, groups },
  );
const PLAIN = 'group price wholesale (usd)';

describe('the prices of groups in a file', () => {
  it('change what a group pays, and an undo brings back what it paid', () => {
    const { lines, steps } = plan(
      { sku: 'S', [PLAIN]: '8.50', 'group price wholesale (usd, from 10)': 'none' },
      { sku: 'M', 'group price künstler (neu) (jpy)': '1200', [PLAIN]: '' },
    );
    expect(lines.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'update',
        [
          { field: 'group price Wholesale (USD)', from: '9', to: '8.5' },
          { field: 'group price Wholesale (USD, from 10)', from: '7', to: '' },
        ],
      ],
      ['update', [{ field: 'group price Künstler (neu) (JPY)', from: '', to: '1200' }]],
    ]);
    const yen = { groupId: 'k', group: 'Künstler (neu)', currency: 'JPY' };
    expect(steps).toMatchObject([
      {
        apply: {
          variants: [
            { id: 's', groupPrices: [price(850), price(null, { from: 10 })] },
            { id: 'm', groupPrices: [price(1_200, yen)] },
          ],
        },
        undo: {
          variants: [
            { id: 's', groupPrices: [price(900), price(700, { from: 10 })] },
            { id: 'm', groupPrices: [price(null, yen)] },
          ],
        },
      },
    ]);
  });

  it('change nothing where they are so already', () => {
    expect(plan({ sku: 'S', [PLAIN]: '9.00' })).toMatchObject({ lines: [{ action: 'nothing' }], steps: [] });
    expect(plan({ sku: 'M', [PLAIN]: 'None' })).toMatchObject({ lines: [{ action: 'nothing' }], steps: [] });
  });

  it('come with a new product', () => {
    expect(plan({ ...HAT, [PLAIN]: '7' }).steps).toMatchObject([
      { kind: 'create', product: { variants: [{ sku: 'HAT', groupPrices: [price(700)] }] } },
    ]);
  });

  it.each([
    [PLAIN, 'cheap', 'A price in USD must be a positive number with at most two decimals'],
    [PLAIN, '0', 'A price in USD must be a positive number with at most two decimals'],
    ['group price retail (usd)', '5', 'There is no group of customers called retail'],
    ['group price wholesale (abc)', '5', 'ABC is not a currency'],
    ['group price wholesale (usd, from 100)', '5', 'from must be a whole number from 1 to 99'],
  ])('are refused at their column: %s %s', (field, cell, message) => {
    expect(plan({ sku: 'S', [field]: cell }).lines).toMatchObject([
      { action: 'error', errors: [{ field, message }] },
    ]);
  });

  it('are each named by one column', () => {
    const rows = { sku: 'S', [PLAIN]: '8', 'group price wholesale (usd, from 01)': '9' };
    expect(plan(rows).lines).toMatchObject([
      {
        action: 'error',
        errors: [{ field: 'group price wholesale (usd, from 01)', message: `${PLAIN} is the same price` }],
      },
    ]);
  });

  it('are refused where two groups have the name', () => {
    const read = planImport(
      [{ line: 2, cells: { sku: 'S', [PLAIN]: '8' } }],
      [known],
      DUKAS_FIELDS,
      new Set(),
      { ...NONE, groups: [...groups, { id: 'o', name: 'WHOLESALE' }] },
    );
    const message =
      '2 groups of customers are called wholesale: give them names that differ in more than capital letters';
    expect(read.lines).toMatchObject([{ action: 'error', errors: [{ field: PLAIN, message }] }]);
  });

  it('are numbers as the file writes them, in columns that are read', () => {
    const headings = ['sku', 'Group price Wholesale (USD)', 'Colour of the sky'].map((written) => ({
      ...{ name: written.toLowerCase(), written },
    }));
    const lines = [{ line: 2, cells: { sku: 'S', [PLAIN]: '1.234,50 $' } }];
    const { lines: read, reading } = understood({ headings, lines, separator: ';' });
    expect(read[0]?.cells[PLAIN]).toBe('1234.50');
    expect(reading.ignoredColumns).toEqual(['Colour of the sky']);
  });
});
