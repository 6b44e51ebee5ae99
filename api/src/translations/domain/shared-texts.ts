import type { SharedKind, TextKind, Texts } from '../../kernel/goods-texts.js';
import { spellingKey } from '../../kernel/spelling-key.js';

export interface SharedText {
  kind: TextKind;
  owner: string;
  language: string;
  field: string;
  text: string;
  /** What it was before. */
  former: readonly string[];
}

const NONE: Texts = {};
/** The text of each kind by which people ask for it. */
const NAMES = { word: 'text', category: 'name' } as const;

/** Texts that many products share, in all languages of the shop, and back again. */
export class SharedTexts {
  private readonly texts = new Map<string, Record<string, string>>();
  private readonly known = new Set<string>();
  /** Originals by what they are called, in each language; then also by what they were called. */
  private readonly originals = new Map<string, Set<string>>();

  constructor(rows: readonly SharedText[]) {
    for (const { kind, owner, language, field, text } of rows) {
      const key = JSON.stringify([kind, owner, language]);
      this.texts.set(key, { ...this.texts.get(key), [field]: text });
      this.known.add(nameKey(kind, '', owner));
    }
    for (const row of rows) this.name(row, row.text);
    for (const row of rows) for (const text of row.former) this.name(row, text);
  }

  private name({ kind, owner, language, field }: SharedText, text: string): void {
    if (!(kind in NAMES) || field !== NAMES[kind as keyof typeof NAMES]) return;
    for (const key of [nameKey(kind, language, text), nameKey(kind, '', text)])
      this.originals.set(key, (this.originals.get(key) ?? new Set()).add(owner));
  }

  /** In the first of these languages that says each; a region's stands before its base. */
  of(kind: SharedKind | 'discount', owner: string, family: readonly string[]): Texts {
    const [own = NONE, base] = family.map((tag) => this.texts.get(JSON.stringify([kind, owner, tag])));
    return base ? { ...base, ...own } : own;
  }

  /** The originals that are called so in the language; else the text itself, and what is called so in any if it is no original. */
  meant(kind: 'word' | 'category', text: string, language: string): readonly string[] {
    const here = this.originals.get(nameKey(kind, language, text));
    if (here) return [...here];
    const any = nameKey(kind, '', text);
    return this.known.has(any) ? [text] : [...new Set([text, ...(this.originals.get(any) ?? [])])];
  }
}

const nameKey = (kind: TextKind, language: string, text: string): string =>
  JSON.stringify([kind, language, spellingKey(text)]);
