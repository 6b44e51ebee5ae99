import { describe, expect, it } from '@jest/globals';
import { DUKAS_FIELDS } from '../fields/built-in.js';
import { planImport } from './plan-import.js';
import { sentProducts } from './sent-products.js';

const product = (more: object) => ({ name: 'Shirt', description: 'Linen.', category: 'Shirts', ...more });
const variants = (many: number) =>
  Array.from({ length: many }, (_, at) => ({ sku: `S-${at}`, options: { Size: `${at}` }, price: 5 }));
const faultsOf = (one: object) => sentProducts([one], DUKAS_FIELDS).faults.get(0);

describe('products that another system sends', () => {
  it('are read once each, however many variants they have', () => {
    const body = `<p>${'a'.repeat(40_000)}</p>`;
    const { file } = sentProducts([product({ body, variants: variants(250) })], DUKAS_FIELDS);
    expect(file.lines.filter(({ cells }) => 'body' in cells)).toHaveLength(1);
    const { steps, lines } = planImport(file.lines, []);
    expect(lines.every(({ action }) => action === 'create')).toBe(true);
    expect(steps).toMatchObject([{ kind: 'create', product: { body } }]);
  });

  it('have no more variants than a product has, no longer texts and no other currencies', () => {
    expect(faultsOf(product({ variants: variants(251) }))).toEqual([
      { field: 'variants', message: 'A product has at most 250 variants' },
    ]);
    const body = 'a'.repeat(2_000_000);
    expect(faultsOf(product({ body, variants: variants(2) }))).toEqual([
      { field: 'body', message: 'body cannot be that' },
    ]);
    expect(faultsOf({ sku: 'x', ownPrices: { US1: 5 } })).toEqual([
      { field: 'ownPrices.US1', message: 'US1 is not a currency' },
    ]);
  });

  it('are told what is wrong in few words, however it is called', () => {
    const [fault] = faultsOf({ sku: 'x', ['a'.repeat(5_000)]: 1 }) ?? [];
    expect([fault?.field.length, fault?.message.length]).toEqual([200, 200]);
  });
});
