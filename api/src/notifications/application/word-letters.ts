import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import type { Trial } from '../../kernel/connections.js';
import { LANGUAGE, prefixOf } from '../../kernel/languages.js';
import { OwnTexts, type SentText } from '../../kernel/own-texts.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { Tongue, Tongues } from '../../kernel/tongue.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { tongueOfShop, type Wordings } from '../../kernel/wordings.js';
import type { Shop } from '../domain/letters.js';
import { compose, type Mail } from '../domain/mail.js';
import { LetterNotFound } from '../domain/refusals.js';
import type { ShopIdentity, TrialPost } from './ports.js';
import { SHOP_OF_MAILS } from './letter-samples.js';
import { LETTERS, samplesOf, type LetterName } from './sample-letters.js';
import { textsIn, titlesOf, type LetterText } from './letter-texts.js';

export interface ListedLetter {
  name: LetterName;
  subject: string;
  /** Of the subject. */
  language: string;
  languages: string[];
}

/** A letter in one language, as staff words it. */
export interface WordedLetter {
  texts: (LetterText & { original: string; variables: string[]; own: string; alsoIn: LetterName[] })[];
  /** What tells one occasion from another, each the index of an example. */
  samples: string[];
  languages: readonly string[];
}

/** Staff's work on what letters say. */
export class WordLetters {
  private readonly own: OwnTexts;

  constructor(
    private readonly wordings: Wordings,
    private readonly tongues: Tongues,
    private readonly terms: ShopTerms,
    private readonly identity: ShopIdentity,
    private readonly trials: TrialPost,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.own = new OwnTexts(wordings, tongues, audit, unitOfWork);
  }

  /** Every letter, with its subject in the shop's first language, and the languages in which it has words of its own. */
  async list(): Promise<ListedLetter[]> {
    const [kept, [language = LANGUAGE]] = [await this.wordings.of(), (await this.terms.read()).languages];
    const shop = await this.shop(language);
    const keys = await this.keys(shop);
    const subjects = await Promise.all(LETTERS.map(async (name) => (await samplesOf(name, shop))[0]));
    return LETTERS.map((name, at) => ({
      name,
      language,
      subject: subjects[at]?.letter.subject ?? '',
      languages: [...new Set(kept.filter(({ key }) => keys.get(name)?.has(key)).map((one) => one.language))],
    }));
  }

  /** @throws LetterNotFound */
  async one(id: string, language: string): Promise<WordedLetter> {
    const name = this.known(id, language);
    const shop = await this.shop(language);
    const [samples, keys] = [await samplesOf(name, shop), await this.keys(shop)];
    const own = await this.own.kept(language);
    return {
      texts: textsIn(samples).map((text) => ({
        ...text,
        original: this.own.original(language, text.key),
        variables: this.tongues.of(language).variablesOf(text.key),
        own: own.get(text.key) ?? '',
        alsoIn: LETTERS.filter((other) => other !== name && keys.get(other)?.has(text.key)),
      })),
      samples: titlesOf(samples),
      languages: (await this.terms.read()).languages,
    };
  }

  /** The letter as it would be sent with these texts. @throws LetterNotFound, WordingWrong */
  async preview(id: string, language: string, sample: number, sent: readonly SentText[]): Promise<Mail> {
    return compose((await this.sample(id, language, sample, sent)).letter);
  }

  /** Sends it, as it is kept, to whoever asks. @throws LetterNotFound */
  async sendTrial(actor: AuditEntry['actor'], id: string, language: string, sample: number): Promise<Trial> {
    const { letter } = await this.sample(id, language, sample, []);
    const trial = await this.trials.post({ ...letter, to: actor.email });
    const entry = { actor, action: 'adminSendTrialLetter', entity: 'letter', entityId: id };
    await this.unitOfWork.run(() =>
      this.audit.record({ ...entry, changes: { language, worked: trial.worked } }),
    );
    return trial;
  }

  /** Keeps texts in the shop's own words; they hold from the next letter on. @throws LetterNotFound, WordingWrong */
  async save(actor: AuditEntry['actor'], id: string, language: string, sent: readonly SentText[]) {
    const read = await this.read(id, language, sent);
    const entry = { actor, action: 'adminSaveLetter', entity: 'letter', entityId: id };
    await this.own.keep(entry, language, read);
  }

  private async sample(id: string, language: string, at: number, sent: readonly SentText[]) {
    const name = this.known(id, language);
    const read = await this.read(id, language, sent);
    const samples = await samplesOf(name, await this.shop(language, this.own.said(language, read)));
    const sample = samples[at] ?? samples[0];
    if (!sample) throw new LetterNotFound();
    return sample;
  }

  private async read(id: string, language: string, sent: readonly SentText[]): Promise<SentText[]> {
    const samples = await samplesOf(this.known(id, language), await this.shop(language));
    const known = new Map(textsIn(samples).map(({ key, hasLines }) => [key, hasLines]));
    return this.own.read(language, sent, known);
  }

  private known(id: string, language: string): LetterName {
    const name = LETTERS.find((one) => one === id);
    if (!name || !this.tongues.known().includes(language)) throw new LetterNotFound();
    return name;
  }

  /** The shop as its letters in a language know it, with some texts other than they are kept. */
  private async shop(language: string, own?: ReadonlyMap<string, string>): Promise<Shop> {
    const [shop, { languages }] = [await this.identity.read(), await this.terms.read()];
    const kept: Tongue = await tongueOfShop(this.tongues, this.wordings, language);
    return {
      ...shop,
      bankDetails: shop.bankDetails || SHOP_OF_MAILS.bankDetails,
      address: shop.address || SHOP_OF_MAILS.address,
      tongue: own ? kept.reworded(own) : kept,
      prefix: prefixOf(language, languages),
    };
  }

  /** The keys of what each letter says. */
  private async keys(shop: Shop): Promise<ReadonlyMap<LetterName, ReadonlySet<string>>> {
    const all = LETTERS.map(async (name) => {
      const said = (await samplesOf(name, shop)).flatMap((sample) => [...sample.said.keys()]);
      return [name, new Set(said)] as const;
    });
    return new Map(await Promise.all(all));
  }
}
