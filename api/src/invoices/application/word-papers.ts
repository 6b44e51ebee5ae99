import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import { LANGUAGE } from '../../kernel/languages.js';
import { OwnTexts, type SentText } from '../../kernel/own-texts.js';
import { FREE_TEXTS, lawWordsOf } from '../../kernel/paper-texts.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { Tongues } from '../../kernel/tongue.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { tongueOfShop, type Wordings } from '../../kernel/wordings.js';
import { PAPER_TEXTS, PAPERS, SHOWN_BY, type PaperName, type PaperPlace } from '../domain/paper-texts.js';
import { PaperNotFound } from '../domain/refusals.js';
import type { PackingPrinter } from './packing-papers.js';
import type { CreditNotePrinter, InvoicePrinter, Seller } from './ports.js';
import type { Printed } from './printed-paper.js';
import { samplePaper, type Printers } from './sample-papers.js';

export interface ListedPaper {
  name: PaperName;
  title: string;
  /** Of the title. */
  language: string;
  languages: string[];
}

/** A text of a paper, as staff words it. */
export interface WordedText {
  key: string;
  place: PaperPlace;
  hasLines: boolean;
  original: string;
  /** What own words have to keep. */
  variables: string[];
  /** What they may be told beside it. */
  offered: string[];
  /** What the law wants kept of the original. */
  words: string[];
  own: string;
  alsoIn: PaperName[];
  samples: number[];
}

export interface WordedPaper {
  texts: WordedText[];
  samples: string[];
  languages: readonly string[];
}

const keysOf = (name: PaperName): string[] => PAPER_TEXTS[name].map(({ key }) => key);
const isFree = (key: string): boolean => key in FREE_TEXTS;

/** Staff's work on what papers say. */
export class WordPapers {
  private readonly own: OwnTexts;
  private readonly printers: Printers;

  constructor(
    private readonly wordings: Wordings,
    private readonly tongues: Tongues,
    private readonly terms: ShopTerms,
    private readonly seller: Seller,
    invoices: InvoicePrinter,
    notes: CreditNotePrinter,
    packing: PackingPrinter,
    audit: AuditLog,
    unitOfWork: UnitOfWork,
  ) {
    this.printers = { invoices, notes, packing };
    this.own = new OwnTexts(wordings, tongues, audit, unitOfWork);
  }

  /** Every paper, with its title in the shop's first language, and the languages in which it has words of its own. */
  async list(): Promise<ListedPaper[]> {
    const [kept, [language = LANGUAGE]] = [await this.wordings.of(), (await this.terms.read()).languages];
    const titles = await Promise.all(PAPERS.map((name) => this.titles(name, language)));
    return PAPERS.map((name, at) => ({
      ...{ name, language, title: titles[at]?.[0] ?? '' },
      languages: [
        ...new Set(kept.filter(({ key }) => keysOf(name).includes(key)).map((one) => one.language)),
      ],
    }));
  }

  /** @throws PaperNotFound */
  async one(id: string, language: string): Promise<WordedPaper> {
    const name = this.known(id, language);
    const [own, { languages }] = [await this.own.kept(language), await this.terms.read()];
    const texts = PAPER_TEXTS[name].map(({ key, place }): WordedText => {
      const original = this.own.original(language, key);
      return {
        ...{ key, place, original, hasLines: isFree(key), own: own.get(key) ?? '' },
        variables: this.tongues.of(language).variablesOf(key),
        offered: [...(FREE_TEXTS[key] ?? [])],
        words: lawWordsOf(key, original),
        alsoIn: PAPERS.filter((other) => other !== name && keysOf(other).includes(key)),
        samples: [SHOWN_BY[key] ?? 0],
      };
    });
    return { texts, samples: await this.titles(name, language), languages };
  }

  /** The paper about something made up, with these texts. @throws PaperNotFound, WordingWrong */
  async preview(id: string, language: string, sample: number, sent: readonly SentText[]): Promise<Printed> {
    const name = this.known(id, language);
    const unkept = this.own.said(language, this.read(name, language, sent));
    const shop = { ...(await this.seller.read()), languages: [language] };
    return {
      fileName: `${name}.pdf`,
      bytes: await samplePaper(name, sample, shop, this.printers, unkept),
    };
  }

  /** Keeps texts in the shop's own words; they hold from the next paper on. @throws PaperNotFound, WordingWrong */
  async save(actor: AuditEntry['actor'], id: string, language: string, sent: readonly SentText[]) {
    const read = this.read(this.known(id, language), language, sent);
    const entry = { actor, action: 'adminSavePaper', entity: 'paper', entityId: id };
    await this.own.keep(entry, language, read);
  }

  private read(name: PaperName, language: string, sent: readonly SentText[]): SentText[] {
    const known = new Map(keysOf(name).map((key) => [key, isFree(key)]));
    return this.own.read(language, sent, known);
  }

  /** What its examples are called, the first one first. */
  private async titles(name: PaperName, language: string): Promise<string[]> {
    const tongue = await tongueOfShop(this.tongues, this.wordings, language);
    return PAPER_TEXTS[name]
      .filter(({ place }) => place === 'title')
      .map(({ key }) => tongue.say(key, { number: '' }).replaceAll(/\s+/gu, ' ').trim());
  }

  private known(id: string, language: string): PaperName {
    const name = PAPERS.find((one) => one === id);
    if (!name || !this.tongues.known().includes(language)) throw new PaperNotFound();
    return name;
  }
}
