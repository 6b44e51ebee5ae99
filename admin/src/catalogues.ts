/** What a text is told: `{name}` of its message by the same name. */
export type Told = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A message with values, as the build makes it; `whole` writes a count. */
export type Message = (told: Told, whole: (n: number) => string) => string;

/** A language as its folder has it: its texts by the English sentence, and how it writes. */
export interface Spoken {
  texts: Readonly<Record<string, string | Message>>;
  runs: 'ltr' | 'rtl';
  whole: (n: number) => string;
  /** What stands before decimals: `,`. */
  decimal: string;
  amountIn: (currency: { code: string; sign: string; decimals: number }, amount: number) => string;
  /** As the day is in Greenwich. */
  longDay: (at: Date) => string;
  writeMoment: (at: Date) => string;
  /** Names by ISO 3166-1 alpha-2 and ISO 4217, as far as CLDR knows the language. */
  countries: Readonly<Record<string, string>>;
  currencies: Readonly<Record<string, string>>;
}

/** Put in by the build: each language by its tag, loaded when it is used. */
export const catalogues: Readonly<Record<string, () => Promise<Spoken>>> = {};
