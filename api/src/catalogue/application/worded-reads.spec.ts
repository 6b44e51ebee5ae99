import { expect, it } from '@jest/globals';
import { ORIGINALS, type GoodsTexts, type Wording } from '../../kernel/goods-texts.js';
import type { ProductReads } from './ports.js';
import type { ProductFields } from './product-fields.js';
import { WordedReads } from './worded-reads.js';

const WORDS: Readonly<Record<string, string>> = { Size: 'Taille', Colour: 'Couleur' };
const FRENCH: Wording = {
  language: 'fr',
  word: (original) => WORDS[original] ?? original,
  category: (original) => original,
  of: () => ({}),
  pages: () => Promise.resolve(new Map()),
  products: () => Promise.resolve(new Map()),
};
const inFrench = { ...ORIGINALS, wording: () => Promise.resolve(FRENCH) } as GoodsTexts;
const fields = { declared: () => Promise.resolve({ all: [] }) } as unknown as ProductFields;

const option = (name: string) => ({ name, values: [{ value: 'M', swatch: null }] });
const optionsRead = async (texts: GoodsTexts, ...names: string[]) => {
  const tee = {
    ...{ id: 'tee', name: 'Tee', category: 'Tops', categories: [], images: [], swatches: [] },
    ...{ seo: {}, specifications: [], facts: [], variants: [], options: names.map(option) },
  };
  const originals = { find: () => Promise.resolve(tee) } as unknown as ProductReads;
  const read = await new WordedReads(originals, texts, fields).find('tee');
  return read?.options;
};

it('tells which option is that of the sizes, whatever it is called in the language of the reader', async () => {
  const [size, colour] = [option('Size'), option('Colour')];
  expect(await optionsRead(ORIGINALS, 'Size', 'Colour')).toEqual([{ ...size, isSize: true }, colour]);
  expect(await optionsRead(inFrench, 'Size', 'Colour')).toEqual([
    { ...size, name: 'Taille', isSize: true },
    { ...colour, name: 'Couleur' },
  ]);
});

it.each(['size', ' Taille', 'Pointure', 'Größe', 'Gro\u0308ße', 'Tamanho', 'Saizi', 'Ingano', 'المقاس'])(
  'knows it where the merchant has called it %s',
  async (name) => {
    expect(await optionsRead(ORIGINALS, name)).toEqual([{ ...option(name), isSize: true }]);
  },
);
