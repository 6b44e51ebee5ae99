import { Translations, type LineQuery, type Progress } from '../application/ports.js';
import {
  STATES,
  type Line,
  type Original,
  type SentText,
  type TextPlace,
  type TranslationState,
} from '../domain/translation.js';

type Kept = SentText & { original: string; isDraft: boolean };
type Place = TextPlace & { language: string };

const isAt = (one: TextPlace, place: TextPlace): boolean =>
  one.kind === place.kind && one.owner === place.owner && one.field === place.field;
const isSame = (one: Place, place: Place): boolean => isAt(one, place) && one.language === place.language;
const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Texts and their translations in memory, as PostgreSQL keeps them. */
export class InMemoryTranslations extends Translations {
  kept: Kept[] = [];

  /** What can be translated; whoever tests writes it anew. */
  constructor(public all: readonly Original[] = []) {
    super();
  }

  override list(query: LineQuery): Promise<{ items: Line[]; total: number }> {
    const { language, kind, owners, places, state, text } = query;
    const found = this.lines(language)
      .filter((line) => kind === undefined || line.kind === kind)
      .filter((line) => owners?.includes(line.owner) ?? true)
      .filter((line) => places?.some((place) => isAt(line, place)) ?? true)
      .filter((line) => state === undefined || line.state === state)
      .filter((line) => !text || [line.text, line.translation, line.title].some((one) => has(one, text)));
    found.sort(
      (a, b) =>
        byText(a.kind, b.kind) ||
        byText(a.title, b.title) ||
        byText(a.owner, b.owner) ||
        byText(b.field, a.field),
    );
    const items = found.slice(query.offset, query.offset + query.limit);
    return Promise.resolve({ items, total: found.length });
  }

  override progress(languages: readonly string[]): Promise<Progress[]> {
    return Promise.resolve(
      languages.flatMap((language) =>
        [...Map.groupBy(this.lines(language), ({ kind }) => kind)]
          .sort(([a], [b]) => byText(a, b))
          .map(([kind, lines]) => {
            const [missing = 0, draft = 0, check = 0] = STATES.map(
              (state) => lines.filter((line) => line.state === state).length,
            );
            return { language, kind, total: lines.length, missing, draft, check };
          }),
      ),
    );
  }

  override originals(places: readonly TextPlace[]): Promise<Original[]> {
    const isAsked = (one: Original) =>
      places.some(({ kind, owner }) => kind === one.kind && owner === one.owner);
    return Promise.resolve(this.all.filter(isAsked));
  }

  override put(texts: readonly Kept[]): Promise<number> {
    const changed = texts.filter((text) => {
      const before = this.kept.find((one) => isSame(one, text));
      if (!before) return true;
      if (text.isDraft && !before.isDraft) return false;
      return (['text', 'original', 'isDraft'] as const).some((member) => before[member] !== text[member]);
    });
    this.kept = [...this.kept.filter((one) => !changed.some((text) => isSame(one, text))), ...changed];
    return Promise.resolve(changed.length);
  }

  override remove(texts: readonly Place[]): Promise<number> {
    const before = this.kept.length;
    this.kept = this.kept.filter((one) => !texts.some((text) => isSame(one, text)));
    return Promise.resolve(before - this.kept.length);
  }

  private lines(language: string): Line[] {
    return this.all.map((original) => {
      const kept = this.kept.find((one) => isSame(one, { ...original, language }));
      return { ...original, language, translation: kept?.text ?? '', state: stateOf(original, kept) };
    });
  }
}

function stateOf({ text }: Original, kept: Kept | undefined): TranslationState {
  if (!kept) return 'missing';
  if (kept.isDraft) return 'draft';
  return kept.original === text ? 'done' : 'check';
}
