import { describe, expect, it } from '@jest/globals';
import type { SaidText } from '../../../kernel/text-book.js';
import { DUKAS_FIELDS } from '../fields/built-in.js';
import { ProductFieldSet, type ProductField } from '../fields/product-field.js';
import { aShirt } from '../../testing/in-memory-products.js';
import { planImport } from './plan-import.js';
import { readColumn } from './translated-cells.js';

const fit: ProductField = {
  ...{ name: 'fit', label: 'Fit', kind: 'choice', declaredBy: 'merchant' },
  choices: [{ value: 'Slim', label: 'Slim' }],
};
const declared = new ProductFieldSet([...DUKAS_FIELDS.all, fit]);
const word = (owner: string, text: string): SaidText => ({
  ...{ kind: 'word', owner, field: 'text', language: 'fr', text },
});
const shirt = () => {
  const state = aShirt();
  return { state, version: 1, stocks: Object.fromEntries(state.variants.map(({ id }) => [id, 4])) };
};
const plan = (cells: readonly Record<string, string>[], ...stored: SaidText[]) =>
  planImport(
    cells.map((one, at) => ({ line: at + 2, cells: one })),
    [shirt()],
    declared,
    new Set(),
    { languages: ['fr', 'de'], stored },
  );
const LAMP = { sku: 'L', name: 'Lamp', price: '9', description: 'Shines.', category: 'Light' };

describe('columns of other languages', () => {
  it.each([
    ['name:fr', 'name'],
    ['image texts:de', 'image texts'],
    ['material:fr', 'material'],
    ['fit:fr', 'fit'],
  ])('are read: %s', (column, part) => {
    const read = readColumn(column, ['fr', 'de'], declared)?.part;
    expect(typeof read === 'object' ? read.name : read).toBe(part);
  });

  it.each(['name', 'name:en', 'name:xx', 'price:fr', 'brand:fr', 'gtin:fr', 'name:fr:de', ':fr'])(
    'are no others: %s',
    (column) => {
      expect(readColumn(column, ['fr', 'de'], declared)).toBeUndefined();
    },
  );

  it('change what they name, and can be taken back', () => {
    const { sku } = shirt().state.variants[0]!;
    const [name, value] = Object.entries(shirt().state.variants[0]!.options)[0]!;
    const cells = { sku, 'name:fr': 'Chemise', 'options:fr': `${name}: Taille; ${value}: P` };
    const { lines, steps } = plan([cells], word(value, 'Petit'));
    expect(lines).toMatchObject([
      {
        action: 'update',
        changes: [
          { field: 'name:fr', from: '', to: 'Chemise' },
          { field: 'options:fr', from: `${value}: Petit`, to: `${name}: Taille; ${value}: P` },
        ],
      },
    ]);
    expect(steps).toMatchObject([
      {
        apply: { product: {}, variants: [], texts: [{ owner: 'shirt', to: 'Chemise' }, { owner: name }, {}] },
        undo: { texts: [{ from: 'Chemise', to: '' }, { to: '' }, { from: 'P', to: 'Petit' }] },
      },
    ]);
    const said = ['name', name, value].map((one) => word(one, { [name]: 'Taille', [value]: 'P' }[one] ?? ''));
    const own = { kind: 'product', owner: 'shirt', field: 'name', language: 'fr', text: 'Chemise' } as const;
    expect(plan([cells], own, ...said).lines[0]?.action).toBe('nothing');
  });

  it('come with a new product, each text once however many lines say it', () => {
    const lamp = (sku: string, Colour: string) => ({
      ...{ ...LAMP, sku, options: `Colour: ${Colour}`, fit: 'Slim', 'fit:fr': 'Étroite' },
      ...{ 'name:fr': 'Lampe', 'options:fr': 'Red: Rouge', 'categories:fr': 'Light: Lumière' },
    });
    const { lines, steps } = plan([lamp('A', 'Red'), lamp('B', 'Blue')]);
    expect(lines.map(({ action }) => action)).toEqual(['create', 'create']);
    expect(lines[0]?.changes).toContainEqual({ field: 'categories:fr', from: '', to: 'Light: Lumière' });
    const [step] = steps;
    expect(
      step?.kind === 'create' &&
        step.product.texts?.map(({ kind, owner, field, to }) => [kind, owner, field, to]),
    ).toEqual([
      ['field', 'fit', 'choice.Slim', 'Étroite'],
      ['product', '', 'name', 'Lampe'],
      ['word', 'Red', 'text', 'Rouge'],
      ['category', 'light', 'name', 'Lumière'],
    ]);
  });

  it.each([
    ['options:fr', 'Rouge', 'options:fr must look like "Red: Rouge; Colour: Couleur"'],
    ['options:fr', 'Nothing: Rien', 'The product has nothing here to translate: Nothing'],
    ['material:fr', 'Chêne', 'The product has nothing here to translate'],
    ['name:fr', 'a\nb', 'A translation has one line here'],
    ['description:fr', 'a\u0000b', 'A translation has no control characters'],
  ])('say what is wrong: %s %j', (field, cell, message) => {
    const { lines, steps } = plan([{ ...LAMP, [field]: cell }]);
    expect(lines).toMatchObject([{ action: 'error', errors: [{ field, message }] }]);
    expect(steps).toEqual([]);
  });

  it('may not say two things of one word, whatever product it is of', () => {
    const other = { ...LAMP, sku: 'MUG-1', name: 'Mug', 'categories:fr': 'Light: Clair' };
    const { lines } = plan([{ ...LAMP, 'categories:fr': 'Light: Lumière' }, other]);
    expect(lines).toMatchObject([
      { action: 'create' },
      { action: 'error', errors: [{ message: 'Line 2 says something else of the word Light' }] },
    ]);
  });
});
