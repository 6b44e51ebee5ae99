import { describe, expect, it } from '@jest/globals';
import type { Texts, Wording } from '../../kernel/goods-texts.js';
import type { ProductField } from '../domain/fields/product-field.js';
import { wordedFacets } from './worded-facets.js';
import { wordedProduct } from './worded-views.js';
import type { Facets, ProductView } from './views.js';

const WORDS: Texts = { Colour: 'Couleur', Grey: 'Gris', Gray: 'Gris', Red: 'Rouge', Cotton: 'Coton' };
const FIT: Texts = { label: 'Coupe', 'choice.Slim': 'Étroite' };
const wording: Wording = {
  language: 'fr',
  word: (original) => WORDS[original] ?? original,
  category: (original) => original,
  of: (kind, owner) => (kind === 'field' && owner === 'fit' ? FIT : {}),
  pages: () => Promise.resolve(new Map()),
  products: () => Promise.resolve(new Map()),
};
const fit: ProductField = {
  name: 'fit',
  label: 'Fit',
  kind: 'choice',
  declaredBy: 'merchant',
  choices: [{ value: 'Slim', label: 'Slim' }],
};

const product = (values: string[]) =>
  ({
    ...{ id: 'p1', name: 'Tee', category: 'Tops', categories: ['Tops'], description: '', swatches: [] },
    ...{ address: 'our-tee', body: '<p>Soft.</p>', seo: { title: 'Buy tees', description: 'Tees.' } },
    images: [
      { url: '/media/k1', alt: 'Tee', optionValue: values[0] ?? null },
      { url: '/media/k2', alt: 'From behind', optionValue: null },
    ],
    specifications: [{ name: 'Care', value: 'Cotton' }],
    facts: [{ name: 'fit', label: 'Fit', text: 'Slim', isOwn: true }],
    options: [{ name: 'Colour', values: values.map((value) => ({ value, swatch: null })) }],
    variants: values.map((value) => ({ id: value, options: { Colour: value } })),
  }) as unknown as ProductView;

describe('what is shown in another language', () => {
  it('has the words of the language, and is called as it was where there are none', () => {
    const texts = { name: 'Maillot', 'alt.k2': 'De dos' };
    const shown = wordedProduct(product(['Red', 'Blue']), texts, wording, [fit]);
    expect(shown).toMatchObject({
      ...{ name: 'Maillot', category: 'Tops', specifications: [{ name: 'Care', value: 'Coton' }] },
      facts: [{ label: 'Coupe', text: 'Étroite' }],
      options: [{ name: 'Couleur', values: [{ value: 'Rouge' }, { value: 'Blue' }] }],
      variants: [{ options: { Couleur: 'Rouge' } }, { options: { Couleur: 'Blue' } }],
      images: [{ alt: 'Maillot', optionValue: 'Rouge' }, { alt: 'De dos' }],
    });
  });

  it('tells search engines nothing of another language beside words of its own', () => {
    const shown = (texts: Texts) => wordedProduct(product(['Red']), texts, wording, []);
    expect(shown({ name: 'Maillot', body: '<p>Doux.</p>' })).toMatchObject({
      ...{ body: '<p>Doux.</p>', seo: { title: null, description: 'Tees.' } },
    });
    expect(shown({ name: 'Maillot', 'fields.seoTitle': 'Maillots' }).seo.title).toBe('Maillots');
    expect(shown({})).toMatchObject({ body: '<p>Soft.</p>', seo: { title: 'Buy tees' } });
    expect(shown({})).not.toHaveProperty('address');
  });

  it('keeps values that would read alike apart', () => {
    const shown = wordedProduct(product(['Grey', 'Gray']), undefined, wording, []);
    expect(shown.variants.map(({ options }) => options)).toEqual([{ Colour: 'Grey' }, { Colour: 'Gray' }]);
  });

  it('counts together in filters what is called the same', () => {
    const facets = {
      ...{ categories: [], price: { min: 0, max: 1 }, prices: [], ratings: [], inStock: 1 },
      options: [
        {
          name: 'Colour',
          values: [
            { value: 'Grey', swatch: null, count: 2 },
            { value: 'Gray', swatch: null, count: 3 },
          ],
        },
      ],
      fields: [{ name: 'fit', label: 'Fit', values: [{ value: 'Slim', label: 'Slim', count: 1 }] }],
    } satisfies Facets;
    expect(wordedFacets(facets, wording, [fit])).toMatchObject({
      options: [{ name: 'Couleur', values: [{ value: 'Gris', count: 5 }] }],
      fields: [{ label: 'Coupe', values: [{ value: 'Slim', label: 'Étroite' }] }],
    });
  });
});
