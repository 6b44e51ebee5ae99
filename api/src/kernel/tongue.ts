/** What a message is told: amounts and days come written, whole numbers as numbers. */
export type Told = Readonly<Record<string, string | number | boolean>>;

/** A language in which the shop writes to people: its messages, and how it writes amounts and days. */
export interface Tongue {
  /** BCP 47, the language alone: `fr`. */
  readonly tag: string;
  readonly runs: 'ltr' | 'rtl';
  /** A text by its key, such as `mails.reset.subject`. @throws Error for a key or a value that is missing: a bug */
  say(key: string, told?: Told): string;
  /** The keys of an area, `mails` or `papers`. */
  keys(area: string): string[];
  /** That text as this language comes with it, before it is told anything; undefined for a key that there is not. */
  text(key: string): string | undefined;
  /** What that text wants to be told, each by its name; none for a key that there is not. */
  variablesOf(key: string): string[];
  /** Why somebody's own text cannot stand for that of a key, as a sentence; undefined where it can. */
  mistakeIn(key: string, own: string): string | undefined;
  /** The same language with somebody's own texts for some keys; what cannot stand there is passed over. */
  reworded(own: ReadonlyMap<string, string>): Tongue;
  /** An English sentence, or a label, in this language; as it is where nobody has translated it. */
  sentence(english: string): string;
  /** What a rule of the integrity page names, and what it says is wrong with it. */
  finding(english: string): string;
  /** A label of a receipt: `List price`, or a rate such as `VAT 19%`. */
  rate(label: string): string;
  /** What stands above a column of a file that people read, as the panel calls it. */
  heading(english: string): string;
  /** A number with as many decimals as it has: `9.975`. */
  number(n: number): string;
  /** Smallest units of a currency (ISO 4217), with the decimals of that currency. */
  amount(currency: string, smallest: number): string;
  /** A day by its ISO date: `2026-11-28`. */
  day(iso: string): string;
  /** The same with its weekday, where the language's letters write one. */
  fullDay(iso: string): string;
  /** The name of a country by ISO 3166-1 alpha-2; `english` where the language has none. */
  country(code: string, english: string): string;
}

/** The languages that the shop can write. */
export abstract class Tongues {
  /** Their tags, English first. */
  abstract known(): readonly string[];
  /** English where `tag` is not known. */
  abstract of(tag: string): Tongue;
}

let ofTheWorkAtHand: () => string | undefined = () => undefined;

/** The language that the caller asks to be answered in; undefined where the call does not say, or a job was begun by nobody. */
export const callersLanguage = (): string | undefined => ofTheWorkAtHand();

/** For the platform alone, which keeps what is known of the work at hand. */
export function hearBy(source: () => string | undefined): void {
  ofTheWorkAtHand = source;
}
