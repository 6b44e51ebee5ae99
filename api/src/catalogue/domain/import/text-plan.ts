import type { FieldError } from '../../../kernel/refusal.js';
import { type SaidText, type TextChange, keyOfPlace } from '../../../kernel/text-book.js';
import { pairsText } from '../../../kernel/sources/cell-parts.js';
import type { CellChange } from './plan.js';
import { wantedTexts, type Goods, type PlacedText, type TextCell } from './translated-cells.js';

interface Planned {
  changes: CellChange[];
  texts: TextChange[];
  errors: FieldError[];
}

/** What the lines of a file want of translations, over those that there are; words are the whole shop's, so no two lines may say different ones. */
export class TextPlan {
  private readonly now: ReadonlyMap<string, string>;
  private readonly saidBy = new Map<string, { line: number; text: string }>();

  constructor(stored: readonly SaidText[]) {
    this.now = new Map(stored.map((one) => [keyOfPlace(one), one.text]));
  }

  /** What one line wants; `product` tells its product from others, and is its id where it has one. */
  add(line: number, cells: readonly TextCell[], goods: Goods, product: string): Planned {
    const planned: Planned = { changes: [], texts: [], errors: [] };
    for (const cell of cells) {
      const wanted = wantedTexts(cell, cell.cell, goods, planned.errors);
      const all = wanted.flatMap(({ place, said, text }) => {
        const change = this.changeOf(place, cell.language, text, product);
        const error = this.clash(line, change, cell.column, place.original);
        if (error) planned.errors.push(error);
        return error || change.from === change.to ? [] : [{ change, said }];
      });
      planned.texts.push(...all.map(({ change }) => change));
      if (all.length > 0) planned.changes.push(cellChange(cell.column, all));
    }
    return planned;
  }

  private changeOf(
    { original, ...place }: PlacedText,
    language: string,
    to: string,
    product: string,
  ): TextChange {
    const owner = place.owner || product;
    return {
      ...place,
      owner,
      language,
      original,
      from: this.now.get(keyOfPlace({ ...place, owner, language })) ?? '',
      to,
    };
  }

  private clash(line: number, change: TextChange, column: string, original: string): FieldError | undefined {
    const key = keyOfPlace(change);
    const before = this.saidBy.get(key);
    if (!before) this.saidBy.set(key, { line, text: change.to });
    if (!before || before.text === change.to) return undefined;
    return {
      field: column,
      message:
        change.kind === 'product'
          ? `Line ${before.line} says something else of the same product`
          : `Line ${before.line} says something else of the word ${original}`,
    };
  }
}

function cellChange(field: string, all: readonly { change: TextChange; said: string }[]): CellChange {
  const written = (text: (change: TextChange) => string) =>
    all.every(({ said }) => said === '')
      ? all.map(({ change }) => text(change)).join('')
      : pairsText(all.flatMap(({ change, said }) => (text(change) ? [[said, text(change)] as const] : [])));
  return { field, from: written(({ from }) => from), to: written(({ to }) => to) };
}

/** Of the same file, taken back. Pure. */
export const takenBack = (texts: readonly TextChange[]): TextChange[] =>
  texts.map((one) => ({ ...one, from: one.to, to: one.from }));
