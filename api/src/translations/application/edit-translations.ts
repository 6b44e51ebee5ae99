import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import { baseOf, LANGUAGE } from '../../kernel/languages.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { Tongues } from '../../kernel/tongue.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  checkedText,
  TranslationWrong,
  type Line,
  type Original,
  type SentText,
  type TextPlace,
} from '../domain/translation.js';
import type { LineQuery, Progress, Translations, Translator } from './ports.js';

type Wanted = Omit<SentText, 'text'>;
const keyOf = ({ kind, owner, field }: TextPlace): string => JSON.stringify([kind, owner, field]);

/** Staff's work on the translations of what the shop sells. */
export class EditTranslations {
  constructor(
    private readonly translations: Translations,
    private readonly translator: Translator,
    private readonly terms: ShopTerms,
    private readonly tongues: Tongues,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The shop's languages, its own first. */
  async languages(): Promise<{ own: string; others: readonly string[] }> {
    const [own = LANGUAGE, ...others] = (await this.terms.read()).languages;
    return { own, others };
  }

  /** The shop's second language, or one that it could have. */
  async second(): Promise<string> {
    const { own, others } = await this.languages();
    return others[0] ?? this.tongues.known().find((tag) => tag !== own) ?? own;
  }

  /** A region of a language that the shop has is told differences alone: of it nothing is missing. */
  async list(query: LineQuery): Promise<{ items: Line[]; total: number }> {
    if (!(await this.hasBase(query.language))) return this.translations.list(query);
    if (query.state === 'missing') return { items: [], total: 0 };
    const { items, total } = await this.translations.list(query);
    return {
      total,
      items: items.map((line) => (line.state === 'missing' ? { ...line, state: 'done' } : line)),
    };
  }

  /** How far each language is. */
  async progress(): Promise<Progress[]> {
    const { others } = await this.languages();
    const rows = await this.translations.progress(others);
    return Promise.all(
      rows.map(async (row) => ((await this.hasBase(row.language)) ? { ...row, missing: 0 } : row)),
    );
  }

  private async hasBase(tag: string): Promise<boolean> {
    const { own, others } = await this.languages();
    return baseOf(tag) !== tag && (baseOf(own) === baseOf(tag) || others.includes(baseOf(tag)));
  }

  /** Takes texts over as a person has written them; empty ones are translated no more. @throws TranslationWrong */
  save(actor: Caller, sent: readonly SentText[]): Promise<number> {
    return this.unitOfWork.run(async () => {
      const known = await this.known(sent);
      const errors: FieldError[] = [];
      const read = sent.map((one, index) => {
        const original = known[index];
        const text = original ? checkedText(one.text, original) : one.text.trim();
        if (typeof text !== 'string') errors.push(at(index, text));
        else if (!original && text !== '')
          errors.push(at(index, { field: 'owner', message: 'The shop has no such text' }));
        return { ...one, text: typeof text === 'string' ? text : '', original: original?.text ?? '' };
      });
      errors.push(...(await this.wrongPlaces(sent)));
      if (errors.length > 0) throw new TranslationWrong(errors);
      const kept = read.filter(({ text }) => text !== '').map((one) => ({ ...one, isDraft: false }));
      const changed =
        (await this.translations.put(kept)) +
        (await this.translations.remove(read.filter(({ text }) => text === '')));
      await this.note(actor, 'adminSaveTranslations', sent, changed);
      return changed;
    });
  }

  /** Has a machine draft texts; nobody sees them in the shop until a person has saved them. @throws DraftsOff, NoDrafts, TranslationWrong */
  async draft(actor: Caller, wanted: readonly Wanted[]): Promise<SentText[]> {
    const errors = await this.wrongPlaces(wanted);
    if (errors.length > 0) throw new TranslationWrong(errors);
    const { own } = await this.languages();
    const known = await this.known(wanted);
    const drafts: (SentText & { original: string; isDraft: boolean })[] = [];
    for (const [language, all] of Map.groupBy(wanted.entries(), ([, one]) => one.language)) {
      const there = all.flatMap(([index, one]) => {
        const original = known[index];
        return original ? [{ one, original }] : [];
      });
      const texts = await this.translator.translate(
        there.map(({ original }) => original.text),
        baseOf(own),
        baseOf(language),
      );
      for (const [index, { one, original }] of there.entries()) {
        const text = checkedText(texts[index] ?? '', original);
        if (typeof text === 'string' && text !== '')
          drafts.push({ ...one, text, original: original.text, isDraft: true });
      }
    }
    await this.unitOfWork.run(async () => {
      const changed = await this.translations.put(drafts);
      await this.note(actor, 'adminDraftTranslations', wanted, changed);
    });
    return drafts.map(({ kind, owner, field, language, text }) => ({ kind, owner, field, language, text }));
  }

  /** The originals in the order of the places; undefined where there is none. */
  private async known(places: readonly TextPlace[]): Promise<(Original | undefined)[]> {
    const found = await this.translations.originals(places);
    const texts = new Map(found.map((one) => [keyOf(one), one]));
    return places.map((place) => texts.get(keyOf(place)));
  }

  private async wrongPlaces(sent: readonly Wanted[]): Promise<FieldError[]> {
    const { own } = await this.languages();
    const known = this.tongues.known();
    const before = new Set<string>();
    return sent.flatMap((one, index) => {
      const { language } = one;
      const key = `${language} ${keyOf(one)}`;
      if (before.has(key)) return [at(index, { field: 'owner', message: 'This text comes twice' })];
      before.add(key);
      if (language === own)
        return [at(index, { field: 'language', message: 'The originals are in this language' })];
      if (!known.includes(language))
        return [at(index, { field: 'language', message: 'The shop does not know this language' })];
      return [];
    });
  }

  private async note(actor: Caller, action: string, sent: readonly Wanted[], changed: number): Promise<void> {
    const [first] = sent;
    const entityId = first && new Set(sent.map(({ owner }) => owner)).size === 1 ? first.owner : '';
    const kinds = [...new Set(sent.map(({ kind, language }) => `${kind} ${language}`))];
    const changes = { texts: sent.length, changed, of: kinds.join(', ') };
    await this.audit.record({ actor, action, entity: 'translation', entityId, changes });
  }
}

const at = (index: number, { field, message }: FieldError): FieldError => ({
  field: `texts.${index}.${field}`,
  message,
});
