import type { AuditEntry, AuditLog } from './audit.js';
import { LONGEST_WORDING, readWording, WordingWrong } from './own-text.js';
import type { FieldError } from './refusal.js';
import type { Tongues } from './tongue.js';
import type { UnitOfWork } from './unit-of-work.js';
import type { Wordings } from './wordings.js';

export interface SentText {
  key: string;
  /** Empty is what the shop comes with. */
  text: string;
}

/** Texts of letters and papers in the merchant's own words: how they are read, kept and noted. */
export class OwnTexts {
  constructor(
    private readonly wordings: Wordings,
    private readonly tongues: Tongues,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** What the shop comes with. */
  readonly original = (language: string, key: string): string => this.tongues.of(language).text(key) ?? '';

  /** What was sent, in its one form: empty where it is what the shop comes with. `known` are the texts that may be sent, and whether each may have several lines. @throws WordingWrong */
  read(language: string, sent: readonly SentText[], known: ReadonlyMap<string, boolean>): SentText[] {
    const tongue = this.tongues.of(language);
    const errors: FieldError[] = [];
    const wrong = (index: number, message: string) => errors.push({ field: `texts.${index}.text`, message });
    const read = sent.map(({ key, text }, index) => {
      const hasLines = known.get(key);
      const own = readWording(text, hasLines ?? false);
      if (hasLines === undefined) wrong(index, 'There is no such text here');
      else if (sent.findIndex((one) => one.key === key) !== index) wrong(index, 'This text comes twice');
      else if ('message' in own) wrong(index, own.message);
      else {
        const mistake = own.text === '' ? undefined : tongue.mistakeIn(key, own.text);
        if (mistake !== undefined) wrong(index, mistake);
        return { key, text: own.text === tongue.text(key) ? '' : own.text };
      }
      return { key, text: '' };
    });
    if (errors.length > 0) throw new WordingWrong(errors);
    return read;
  }

  /** Each as it is said, for texts that are not kept. */
  said(language: string, read: readonly SentText[]): ReadonlyMap<string, string> {
    return new Map(read.map(({ key, text }) => [key, text || this.original(language, key)]));
  }

  /** Those of a language that are kept, by their keys. */
  async kept(language: string): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.wordings.of([language])).map(({ key, text }) => [key, text]));
  }

  /** Keeps what is other than before; nothing is noted where all is as it was. */
  async keep(entry: Omit<AuditEntry, 'changes'>, language: string, read: readonly SentText[]): Promise<void> {
    await this.unitOfWork.run(async () => {
      const kept = await this.kept(language);
      const changed = read.filter(({ key, text }) => text !== (kept.get(key) ?? ''));
      if (changed.length === 0) return;
      await this.wordings.save(changed.map((one) => ({ ...one, language })));
      // a list: as a member's name, the key of a text about passwords would have it masked
      const texts = changed.map(({ key, text }) => {
        const original = this.original(language, key);
        return { key, from: kept.get(key) ?? original, to: text || original };
      });
      await this.audit.record({ ...entry, changes: { language, texts }, longestText: LONGEST_WORDING });
    });
  }
}
