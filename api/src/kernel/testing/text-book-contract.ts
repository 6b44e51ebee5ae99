import { describe, expect, it } from '@jest/globals';
import type { TextBook, TextChange } from '../text-book.js';

export interface TextBookScene {
  book: TextBook;
  /** The id of a product, and a word, of which nobody has translated anything. */
  product: string;
  word: string;
}

/** What every book of translations must do, in memory as in PostgreSQL. */
export function textBookContract(where: string, open: () => Promise<TextBookScene>): void {
  const start = async () => {
    const { book, product, word } = await open();
    const change = (kind: 'product' | 'word', from: string, to: string, language = 'fr'): TextChange => ({
      ...{ kind, language, from, to },
      ...(kind === 'product'
        ? { owner: product, field: 'name', original: 'Scarf' }
        : { owner: word, field: 'text', original: word }),
    });
    const now = async () => [
      ...(await book.ofProducts([product])).map(({ text }) => text),
      ...(await book.shared()).filter(({ owner }) => owner === word).map(({ text }) => text),
    ];
    return { book, change, now };
  };

  describe(`a book of translations ${where}`, () => {
    it('takes changes over, and takes them back', async () => {
      const { book, change, now } = await start();
      const made = [change('product', '', 'Écharpe'), change('word', '', 'Rouge')];
      expect(await book.change(made)).toBe(true);
      expect(await now()).toEqual(['Écharpe', 'Rouge']);
      // another product of the same file says the same word
      expect(await book.change([change('word', '', 'Rouge')])).toBe(true);
      expect(await book.change([change('word', 'Rouge', ''), change('product', 'Écharpe', 'Châle')])).toBe(
        true,
      );
      expect(await now()).toEqual(['Châle']);
      expect(await book.change([])).toBe(true);
    });

    it('changes nothing where one says something else by now', async () => {
      const { book, change, now } = await start();
      await book.change([change('word', '', 'Rouge')]);
      expect(await book.change([change('product', '', 'Écharpe'), change('word', 'Vermeil', 'Carmin')])).toBe(
        false,
      );
      expect(await book.change([change('product', 'Écharpe', '')])).toBe(true);
      expect(await now()).toEqual(['Rouge']);
    });
  });
}
