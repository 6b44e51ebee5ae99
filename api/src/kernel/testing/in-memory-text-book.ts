import { TextBook, type SaidPlace, type SaidText, type TextChange } from '../text-book.js';

const keyOf = ({ kind, owner, field, language }: SaidPlace): string =>
  JSON.stringify([kind, owner, field, language]);

/** Translations in memory, as PostgreSQL keeps them. */
export class InMemoryTextBook extends TextBook {
  texts: SaidText[];

  constructor(...texts: SaidText[]) {
    super();
    this.texts = texts;
  }

  override ofProducts(ids: readonly string[]): Promise<SaidText[]> {
    return Promise.resolve(this.texts.filter(({ kind, owner }) => kind === 'product' && ids.includes(owner)));
  }

  override shared(): ReturnType<TextBook['shared']> {
    return Promise.resolve(
      this.texts.flatMap(({ kind, ...one }) =>
        kind === 'product' || kind === 'page' || kind === 'discount' ? [] : [{ ...one, kind }],
      ),
    );
  }

  override change(changes: readonly TextChange[]): Promise<boolean> {
    const now = new Map(this.texts.map((one) => [keyOf(one), one.text]));
    if (changes.some((one) => ![one.from, one.to].includes(now.get(keyOf(one)) ?? '')))
      return Promise.resolve(false);
    const gone = new Set(changes.map(keyOf));
    this.texts = [
      ...this.texts.filter((one) => !gone.has(keyOf(one))),
      ...changes.flatMap(({ kind, owner, field, language, to }) =>
        to === '' ? [] : [{ kind, owner, field, language, text: to }],
      ),
    ];
    return Promise.resolve(true);
  }
}
