import { baseOf, LANGUAGE, offeredLanguages } from '../../kernel/languages.js';
import { FREE_TEXTS, lostLawWords } from '../../kernel/paper-texts.js';
import { hearBy, type Told, type Tongue, Tongues } from '../../kernel/tongue.js';
import { countryCode, countryName } from '../../kernel/world/countries.js';
import { currentRequest } from '../logging/log.js';
import { factsOf, panelWords, regional, textsOf, translated } from './folders.js';
import { Message, type Filling } from './message.js';
import { Sentences } from './sentences.js';
import { mistakeIn } from './wording.js';
import { ENGLISH, englishOf, writingOf, type Writing } from './writing.js';

const AREAS = ['mails', 'papers'] as const;

const isEnglish = (tag: string): boolean => baseOf(tag) === LANGUAGE;

function writingIn(tag: string): typeof ENGLISH {
  if (isEnglish(tag)) return tag === LANGUAGE ? ENGLISH : englishOf(factsOf(tag));
  const own = writingOf(factsOf(tag) as Writing);
  return { ...own, fullDay: own.day };
}

class Spoken implements Tongue {
  private readonly messages = new Map<string, Message>();
  private readonly own: ReadonlyMap<string, string> = new Map();
  private readonly texts: ReadonlyMap<string, string>;
  private readonly sentences: Sentences;
  private findings: Sentences | undefined;
  private headings: ReadonlyMap<string, string> | undefined;
  private readonly filling: Filling;
  private readonly writing: typeof ENGLISH;
  private readonly countries: Intl.DisplayNames;
  readonly runs: 'ltr' | 'rtl';

  constructor(readonly tag: string) {
    const facts = factsOf(tag);
    this.writing = writingIn(tag);
    this.runs = facts.dir ?? 'ltr';
    this.filling = { plurals: facts.plurals, whole: this.writing.whole };
    const country = (english: string) => {
      const code = countryCode(english);
      return code ? this.country(code, english) : english;
    };
    const called = (english: string) => this.heading(english);
    const texts = textsOf(tag, 'sentences');
    this.sentences = new Sentences(texts, this.filling, country, this.writing.amount, called);
    this.countries = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
    this.texts = new Map([
      ...Object.keys(FREE_TEXTS).map((key) => [key, ''] as const),
      ...AREAS.flatMap((area) =>
        Object.entries(textsOf(tag, area)).map(([key, text]) => [`${area}.${key}`, text] as const),
      ),
    ]);
  }

  say(key: string, told: Told = {}): string {
    const text = this.own.get(key) ?? this.texts.get(key);
    if (text === undefined) throw new Error(`${this.tag} has no text ${key}`);
    const message = this.messages.get(key) ?? new Message(text);
    this.messages.set(key, message);
    return message.fill(told, this.filling);
  }

  keys(area: string): string[] {
    return [...this.texts.keys()].filter((key) => key.startsWith(`${area}.`));
  }

  text(key: string): string | undefined {
    return this.texts.get(key);
  }

  variablesOf(key: string): string[] {
    return [...new Message(this.texts.get(key) ?? '').wanted];
  }

  mistakeIn(key: string, own: string): string | undefined {
    const text = this.texts.get(key);
    if (text === undefined) return 'There is no such text';
    const words = lostLawWords(key, text, own);
    const mistake = mistakeIn(text, own, FREE_TEXTS[key]);
    return mistake ?? (words === undefined ? undefined : `The law wants these words kept: ${words}`);
  }

  reworded(own: ReadonlyMap<string, string>): Tongue {
    const usable = [...own].filter(([key, text]) => this.mistakeIn(key, text) === undefined);
    const mine = { own: new Map([...this.own, ...usable]), messages: new Map<string, Message>() };
    return usable.length === 0 ? this : Object.assign(Object.create(this) as Spoken, mine);
  }

  sentence(english: string): string {
    return this.sentences.translate(english);
  }

  finding(english: string): string {
    this.findings ??= new Sentences(textsOf(this.tag, 'findings'), this.filling);
    return this.findings.translate(english);
  }

  rate(label: string): string {
    const [, name, percent] = RATE.exec(label) ?? [];
    if (!name) return this.sentence(label);
    return this.say('papers.rate', { name: this.sentence(name), percent: this.number(Number(percent)) });
  }

  heading(english: string): string {
    this.headings ??= panelWords(this.tag);
    return this.headings.get(english) ?? english;
  }

  number(n: number): string {
    return this.writing.number(n);
  }

  amount(currency: string, smallest: number): string {
    return this.writing.amount(currency, smallest);
  }

  day(iso: string): string {
    return this.writing.day(iso);
  }

  fullDay(iso: string): string {
    return this.writing.fullDay(iso);
  }

  country(code: string, english: string): string {
    return (!isEnglish(this.tag) && this.countries.of(code)) || english;
  }
}

/** `VAT 19%`, as receipts name a rate. */
const RATE = /^(.+) (\d+(?:\.\d+)?)%$/;

const spoken = new Map<string, Tongue>();
let tags: readonly string[] | undefined;

export const knownTongues = (): readonly string[] => (tags ??= [LANGUAGE, ...translated(), ...regional()]);

/** English where `tag` is not known; each is read from its folder once, when somebody first needs it. */
export function tongueOf(tag: string): Tongue {
  const known = knownTongues().includes(tag) ? tag : LANGUAGE;
  const tongue = spoken.get(known) ?? new Spoken(known);
  spoken.set(known, tongue);
  return tongue;
}

const askedFor = (): string => currentRequest.getStore()?.language ?? LANGUAGE;

/** A sentence of the shop in the language that the running call asks for; English where it asks for none. */
export function said(english: string): string {
  const language = askedFor();
  return language === LANGUAGE ? english : tongueOf(language).sentence(english);
}

/** What the integrity page has found, the same way. */
export const findingSaid = (english: string): string => tongueOf(askedFor()).finding(english);

/** A label of a receipt, the same way: one of the shop's own, or a rate. */
export const labelSaid = (english: string): string => tongueOf(askedFor()).rate(english);

/** What stands above a column of a file that people read, the same way. */
export const headingSaid = (english: string): string => tongueOf(askedFor()).heading(english);

/** A country by its ISO 3166-1 alpha-2 code, as the running call's language names it; in English where it asks for none. */
export const countrySaid = (code: string): string => tongueOf(askedFor()).country(code, countryName(code));

/** The languages by the folders of this repository. */
export class FolderTongues implements Tongues {
  constructor() {
    hearBy(() => currentRequest.getStore()?.language);
  }

  known(): readonly string[] {
    return knownTongues();
  }

  of(tag: string): Tongue {
    return tongueOf(tag);
  }
}

/** As a region has it where the shop is offered so, else the language alone. */
function heardAs(range: string): string | undefined {
  const wanted = range.trim().toLowerCase();
  const region = offeredLanguages().find((tag) => tag.toLowerCase() === wanted);
  return [region, baseOf(wanted)].find((tag) => tag !== undefined && knownTongues().includes(tag));
}

interface Wish {
  /** `*` is any that no other wish names. */
  tag: string;
  q: number;
}

/**
 * The best of what `Accept-Language` asks for: `fr-CA, de;q=0.8`; undefined where that is the shop's own, or none that is known. What is refused
 * (`fr;q=0, *`) is left out, the shop's own as well (RFC 9110, 12.5.4).
 */
export function askedLanguage(header: string | undefined): string | undefined {
  if (!header || header.length > 500) return undefined;
  const wishes = header.split(',').map(wishOf);
  const best = wishes
    .filter(({ tag, q }) => q > 0 && tag !== '')
    .reduce<Wish | undefined>((before, one) => (before && before.q >= one.q ? before : one), undefined);
  if (best?.tag !== '*') return best?.tag;
  const named = new Set(wishes.map(({ tag }) => tag));
  const isFree = (tag: string) => !named.has(tag) && !named.has(baseOf(tag));
  const [own = ''] = offeredLanguages();
  return isFree(own)
    ? undefined
    : offeredLanguages().find((tag) => isFree(tag) && knownTongues().includes(baseOf(tag)));
}

function wishOf(part: string): Wish {
  const [range = '', ...parameters] = part.trim().split(';');
  const q = parameters.map((one) => /^\s*q=([\d.]+)\s*$/i.exec(one)?.[1]).find((one) => one !== undefined);
  return { tag: range.trim() === '*' ? '*' : (heardAs(range) ?? ''), q: q === undefined ? 1 : Number(q) };
}
